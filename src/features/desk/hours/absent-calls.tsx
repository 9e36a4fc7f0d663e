import { useState } from "react";
import type { PersonHours } from "#contracts/desk/hours.ts";
import { countInWords } from "#wording/counts.ts";
import { HandOverDialog } from "../calls/hand-over-dialog.tsx";
import { firmMoment } from "../data/firm-time.ts";
import { RowButton } from "../shell/action-button.tsx";
import { useFocusAfterRemoval } from "../use-focus-after-removal.ts";

const words = {
  one: "1 call falls on a day of an absence. Hand it over, so that somebody calls.",
  more: "{count} calls fall on days of an absence. Hand them over, so that somebody calls.",
};

/** Calls that are booked on days of an absence, until somebody else has them. */
export function AbsentCalls({ hours }: { hours: PersonHours }) {
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
          <RowButton row="" onClick={() => ask(calls)}>
            Hand over all
          </RowButton>
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
