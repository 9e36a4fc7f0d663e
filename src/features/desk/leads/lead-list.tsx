import { useRef } from "react";
import { Link, useLocation } from "react-router";
import { leadKindNames, leadStatusNames } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import { partnerName } from "#content/partners/listed-partners.ts";
import type { LeadInList, LeadStatus } from "#contracts/desk/leads.ts";
import { dayBefore, formatDate, today } from "#wording/dates.ts";
import { formatUsd } from "#wording/numbers.ts";
import { dayOf, formatDayOfWeek, formatTime } from "#wording/times.ts";
import { personName } from "../data/names.ts";
import { DueMark } from "../shell/due-mark.tsx";
import { EmailAddress } from "../shell/email-address.tsx";
import { ListPages } from "../shell/list-pages.tsx";
import { useKeys } from "../use-keys.ts";
import type { OpenedFrom } from "./leads-query.ts";
import { waitsInWords } from "./waits.ts";

/** Rows under the day they are due, or else the day they arrived. j and k move the focus, Enter opens the focused row. */
export function LeadList(props: {
  leads: readonly LeadInList[];
  after: string | null;
  busy: boolean;
  me: string | undefined;
  /** How the rows are grouped, by how the list is sorted. */
  group: Grouping;
  /** The ids of the chosen rows; undefined while none can be chosen. */
  chosen: ReadonlySet<string> | undefined;
  onChosen: (chosen: ReadonlySet<string>) => void;
}) {
  const list = useRef<HTMLDivElement>(null);

  function move(step: 1 | -1) {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(".lead-name") ?? [])];
    const at = rows.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? rows[0] : rows[at + step];
    next?.focus({ preventScroll: true });
    next?.closest("li")?.scrollIntoView({ block: "nearest" });
  }
  function choose(id: string) {
    const next = new Set(props.chosen);
    if (!next.delete(id)) next.add(id);
    props.onChosen(next);
  }
  useKeys({
    v: () => {
      const id = document.activeElement?.id.replace(/^lead-/, "");
      if (props.leads.some((lead) => lead.id === id)) choose(id ?? "");
    },
    j: () => move(1),
    k: () => move(-1),
    Escape: () => (document.activeElement as HTMLElement | null)?.blur(),
  });

  return (
    <>
      <div ref={list} className="lead-days" aria-busy={props.busy}>
        {grouped(props.leads, props.group).map(({ key, heading, isDue, leads }) => (
          <section key={key} className="lead-day" data-due={isDue} aria-labelledby={`day-${key}`}>
            <h2 id={`day-${key}`}>{heading}</h2>
            <ol>
              {leads.map((lead) => (
                <LeadRow
                  key={lead.id}
                  lead={lead}
                  me={props.me}
                  dated={isDue || props.group === "amount"}
                  isChosen={props.chosen?.has(lead.id)}
                  onChoose={() => choose(lead.id)}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
      <ListPages after={props.after} older="Next page" newer="Previous page" />
    </>
  );
}

function LeadRow(props: {
  lead: LeadInList;
  me: string | undefined;
  /** Shows the day of arrival, because the row is not under it. */
  dated: boolean;
  /** Undefined while rows cannot be chosen. */
  isChosen: boolean | undefined;
  onChoose: () => void;
}) {
  const { lead, me } = props;
  const waits = waitsInWords(lead);
  const { id, name, practiceName, email, kind, partner, owner, nextStep } = lead;
  const { search, state } = useLocation();
  return (
    <li className="lead-row" data-status={lead.status} data-choosing={props.isChosen !== undefined}>
      {props.isChosen === undefined ? null : (
        <input
          type="checkbox"
          className="lead-choice"
          aria-label={`Choose ${name ?? email}`}
          checked={props.isChosen}
          onChange={props.onChoose}
        />
      )}
      <time dateTime={new Date(lead.createdAt).toISOString()}>
        {props.dated ? (
          <>
            <span className="lead-arrived">arrived </span>
            {formatDate(dayOf(lead.createdAt, firmTimeZone), "short")}
          </>
        ) : (
          formatTime(lead.createdAt, firmTimeZone)
        )}
      </time>
      <p className="lead-who">
        <Link
          id={`lead-${id}`}
          to={`/desk/leads/${id}`}
          state={{ list: { search, state } } satisfies OpenedFrom}
          className="lead-name"
        >
          {name ?? <EmailAddress address={email} />}
        </Link>{" "}
        <span className="lead-practice">{practiceName}</span>
      </p>
      <p className="lead-kind">
        {leadKindNames[kind]}
        {lead.state ? <span>, {lead.state}</span> : null}
        {partner ? <span> via {partnerName(partner)}</span> : null}
      </p>
      <p className="lead-owner">
        {owner === null ? <span>No owner</span> : owner.id === me ? "Me" : personName(owner)}
      </p>
      <p className="lead-status">
        <Status status={lead.status} />
      </p>
      <p className="lead-amount">
        {lead.estimatedCredit === null ? null : formatUsd(lead.estimatedCredit)}
        {lead.verdict ? (
          <small data-verdict={lead.verdict}>{verdictNames[lead.verdict]}</small>
        ) : null}
      </p>
      {lead.firstLine || waits ? (
        <p className="lead-line">
          {waits ? <span className="lead-waits">{waits}</span> : null} {lead.firstLine}
        </p>
      ) : null}
      {nextStep ? (
        <p className="lead-step">
          {nextStep.text} <DueMark on={nextStep.on} />
        </p>
      ) : null}
    </li>
  );
}

/** The verdict of the answer that the visitor read, short enough for a row. */
const verdictNames = {
  "worth-it": "worth a conversation",
  "maybe-together": "maybe several years",
  "probably-not": "probably not",
  "as-described": "probably not as described",
};

export type Grouping = "day" | "next-step" | "amount";

interface Group {
  key: string;
  heading: string;
  /** By the date of the next step, not by arrival. */
  isDue: boolean;
}

/** The groups of the list, in the order in which the server sent the leads. */
function grouped(leads: readonly LeadInList[], grouping: Grouping) {
  const groups = new Map<string, Group & { leads: LeadInList[] }>();
  for (const lead of leads) {
    const group = groupOf(lead, grouping);
    const known = groups.get(group.key) ?? { ...group, leads: [] };
    known.leads.push(lead);
    groups.set(group.key, known);
  }
  return [...groups.values()];
}

function groupOf({ nextStep, createdAt, estimatedCredit }: LeadInList, grouping: Grouping): Group {
  const now = today(firmTimeZone);
  if (grouping === "amount")
    return estimatedCredit === null
      ? { key: "no-amount", heading: "Without an amount", isDue: false }
      : { key: "amount", heading: "By amount", isDue: false };
  if (nextStep && (grouping === "next-step" || nextStep.on <= now)) {
    const { on } = nextStep;
    if (on < now) return { key: "overdue", heading: "Overdue", isDue: true };
    const heading = on === now ? "Due today" : `Due ${formatDate(on, "short")}`;
    return { key: `due-${on}`, heading, isDue: true };
  }
  const day = dayOf(createdAt, firmTimeZone);
  return { key: day, heading: dayInWords(day), isDue: false };
}

function dayInWords(day: string): string {
  const now = today(firmTimeZone);
  if (day === now) return "Today";
  if (day === dayBefore(now)) return "Yesterday";
  return formatDayOfWeek(day, now.slice(0, 4));
}

/** A status in words, beside a ring that fills from New to Client. */
function Status({ status }: { status: LeadStatus }) {
  return (
    <span className="lead-status-mark" data-status={status}>
      {leadStatusNames[status]}
    </span>
  );
}
