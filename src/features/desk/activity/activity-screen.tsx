import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { deskApiPath } from "#contracts/desk/api.ts";
import { type AuditEntry, auditActionNames } from "#contracts/desk/audit.ts";
import { deskQuery } from "../data/desk-api.ts";
import { firmMoment } from "../data/firm-time.ts";
import { personName } from "../data/names.ts";
import { pick, useDaysAreReversed, useFilters } from "../data/use-filters.ts";
import { ExportLink } from "../shell/export-link.tsx";
import { Filters } from "../shell/filters.tsx";
import { ListScreen } from "../shell/list-screen.tsx";
import { actionInWords, entryInWords, kindOfSubject } from "./entry-in-words.ts";

const filters = ["subject", "user", "action", "from", "to"];

/** The audit log, for admins: who did what, to whom, and when. */
export function ActivityScreen() {
  const { query } = useFilters();
  const filtered = pick(query, filters);
  const log = useQuery({
    ...deskQuery("audit", { query: pick(query, [...filters, "after"]) }),
    enabled: !useDaysAreReversed(),
  });
  const team = useQuery(deskQuery("team")).data?.members ?? [];
  const colleagues = Object.fromEntries(team.map((one) => [one.id, personName(one)]));
  return (
    <ListScreen
      title="Activity"
      tools={
        <ExportLink href={deskApiPath("auditCsv", { query: filtered })}>Export CSV</ExportLink>
      }
      about="Every look at a person, export, change, erasure and newsletter sent, with who did it. Nobody can edit it. Entries are kept for 25 months."
      filters={
        <search className="mt-4 flex flex-wrap items-end gap-3 *:min-w-0 *:flex-[1_1_10rem] lg:*:flex-[0_1_14rem]">
          <Filters
            of={[
              {
                name: "user",
                label: "Colleague",
                all: "Anybody",
                options: team.map((one) => ({ value: one.id, label: personName(one) })),
              },
              {
                name: "action",
                label: "Action",
                all: "Any action",
                options: auditActionNames.map((value) => ({ value, label: actionInWords(value) })),
              },
              "days",
            ]}
          />
          {/* Its place is kept, so that the fields do not move when it appears. */}
          <Link
            to={{ search: "" }}
            className={`min-h-11 items-center text-sm underline ${filtered.size > 0 ? "inline-flex" : "hidden lg:invisible lg:inline-flex"}`}
          >
            Show everything
          </Link>
        </search>
      }
      query={log}
      rows={({ entries }) => entries}
      empty={{
        heading: filtered.size > 0 ? "Nothing matches" : "Nothing has happened yet",
        text: "What the team does at the desk is written down here.",
      }}
      pagesOf="entries"
    >
      {({ entries }) => (
        <ol className="desk-activity">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} colleagues={colleagues} />
          ))}
        </ol>
      )}
    </ListScreen>
  );
}

function Entry(props: { entry: AuditEntry; colleagues: Readonly<Record<string, string>> }) {
  const { at, action, by, subject, whose, details } = props.entry;
  const { query, searchWith } = useFilters();
  const words = entryInWords(props.entry, props.colleagues);
  const who = by ? personName(by) : details.reason ? "The website" : "Somebody at the terminal";
  const kind = kindOfSubject(action);
  const page =
    kind === "person" && whose !== null
      ? `/desk/leads/${subject}`
      : kind === "newsletter" && action !== "newsletter-deleted"
        ? `/desk/newsletter/${subject}`
        : undefined;
  return (
    <li className="grid gap-x-6 gap-y-0.5 border-line-strong border-t border-dashed py-2 lg:grid-cols-[12rem_minmax(0,1fr)_auto] lg:items-baseline">
      <time dateTime={new Date(at).toISOString()} className="text-ink-3 text-sm">
        {firmMoment(at)}
      </time>
      <p className="wrap-anywhere">
        <strong className="font-semibold">{who}</strong> {words.before}
        {page ? <Link to={page}>{words.whom}</Link> : words.whom}
        {words.after}
        {words.details ? <span className="text-ink-3 text-sm">, {words.details}</span> : null}
      </p>
      {subject && !query.has("subject") ? (
        <p>
          <Link
            to={{ search: searchWith({ subject, after: "" }) }}
            className="inline-block min-h-6 text-ink-3 text-sm"
          >
            Only about this {kind}
          </Link>
        </p>
      ) : null}
    </li>
  );
}
