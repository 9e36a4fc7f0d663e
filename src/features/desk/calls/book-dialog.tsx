import { type SubmitEvent, useState } from "react";
import { filledFields } from "#browser/form-fields.ts";
import { bookingSubjects } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import { deskApi, type RequestBody } from "#contracts/desk/api.ts";
import type { DeskPerson } from "#contracts/desk/person.ts";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { zoneOfState } from "#wording/state-time-zones.ts";
import { timeZoneNameAt } from "#wording/times.ts";
import { request } from "../data/desk-api.ts";
import { personName } from "../data/names.ts";
import { DialogButtons } from "../shell/dialog-buttons.tsx";
import { momentForBoth } from "./call-words.ts";
import { useCallChange } from "./use-call-change.ts";
import { useWhoAndWhen, WhoAndWhen } from "./who-and-when.tsx";

/** One for each clock of the United States, from east to west. */
const zones = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
];

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
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const book = useCallChange(
    (body: RequestBody<"bookCall">) => request("bookCall", { id: person.id, body }),
    ({ call }) => {
      const when = momentForBoth(call.start, call.zone);
      onDone(`Booked for ${when}. ${personName(call.colleague)} calls.`);
      onClose();
    },
  );
  const faultAt = (field: string) =>
    faults[field] ?? (book.error?.field === field ? book.error.message : undefined);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // The contract of the server, so that both say the same.
    const checked = deskApi.bookCall.body.safeParse({
      ...filledFields(event.currentTarget),
      ...choice.chosen(),
    });
    const issues = checked.error?.issues ?? [];
    setFaults(Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message])));
    if (checked.success && !book.isPending) book.mutate(checked.data);
  }

  return (
    <Dialog open onClose={onClose} title="Book a call">
      <p className="text-ink-2">
        {person.email
          ? "They get the same e-mail as after booking on the website, with a calendar entry and a link to change or cancel."
          : "They have no e-mail address, so no mail is sent. Tell them the time on the phone."}
      </p>
      <form noValidate onSubmit={submit} className="call-form">
        <WhoAndWhen choice={choice} />
        <Select
          name="zone"
          label="Their time zone"
          hint="The times above are in it."
          value={zone}
          onValueChange={setZone}
          options={[...new Set([...zones, preset])].map((value) => ({
            value,
            label: `${timeZoneNameAt(Date.now(), value)} (${value.split("/").at(-1)?.replaceAll("_", " ")})`,
          }))}
        />
        <TextInput
          name="phone"
          label="Phone"
          type="tel"
          autoComplete="off"
          defaultValue={person.phone ?? ""}
          error={faultAt("phone")}
        />
        <Select
          name="about"
          label="Subject"
          options={Object.entries(bookingSubjects).map(([value, label]) => ({ value, label }))}
        />
        <TextInput
          name="message"
          label="Message"
          optional
          autoComplete="off"
          error={faultAt("message")}
        />
        <AlertRegion tone="error">{book.error?.message}</AlertRegion>
        <DialogButtons
          confirm="Book this time"
          confirming="Booking"
          isPending={book.isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
