import { useMutation } from "@tanstack/react-query";
import { firmTimeZone } from "#content/firm.ts";
import type { Answer, RequestBody } from "#contracts/desk/api.ts";
import type { PersonHours } from "#contracts/desk/hours.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { formatMoment } from "#wording/times.ts";
import { request } from "../data/desk-api.ts";
import { Refused } from "../shell/states.tsx";
import { useDeskForm } from "../use-desk-form.ts";

type Calendar = NonNullable<PersonHours["calendar"]>;

/** The calendar that the person keeps elsewhere, whose busy times are not offered. */
export function OwnCalendar(props: {
  hours: PersonHours;
  onChanged: (answer: Answer<"connectCalendar">) => void;
}) {
  const { calendar, person } = props.hours;
  const connect = useMutation({
    mutationFn: (body: RequestBody<"connectCalendar">) =>
      request("connectCalendar", { id: person.id, body }),
    onSuccess: props.onChanged,
  });
  const disconnect = useMutation({
    mutationFn: () => request("disconnectCalendar", { id: person.id }),
    onSuccess: props.onChanged,
  });
  const { form, faults } = useDeskForm(connect, {
    invalid: "Please enter a whole address that begins with https://.",
  });
  return (
    <section aria-labelledby="own-calendar" className="hours-calendar">
      <h2 id="own-calendar">Busy times from your own calendar</h2>
      <p className="text-ink-2">
        Enter the private iCal address of a calendar in Google, Outlook or Apple. It is read every
        ten minutes, and its busy times are not offered. Only free and busy is stored.
      </p>
      {calendar ? (
        <>
          <Reading calendar={calendar} />
          <p className="mt-3">
            <Button
              variant="quiet"
              size="small"
              disabled={disconnect.isPending}
              onClick={() => disconnect.mutate()}
            >
              {disconnect.isPending ? "Disconnecting" : "Disconnect"}
            </Button>
          </p>
          <Refused failure={disconnect.error} />
        </>
      ) : null}
      <form
        {...form}
        className="mt-4 grid max-w-[44rem] justify-items-start gap-3 [&>.field]:w-full"
      >
        <TextInput
          name="url"
          type="url"
          label={calendar ? "Another address" : "Address"}
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
          required
          error={faults.url ?? connect.error?.message}
        />
        <Button type="submit" variant="quiet" size="small" disabled={connect.isPending}>
          {connect.isPending ? "Reading" : "Connect"}
        </Button>
      </form>
    </section>
  );
}

function Reading({ calendar: { host, readAt, failedAt, failure } }: { calendar: Calendar }) {
  const read = readAt ? `read ${formatMoment(readAt, firmTimeZone)}` : "not read yet";
  return (
    <>
      <p role="status" className="mt-3">
        <strong>{host}</strong>, {read}.
      </p>
      {failure && failedAt ? (
        <p role="alert" className="desk-failure">
          Could not be read at {formatMoment(failedAt, firmTimeZone)}: {failure}{" "}
          {readAt
            ? "What was read last is used for a day."
            : "Until then all your hours are offered."}
        </p>
      ) : null}
    </>
  );
}
