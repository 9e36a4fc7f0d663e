import { useState } from "react";
import { bookingSubjects } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import type { RequestBody } from "#contracts/desk/api.ts";
import type { DeskPerson } from "#contracts/desk/person.ts";
import { zoneOfState } from "#wording/state-time-zones.ts";
import { timeZoneNameAt, zonesOfStates } from "#wording/times.ts";
import { personName } from "../data/names.ts";
import { ActionDialog } from "../shell/action-dialog.tsx";
import { momentForBoth } from "./call-words.ts";
import { useWhoAndWhen, WhoAndWhen } from "./who-and-when.tsx";

type Body = RequestBody<"bookCall">;

/** Books a call for a person, with what is known about them filled in. */
export function BookDialog(props: {
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
