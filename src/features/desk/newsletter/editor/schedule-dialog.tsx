import { useState } from "react";
import { firmTimeZone } from "#content/firm.ts";
import type { Answer } from "#contracts/desk/api.ts";
import { longestAheadMs } from "#contracts/desk/newsletter.ts";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { counted } from "#wording/counts.ts";
import { dayAfter, formatDate, momentsOf } from "#wording/dates.ts";
import { formatNumber } from "#wording/numbers.ts";
import { timeZoneNameAt } from "#wording/times.ts";
import { firmTime, firmToday } from "../../data/firm-time.ts";
import { ActionDialog } from "../../shell/action-dialog.tsx";
import type { IssueDraft } from "./use-issue-draft.ts";

/** Day and time in the firm's time zone, and the second press with subject and number. */
export function ScheduleDialog(props: {
  answer: Answer<"issue">;
  draft: IssueDraft;
  onClose: () => void;
}) {
  const { answer, draft, onClose } = props;
  const [day, setDay] = useState(() => dayAfter(firmToday()));
  const [time, setTime] = useState("09:00");
  const moments = day && time ? momentsOf(`${day}T${time}`, firmTimeZone) : undefined;
  const at = moments?.[0] ?? Date.now();
  const zone = timeZoneNameAt(at, firmTimeZone);
  const fault = scheduleFault(moments, Date.now());
  return (
    <ActionDialog
      title="Schedule this issue"
      about={`“${draft.fields.subject.trim()}” leaves at this time for everybody who is a confirmed reader then: ${formatNumber(answer.readers)} today.`}
      endpoint="scheduleIssue"
      send={() =>
        fault
          ? undefined
          : async () => ({
              id: answer.issue.id,
              body: { version: await draft.save(), at: `${day}T${time}` },
            })
      }
      confirm={`Schedule for ${counted(answer.readers, "reader")}`}
      confirming="Scheduling"
      onClose={onClose}
    >
      <p className="text-ink-2">Day and time are the firm’s own, {zone}.</p>
      <div className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-2 sm:items-start">
        <TextInput type="date" label="Day" value={day} required onValueChange={setDay} />
        <TextInput
          type="time"
          label="Time"
          value={time}
          required
          error={fault}
          onValueChange={setTime}
        />
      </div>
      <p role="status">{fault ? null : `It leaves on ${formatDate(day)} at ${firmTime(at)}.`}</p>
    </ActionDialog>
  );
}

/**
 * What is wrong with the time of an issue, if anything. `moments` are those at which the firm's
 * clocks show it: none or two on a day on which they are changed.
 */
export function scheduleFault(moments: readonly number[] | undefined, now: number) {
  if (moments === undefined) return "Choose a day and a time.";
  const [at, second] = moments;
  if (at === undefined)
    return "On this day the clock is put forward past this time. Choose another.";
  if (second !== undefined)
    return "On this day the clock is put back, and this time comes twice. Choose another.";
  if (at <= now) return "This time is over. Choose a later one.";
  return at > now + longestAheadMs
    ? "This is more than a year away. Choose an earlier time."
    : undefined;
}
