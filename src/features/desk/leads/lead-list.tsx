import { useEffect, useRef } from "react";
import { deskLeads } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import {
  type LeadInList,
  type LeadStatus,
  leadKindNames,
  leadStatusNames,
} from "#contracts/desk/leads.ts";
import { dayBefore, today } from "#wording/dates.ts";
import { formatUsd } from "#wording/numbers.ts";
import { dayOf, formatDayOfWeek, formatTime } from "#wording/times.ts";
import { useAddress } from "../address.ts";
import { useSession } from "../session.ts";
import { DeskLink } from "../shell/desk-link.tsx";
import { EmailAddress } from "../shell/email-address.tsx";
import { ListPages } from "../shell/list-pages.tsx";
import { useKeys } from "../use-keys.ts";
import { rememberList, rememberOpened, takeOpened } from "./lead-trail.ts";

const words = deskLeads;

/** Rows under their day, the newest first. j and k move the focus, Enter follows it. */
export function LeadList(props: {
  leads: readonly LeadInList[];
  after: string | null;
  busy: boolean;
}) {
  const { leads, after, busy } = props;
  const list = useRef<HTMLDivElement>(null);
  const address = useAddress();

  useEffect(() => {
    rememberList(
      location.pathname + location.search,
      leads.map(({ id }) => id),
    );
    const opened = takeOpened();
    if (opened) document.getElementById(`lead-${opened}`)?.focus();
  }, [leads]);

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
      <div ref={list} className="lead-days" aria-busy={busy}>
        {byDay(leads).map(({ day, leads: ofDay }) => (
          <section key={day} className="lead-day" aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`}>{dayInWords(day)}</h2>
            <ol>
              {ofDay.map((lead) => (
                <LeadRow key={lead.id} lead={lead} />
              ))}
            </ol>
          </section>
        ))}
      </div>
      {address ? (
        <ListPages address={address} after={after} older={words.older} newer={words.newer} />
      ) : null}
    </>
  );
}

function LeadRow({ lead }: { lead: LeadInList }) {
  const { id, name, practiceName, email, kind, partner, owner } = lead;
  const { user } = useSession();
  return (
    <li className="lead-row" data-status={lead.status}>
      <time dateTime={new Date(lead.createdAt).toISOString()}>
        {formatTime(lead.createdAt, firmTimeZone)}
      </time>
      <p className="lead-who">
        <DeskLink
          id={`lead-${id}`}
          href={`/desk/leads/${id}`}
          className="lead-name"
          onClick={() => rememberOpened(id)}
        >
          {name ?? <EmailAddress address={email} />}
        </DeskLink>{" "}
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
        {owner === null ? (
          <span>{words.noOwner}</span>
        ) : owner.id === user?.id ? (
          words.me
        ) : (
          owner.email
        )}
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

/** Leads under the day they came, in the firm's time zone. */
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

/** A status as a word beside a ring that fills on the way from New to Client. */
function Status({ status }: { status: LeadStatus }) {
  return (
    <span className="status" data-status={status}>
      {leadStatusNames[status]}
    </span>
  );
}
