import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { bookingSubjects } from "#content/desk.ts";
import type { DeskCall } from "#contracts/desk/calls.ts";
import { counted } from "#wording/counts.ts";
import { deskQuery } from "../data/desk-api.ts";
import { firmDay, firmTime, firmToday } from "../data/firm-time.ts";
import { personName } from "../data/names.ts";
import { estimateInWords } from "../data/person-in-words.ts";
import { useUser } from "../data/session.ts";
import { telephoneHref } from "../data/telephone.ts";
import { CallMarks } from "./call-buttons.tsx";

/** More than these are folded. */
const mostShown = 3;

const sheet =
  "mt-3 mb-4 rounded-sheet border border-line-strong bg-sheet px-4 py-3 [overflow-wrap:anywhere]";

/** Today's calls of everyone, above the list of leads. */
export function TodaysCalls() {
  const { data } = useQuery({ ...deskQuery("calls"), refetchOnWindowFocus: true });
  const user = useUser();
  if (!data) return null;
  const now = firmToday();
  const calls = data.calls.filter(({ start }) => firmDay(start) === now);
  const open = data.calls.filter(({ start }) => firmDay(start) < now).length;
  if (data.calls.length === 0 && !data.hasHours)
    return user?.role === "admin" ? (
      <p className={sheet}>
        Nobody has hours yet, so visitors are offered no times for a call.{" "}
        <Link to="/desk/hours" className="call-link">
          Set hours
        </Link>
      </p>
    ) : null;
  // Folded, the next ones stay in sight.
  const next = calls.filter(({ status }) => status === "booked").slice(0, mostShown);
  const shown = calls.length > mostShown ? next : calls;
  const folded = calls.filter((call) => !shown.includes(call));
  return (
    <section aria-labelledby="todays-calls" className={sheet}>
      <h2 id="todays-calls" className="font-sans text-nav! leading-normal! font-semibold">
        <Link to="/desk/calls" className="call-link">
          Today’s calls
        </Link>
      </h2>
      {calls.length === 0 ? <p>No calls today.</p> : null}
      <CallLines calls={shown} />
      {folded.length > 0 ? (
        <details>
          <summary className="desk-tool desk-summary">
            {counted(folded.length, shown.length > 0 ? "more call" : "call")} today
          </summary>
          <CallLines calls={folded} />
        </details>
      ) : null}
      {open > 0 ? (
        <p>
          <Link to="/desk/calls" className="call-link inline-block min-h-6">
            {open === 1 ? "1 earlier call has" : `${open} earlier calls have`} no outcome yet
          </Link>
        </p>
      ) : null}
    </section>
  );
}

function CallLines({ calls }: { calls: readonly DeskCall[] }) {
  const me = useUser()?.id;
  return (
    <ol>
      {calls.map((call) => (
        <li key={call.id} className="flex flex-wrap gap-x-3 py-1">
          <time dateTime={new Date(call.start).toISOString()} className="min-w-26 tabular-nums">
            {firmTime(call.start)}
          </time>{" "}
          <Link to={`/desk/leads/${call.person.id}`} className="call-link">
            {call.name}
          </Link>{" "}
          <a href={telephoneHref(call.phone)} className="call-link">
            {call.phone}
          </a>{" "}
          <span className="text-ink-2">
            {[
              bookingSubjects[call.about],
              call.person.estimate && estimateInWords(call.person.estimate),
              call.colleague.id === me ? "" : personName(call.colleague),
            ]
              .filter(Boolean)
              .join(", ")}
          </span>{" "}
          <CallMarks call={call} />
        </li>
      ))}
    </ol>
  );
}
