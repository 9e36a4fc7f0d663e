import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { firmTimeZone } from "#content/firm.ts";
import type { Answer } from "#contracts/desk/api.ts";
import type { PersonHours } from "#contracts/desk/hours.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { timeZoneNameAt } from "#wording/times.ts";
import { deskQuery } from "../data/desk-api.ts";
import { personName } from "../data/names.ts";
import { useUser } from "../data/session.ts";
import { ScreenTitle } from "../shell/screen-title.tsx";
import { Ready } from "../shell/states.tsx";
import { OwnCalendar, PrivateAddress } from "./calendars.tsx";
import { HoursForm } from "./hours-form.tsx";
import "./hours.css";
import { countInWords } from "#wording/counts.ts";
import { HandOverDialog } from "../calls/hand-over-dialog.tsx";
import { firmMoment } from "../data/firm-time.ts";
import { RowButton } from "../shell/action-button.tsx";
import { useFocusAfterRemoval } from "../use-focus-after-removal.ts";

const hoursQuery = deskQuery("hours");

/** When each person takes calls. Everyone has their own; admins choose whose. */
export function HoursScreen() {
  const query = useQuery(hoursQuery);
  return (
    <>
      <ScreenTitle
        title="Hours"
        tools={
          <a
            href="/book"
            target="_blank"
            rel="noopener"
            className="underline decoration-control decoration-1"
          >
            See what visitors are offered
          </a>
        }
        about={`Visitors can book a call of 20 minutes within these hours, from what your calendars leave free. All times are the firm’s: ${timeZoneNameAt(Date.now(), firmTimeZone)}.`}
      />
      <Ready query={query}>{({ people }) => <People people={people} />}</Ready>
    </>
  );
}

function People({ people }: { people: readonly PersonHours[] }) {
  const user = useUser();
  const client = useQueryClient();
  const [chosen, choose] = useState(people[0]?.person.id);
  const hours = people.find(({ person }) => person.id === chosen) ?? people[0];
  if (!hours) return null;
  const show = (answer: Answer<"saveHours">) => {
    const changed = answer.hours;
    client.setQueryData(hoursQuery.queryKey, (known) => ({
      people: (known?.people ?? []).map((other) =>
        other.person.id === changed.person.id ? changed : other,
      ),
    }));
  };
  const isOwn = hours.person.id === user?.id;
  return (
    <>
      {people.every(({ weekly }) => weekly.length === 0) && user?.role === "admin" ? (
        <p className="hours-note">
          Nobody has hours yet, so visitors are offered no times: they can only name three that suit
          them. Choose hours and save them.
        </p>
      ) : null}
      {people.length > 1 ? (
        <div className="mt-4 max-w-[24rem]">
          <Select
            label="Whose hours"
            value={hours.person.id}
            onValueChange={choose}
            options={people.map(({ person, weekly }) => ({
              value: person.id,
              label: `${personName(person)}${weekly.length === 0 ? " (no hours)" : ""}`,
            }))}
          />
        </div>
      ) : null}
      <HoursForm key={`${hours.person.id} ${hours.version}`} hours={hours} onSaved={show} />
      <AbsentCalls key={`absent ${hours.person.id}`} hours={hours} />
      <OwnCalendar key={hours.person.id} hours={hours} onChanged={show} />
      {isOwn ? <PrivateAddress hours={hours} onChanged={show} /> : null}
    </>
  );
}

const words = {
  one: "1 call falls on a day of an absence. Hand it over, so that somebody calls.",
  more: "{count} calls fall on days of an absence. Hand them over, so that somebody calls.",
};

/** Calls that are booked on days of an absence, until another colleague has them. */
function AbsentCalls({ hours }: { hours: PersonHours }) {
  const calls = hours.callsWhileAbsent;
  const [asked, ask] = useState<PersonHours["callsWhileAbsent"]>();
  const [notice, setNotice] = useState("");
  const status = useFocusAfterRemoval<HTMLParagraphElement>(calls.length);
  return (
    <div className="mt-4 max-w-[56rem]">
      <p ref={status} tabIndex={-1} role="status" className="font-medium">
        {notice} {calls.length > 0 ? countInWords(calls.length, words) : null}
      </p>
      <ul>
        {calls.map((call) => (
          <li key={call.id} className="mt-1.5 flex flex-wrap items-center gap-x-3">
            {call.name}, {firmMoment(call.start)}
            <RowButton row={call.name} onClick={() => ask([call])}>
              Hand over
            </RowButton>
          </li>
        ))}
      </ul>
      {calls.length > 1 ? (
        <p className="mt-3">
          <SmallButton onClick={() => ask(calls)}>Hand over all</SmallButton>
        </p>
      ) : null}
      {asked ? (
        <HandOverDialog
          calls={asked}
          from={hours.person.id}
          onDone={setNotice}
          onClose={() => ask(undefined)}
        />
      ) : null}
    </div>
  );
}
