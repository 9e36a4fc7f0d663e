import { useRef } from "react";
import { Link, useLocation } from "react-router";
import { deskLeads, leadKindNames, leadStatusNames } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import type { LeadInList, LeadStatus } from "#contracts/desk/leads.ts";
import { dayBefore, today } from "#wording/dates.ts";
import { formatUsd } from "#wording/numbers.ts";
import { dayOf, formatDayOfWeek, formatTime } from "#wording/times.ts";
import { EmailAddress } from "../shell/email-address.tsx";
import { ListPages } from "../shell/list-pages.tsx";
import { useKeys } from "../use-keys.ts";
import type { OpenedFrom } from "./leads-query.ts";

const words = deskLeads;

/** Rows grouped by day, the newest first. j and k move the focus, Enter opens the focused row. */
export function LeadList(props: {
  leads: readonly LeadInList[];
  after: string | null;
  busy: boolean;
  me: string | undefined;
}) {
  const list = useRef<HTMLDivElement>(null);

  function move(step: 1 | -1) {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(".lead-name") ?? [])];
    const at = rows.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? rows[0] : rows[at + step];
    next?.focus({ preventScroll: true });
    next?.closest("li")?.scrollIntoView({ block: "nearest" });
  }
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    Escape: () => (document.activeElement as HTMLElement | null)?.blur(),
  });

  return (
    <>
      <div ref={list} className="lead-days" aria-busy={props.busy}>
        {byDay(props.leads).map(({ day, leads: ofDay }) => (
          <section key={day} className="lead-day" aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`}>{dayInWords(day)}</h2>
            <ol>
              {ofDay.map((lead) => (
                <LeadRow key={lead.id} lead={lead} me={props.me} />
              ))}
            </ol>
          </section>
        ))}
      </div>
      <ListPages after={props.after} older={words.older} newer={words.newer} />
    </>
  );
}

function LeadRow({ lead, me }: { lead: LeadInList; me: string | undefined }) {
  const { id, name, practiceName, email, kind, partner, owner } = lead;
  const { search, state } = useLocation();
  return (
    <li className="lead-row" data-status={lead.status}>
      <time dateTime={new Date(lead.createdAt).toISOString()}>
        {formatTime(lead.createdAt, firmTimeZone)}
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
        {partner ? (
          <span>
            {" "}
            {words.via} {partner}
          </span>
        ) : null}
      </p>
      <p className="lead-owner">
        {owner === null ? <span>{words.noOwner}</span> : owner.id === me ? words.me : owner.email}
      </p>
      <p className="lead-status">
        <Status status={lead.status} />
      </p>
      <p className="lead-amount">
        {lead.estimatedCredit === null ? null : formatUsd(lead.estimatedCredit)}
      </p>
    </li>
  );
}

/** Leads grouped by the day they arrived, in the firm's time zone. */
function byDay(leads: readonly LeadInList[]): { day: string; leads: LeadInList[] }[] {
  const days = new Map<string, LeadInList[]>();
  for (const lead of leads) {
    const day = dayOf(lead.createdAt, firmTimeZone);
    days.set(day, [...(days.get(day) ?? []), lead]);
  }
  return [...days].map(([day, ofDay]) => ({ day, leads: ofDay }));
}

function dayInWords(day: string): string {
  const now = today(firmTimeZone);
  if (day === now) return words.today;
  if (day === dayBefore(now)) return words.yesterday;
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
