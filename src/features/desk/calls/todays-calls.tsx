import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { bookingSubjects } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import { today } from "#wording/dates.ts";
import { dayOf, formatTime } from "#wording/times.ts";
import { deskQuery } from "../data/desk-api.ts";
import { useUser } from "../data/session.ts";
import { telephoneHref } from "../data/telephone.ts";
import { CallStatus } from "./call-row.tsx";
import "./calls.css";

/** Today's calls of everyone, above the list of leads. */
export function TodaysCalls() {
  const { data } = useQuery({ ...deskQuery("calls"), refetchOnWindowFocus: true });
  const user = useUser();
  if (!data) return null;
  const now = today(firmTimeZone);
  const calls = data.calls.filter(({ start }) => dayOf(start, firmTimeZone) === now);
  const open = data.calls.filter(({ start }) => dayOf(start, firmTimeZone) < now).length;
  if (data.calls.length === 0 && !data.hasHours)
    return user?.role === "admin" ? (
      <p className="todays-calls">
        Nobody has hours yet, so visitors are offered no times for a call.{" "}
        <Link to="/desk/hours">Set hours</Link>
      </p>
    ) : null;
  return (
    <section aria-labelledby="todays-calls" className="todays-calls">
      <h2 id="todays-calls">
        <Link to="/desk/calls">Today’s calls</Link>
      </h2>
      {calls.length === 0 ? <p>No calls today.</p> : null}
      <ol>
        {calls.map((call) => (
          <li key={call.id}>
            <time dateTime={new Date(call.start).toISOString()}>
              {formatTime(call.start, firmTimeZone)}
            </time>{" "}
            <Link to={`/desk/leads/${call.lead.id}`}>{call.name}</Link>{" "}
            <a href={telephoneHref(call.phone)}>{call.phone}</a>{" "}
            <span>
              {bookingSubjects[call.about]}
              {call.person.id === user?.id ? "" : `, ${call.person.email}`}
            </span>{" "}
            {call.status === "booked" ? null : <CallStatus status={call.status} />}
          </li>
        ))}
      </ol>
      {open > 0 ? (
        <p>
          <Link to="/desk/calls">
            {open === 1 ? "1 earlier call has" : `${open} earlier calls have`} no outcome yet
          </Link>
        </p>
      ) : null}
    </section>
  );
}
