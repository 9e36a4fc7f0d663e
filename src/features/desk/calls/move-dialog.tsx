import type { SubmitEvent } from "react";
import type { RequestBody } from "#contracts/desk/api.ts";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import { timeZoneNameAt } from "#wording/times.ts";
import { request } from "../data/desk-api.ts";
import { personName } from "../data/names.ts";
import { DialogButtons } from "../shell/dialog-buttons.tsx";
import { momentForBoth, movedInWords } from "./call-words.ts";
import { type CallDialogProps, useCallChange } from "./use-call-change.ts";
import { clockAt } from "./when.ts";
import { useWhoAndWhen, WhoAndWhen } from "./who-and-when.tsx";

/** Another time, another colleague, or both. */
export function MoveDialog({ call, onDone, onClose }: CallDialogProps) {
  const { start, zone, colleague } = call;
  const choice = useWhoAndWhen(
    zone,
    { who: colleague.cannotCall ? "" : colleague.id, ...clockAt(start, zone) },
    colleague,
  );
  const move = useCallChange(
    (body: RequestBody<"moveCall">) => request("moveCall", { id: call.id, body }),
    (answer) => {
      onDone(movedInWords(call, answer.call));
      onClose();
    },
  );

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = choice.chosen();
    if (!chosen || move.isPending) return;
    if (chosen.colleagueId === colleague.id && Date.parse(chosen.start) === start)
      return choice.refuse("The call is booked for this time already. Choose another.");
    move.mutate({ sequence: call.sequence, ...chosen });
  }

  return (
    <Dialog open onClose={onClose} title={`Move the call with ${call.name}`}>
      <p className="text-ink-2">
        {personName(colleague)} calls on {momentForBoth(start, zone)}.{" "}
        {call.email ? "They get an e-mail with the change." : "They have no e-mail address."} All
        times are theirs, {timeZoneNameAt(start, zone)}.
      </p>
      <form noValidate onSubmit={submit} className="call-form">
        <WhoAndWhen choice={choice} />
        <AlertRegion tone="error">{move.error?.message}</AlertRegion>
        <DialogButtons
          confirm="Move the call"
          confirming="Moving"
          isPending={move.isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
