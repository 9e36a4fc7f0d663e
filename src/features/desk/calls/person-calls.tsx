import { useState } from "react";
import { bookingSubjects } from "#content/desk.ts";
import type { DeskPerson } from "#contracts/desk/person.ts";
import { Button } from "#design-system/actions/button.tsx";
import { formatTime } from "#wording/times.ts";
import { personName } from "../data/names.ts";
import { useDeskAction } from "../data/use-desk-action.ts";
import { Refused } from "../shell/states.tsx";
import { BookDialog } from "./book-dialog.tsx";
import { CallButtons, CallMarks } from "./call-buttons.tsx";
import { cannotCallInWords, hasOtherClock } from "./call-words.ts";
import { useCallActs } from "./use-call-acts.tsx";
import "./calls.css";
import { firmMoment } from "../data/firm-time.ts";
import { RowButton } from "../shell/action-button.tsx";

/** All calls of a person, what can be done with them, and a new one. */
export function PersonCalls({ person }: { person: DeskPerson }) {
  const [booking, setBooking] = useState(false);
  const { act, setNotice, notice, dialog } = useCallActs(person.calls);
  const send = useDeskAction("sendCall", () => setNotice(`Sent again to ${person.email}.`));
  function sendAgain(id: string) {
    setNotice("");
    if (!send.isPending) send.mutate({ id });
  }
  return (
    <section aria-labelledby="person-calls">
      <h2 id="person-calls">Calls</h2>
      {person.calls.length === 0 ? <p>None booked.</p> : null}
      <ul>
        {person.calls.map((call) => {
          const { id, start, zone, status } = call;
          const when = firmMoment(start);
          return (
            <li key={id} id={`call-${id}`} tabIndex={-1} className="mt-4">
              <p>
                {when}
                {hasOtherClock(start, zone) ? ` (${formatTime(start, zone)} for them)` : ""},{" "}
                {bookingSubjects[call.about]}
                {cannotCallInWords(call) ? "" : `, with ${personName(call.colleague)}`}{" "}
                <CallMarks call={call} />
              </p>
              <p className="mt-1.5 flex flex-wrap gap-2 print:hidden">
                <CallButtons call={call} row={when} onAct={(action) => act(action, call)} />
                {person.email && status === "booked" && start > Date.now() ? (
                  <RowButton row={when} onClick={() => sendAgain(id)}>
                    Send again
                  </RowButton>
                ) : null}
              </p>
            </li>
          );
        })}
      </ul>
      {notice}
      <Refused failure={send.error} />
      <p className="mt-3 print:hidden">
        <Button variant="quiet" size="small" onClick={() => setBooking(true)}>
          Book a call
        </Button>
      </p>
      {booking ? (
        <BookDialog person={person} onDone={setNotice} onClose={() => setBooking(false)} />
      ) : null}
      {dialog}
    </section>
  );
}
