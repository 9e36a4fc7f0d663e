import { useState } from "react";
import { bookingSubjects } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import type { RequestBody } from "#contracts/desk/api.ts";
import type { DeskPerson } from "#contracts/desk/person.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
import { zoneOfState } from "#wording/state-time-zones.ts";
import { formatTime, timeZoneNameAt, zonesOfStates } from "#wording/times.ts";
import { firmMoment } from "../data/firm-time.ts";
import { personName } from "../data/names.ts";
import { useDeskAction } from "../data/use-desk-action.ts";
import { RowButton } from "../shell/action-button.tsx";
import { ActionDialog } from "../shell/action-dialog.tsx";
import { Refused } from "../shell/states.tsx";
import { CallButtons, CallMarks } from "./call-buttons.tsx";
import { cannotCallInWords, hasOtherClock, momentForBoth } from "./call-words.ts";
import { useCallActs } from "./use-call-acts.tsx";
import { useWhoAndWhen, WhoAndWhen } from "./who-and-when.tsx";

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
        <SmallButton onClick={() => setBooking(true)}>Book a call</SmallButton>
      </p>
      {booking ? (
        <BookDialog person={person} onDone={setNotice} onClose={() => setBooking(false)} />
      ) : null}
      {dialog}
    </section>
  );
}

type Body = RequestBody<"bookCall">;

/** Books a call for a person, with what is known about them filled in. */
function BookDialog(props: {
  person: DeskPerson;
  onDone: (sentence: string) => void;
  onClose: () => void;
}) {
  const { person, onDone, onClose } = props;
  const known = person.calls[0]?.zone ?? (person.state && zoneOfState(person.state));
  const [preset] = useState(known || firmTimeZone);
  const [zone, setZone] = useState(preset);
  const choice = useWhoAndWhen(zone, { who: "", day: "", time: "" });
  return (
    <ActionDialog
      title="Book a call"
      about={
        person.email
          ? "They get the same e-mail as after booking on the website, with a calendar entry and a link to change or cancel."
          : "They have no e-mail address, so no mail is sent. Tell them the time on the phone."
      }
      endpoint="bookCall"
      fields={[
        {
          name: "zone",
          label: "Their time zone",
          hint: "The times above are in it.",
          value: zone,
          onValueChange: setZone,
          options: [...new Set([...zonesOfStates, preset])].map((value) => ({
            value,
            label: `${timeZoneNameAt(Date.now(), value)} (${value.split("/").at(-1)?.replaceAll("_", " ")})`,
          })),
        },
        { name: "phone", label: "Phone", type: "tel", defaultValue: person.phone ?? "" },
        {
          name: "about",
          label: "Subject",
          options: Object.entries(bookingSubjects).map(([value, label]) => ({ value, label })),
        },
        { name: "message", label: "Message", optional: true },
      ]}
      send={(entered) => {
        const chosen = choice.chosen();
        return chosen && { id: person.id, body: { ...entered, ...chosen } as Body };
      }}
      confirm="Book this time"
      confirming="Booking"
      onDone={({ call }) => {
        const when = momentForBoth(call.start, call.zone);
        onDone(`Booked for ${when}. ${personName(call.colleague)} calls.`);
      }}
      onClose={onClose}
    >
      <WhoAndWhen choice={choice} />
    </ActionDialog>
  );
}
