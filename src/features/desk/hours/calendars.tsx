import { useState } from "react";
import type { Answer } from "#contracts/desk/api.ts";
import type { PersonHours } from "#contracts/desk/hours.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
import { firmMoment } from "../data/firm-time.ts";
import { useDeskAction } from "../data/use-desk-action.ts";
import { ActionForm } from "../shell/action-form.tsx";
import { SecretDialog } from "../shell/secret-dialog.tsx";
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
            <SmallButton
              disabled={disconnect.isPending}
              onClick={() => disconnect.mutate({ id: person.id })}
            >
              {disconnect.isPending ? "Disconnecting" : "Disconnect"}
            </SmallButton>
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

/** The address by which a calendar program shows the person's calls. */
export function PrivateAddress(props: {
  hours: PersonHours;
  onChanged: (answer: Answer<"renewFeed">) => void;
}) {
  const { person, hasFeed } = props.hours;
  const [shown, setShown] = useState("");
  const renew = useDeskAction("renewFeed", (answer) => {
    props.onChanged(answer);
    setShown(answer.address);
  });
  return (
    <section aria-labelledby="private-address" className="hours-calendar">
      <h2 id="private-address">Your calls in your own calendar</h2>
      <p className="text-ink-2">
        A private address to which Google, Outlook and Apple can subscribe. Whoever has it sees your
        calls with names and phone numbers, so do not pass it on.
        {hasFeed ? " A new address replaces the one you have." : ""}
      </p>
      <p className="mt-3">
        <SmallButton disabled={renew.isPending} onClick={() => renew.mutate({ id: person.id })}>
          {hasFeed ? "Renew the address" : "Make the address"}
        </SmallButton>
      </p>
      <Refused failure={renew.error} />
      {shown ? (
        <SecretDialog
          title="The private address of your calls"
          about="Subscribe to it in your calendar program now: it is shown only this once."
          secret={shown}
          onClose={() => setShown("")}
        />
      ) : null}
    </section>
  );
}
