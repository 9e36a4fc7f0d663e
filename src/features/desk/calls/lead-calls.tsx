import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { bookingSubjects } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import type { DeskLead } from "#contracts/desk/lead.ts";
import { Button } from "#design-system/actions/button.tsx";
import { formatMoment } from "#wording/times.ts";
import { deskQuery } from "../data/desk-api.ts";
import { Ready } from "../shell/states.tsx";
import { BookDialog } from "./book-dialog.tsx";
import { CallStatus } from "./call-row.tsx";
import "./calls.css";

/** A lead's calls, and a call booked for a person who is on the phone. */
export function LeadCalls({ lead }: { lead: DeskLead }) {
  const query = useQuery(deskQuery("callsOfLead", { id: lead.id }));
  const [booking, setBooking] = useState(false);
  return (
    <section aria-labelledby="lead-calls" className="lead-calls">
      <h2 id="lead-calls">Calls</h2>
      <Ready query={query}>
        {({ calls }) =>
          calls.length === 0 ? (
            <p>None booked.</p>
          ) : (
            <ul>
              {calls.map((call) => (
                <li key={call.id}>
                  {formatMoment(call.start, firmTimeZone)}, {bookingSubjects[call.about]}, with{" "}
                  {call.person.email} <CallStatus status={call.status} />
                </li>
              ))}
            </ul>
          )
        }
      </Ready>
      <p>
        <Button variant="quiet" size="small" onClick={() => setBooking(true)}>
          Book a call
        </Button>
      </p>
      {booking ? <BookDialog lead={lead} onClose={() => setBooking(false)} /> : null}
    </section>
  );
}
