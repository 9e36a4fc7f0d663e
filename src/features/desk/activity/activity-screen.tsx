import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import {
  desk,
  deskLead,
  deskYourSignIn,
  leadStatusNames,
  deskActivity as words,
} from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import { type AuditEntry, auditAnswer } from "#contracts/desk/audit.ts";
import { deskAuditPath, deskTeamPath } from "#contracts/desk/endpoints.ts";

import { teamAnswer } from "#contracts/desk/team.ts";
import { formatDate } from "#wording/dates.ts";
import { formatMoment } from "#wording/times.ts";
import { answerQuery } from "../data/desk-api.ts";
import { pick, useFilters } from "../data/use-filters.ts";
import { ListPages } from "../shell/list-pages.tsx";
import { Empty, Ready } from "../shell/states.tsx";

type Names = Readonly<Record<string, string>>;

/** The audit log, for admins: who did what, and when. It contains no visitor's name or address. */
export function ActivityScreen() {
  const { query, searchWith } = useFilters();
  const page = pick(query, ["subject", "after"]);
  const log = useQuery(answerQuery(`${deskAuditPath}?${page}`, auditAnswer));
  const team = useQuery(answerQuery(deskTeamPath, teamAnswer));
  const people = Object.fromEntries(team.data?.members.map(({ id, email }) => [id, email]) ?? []);
  return (
    <>
      <div className="desk-title">
        <h1>{words.heading}</h1>
        {query.get("subject") ? <Link to={{ search: "" }}>{words.all}</Link> : null}
      </div>
      <p className="mb-4 text-ink-2">{words.about}</p>
      <Ready query={log}>
        {({ entries, after }) =>
          entries.length === 0 ? (
            <Empty heading={words.none}>
              <p>{words.noneText}</p>
            </Empty>
          ) : (
            <>
              <ol className="desk-activity">
                {entries.map((entry) => (
                  <li key={entry.id}>
                    <time dateTime={new Date(entry.at).toISOString()}>
                      {formatMoment(entry.at, firmTimeZone)}
                    </time>
                    <p>
                      <strong>
                        {entry.userEmail ?? (entry.details.reason ? words.server : words.terminal)}
                      </strong>{" "}
                      {words.actions[entry.action] ?? entry.action}
                      <Details entry={entry} people={people} />
                    </p>
                    <p>
                      {entry.subject ? (
                        <Link to={{ search: searchWith({ subject: entry.subject, after: "" }) }}>
                          {words.one}
                        </Link>
                      ) : null}
                      {entry.subject && isOpenLead(entry) ? (
                        <Link to={`/desk/leads/${entry.subject}`}>{words.openLead}</Link>
                      ) : null}
                      {entry.subject && isOpenIssue(entry) ? (
                        <Link to={`/desk/newsletter/${entry.subject}`}>{words.openIssue}</Link>
                      ) : null}
                    </p>
                  </li>
                ))}
              </ol>
              <ListPages after={after} older={words.older} newer={words.newest} />
            </>
          )
        }
      </Ready>
    </>
  );
}

function isOpenLead({ action }: AuditEntry): boolean {
  return /^(lead-(?!erased)|message-)/.test(action);
}

function isOpenIssue({ action }: AuditEntry): boolean {
  return /^newsletter-(?!deleted)/.test(action);
}

/** `status was New, status Contacted`. */
function Details({ entry, people }: { entry: AuditEntry; people: Names }) {
  const text = Object.entries(entry.details)
    .filter(([, value]) => value !== null && value !== false)
    .map(([name, value]) => `${words.details[name] ?? name} ${inWords(name, value, people)}`.trim())
    .join(", ");
  return text ? <span> ({text})</span> : null;
}

function inWords(name: string, value: AuditEntry["details"][string], people: Names): string {
  const names: Names = {
    ...(name === "by" && deskYourSignIn.ways),
    ...(name === "role" && desk.account.roles),
    ...(name === "purpose" && deskLead.purposes),
    ...(name === "reason" && words.reasons),
    ...(name.startsWith("status") && leadStatusNames),
    ...(name.startsWith("owner") && people),
  };
  if (name.startsWith("nextStep")) return formatDate(`${value}`, "short");
  if (name === "at") return `${value}`.replace("T", ", ");
  return value === true ? "" : (names[`${value}`] ?? `${value}`);
}
