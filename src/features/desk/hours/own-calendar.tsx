import type { Answer } from "#contracts/desk/api.ts";
import type { PersonHours } from "#contracts/desk/hours.ts";
import { Button } from "#design-system/actions/button.tsx";
import { firmMoment } from "../data/firm-time.ts";
import { useDeskAction } from "../data/use-desk-action.ts";
import { ActionForm } from "../shell/action-form.tsx";
import { Refused } from "../shell/states.tsx";

type Calendar = NonNullable<PersonHours["calendar"]>;

/** The calendar that the person keeps elsewhere, whose busy times are not offered. */
export function OwnCalendar(props: {
  hours: PersonHours;
  onChanged: (answer: Answer<"connectCalendar">) => void;
}) {
  const { calendar, person } = props.hours;
  const disconnect = useDeskAction("disconnectCalendar", props.onChanged);
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
              onClick={() => disconnect.mutate({ id: person.id })}
            >
              {disconnect.isPending ? "Disconnecting" : "Disconnect"}
            </Button>
          </p>
          <Refused failure={disconnect.error} />
        </>
      ) : null}
      <ActionForm
        className="mt-4 max-w-[44rem]"
        endpoint="connectCalendar"
        fields={[
          {
            name: "url",
            type: "url",
            label: calendar ? "Another address" : "Address",
            spellCheck: false,
            maxLength: 2000,
            required: true,
          },
        ]}
        send={({ url = "" }) => ({ id: person.id, body: { url } })}
        confirm="Connect"
        confirming="Reading"
        button={{ variant: "quiet", size: "small" }}
        onDone={props.onChanged}
      />
    </section>
  );
}

function Reading({ calendar: { host, readAt, failedAt, failure } }: { calendar: Calendar }) {
  const read = readAt ? `read ${firmMoment(readAt)}` : "not read yet";
  return (
    <>
      <p role="status" className="mt-3">
        <strong>{host}</strong>, {read}.
      </p>
      {failure && failedAt ? (
        <p role="alert" className="desk-failure">
          Could not be read at {firmMoment(failedAt)}: {failure}{" "}
          {readAt
            ? "What was read last is used for a day."
            : "Until then all your hours are offered."}
        </p>
      ) : null}
    </>
  );
}
