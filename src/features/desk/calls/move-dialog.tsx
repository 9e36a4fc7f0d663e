import { timeZoneNameAt } from "#wording/times.ts";
import { personName } from "../data/names.ts";
import { ActionDialog } from "../shell/action-dialog.tsx";
import { type CallDialogProps, momentForBoth, movedInWords } from "./call-words.ts";
import { clockAt } from "./when.ts";
import { useWhoAndWhen, WhoAndWhen } from "./who-and-when.tsx";

/** Another time, another colleague, or both. */
export function MoveDialog({ call, onDone, onClose }: CallDialogProps) {
  const { id, sequence, start, zone, colleague } = call;
  const choice = useWhoAndWhen(
    zone,
    { who: colleague.cannotCall ? "" : colleague.id, ...clockAt(start, zone) },
    colleague,
  );
  function send() {
    const chosen = choice.chosen();
    if (!chosen) return undefined;
    const isSame = chosen.colleagueId === colleague.id && Date.parse(chosen.start) === start;
    if (!isSame) return { id, body: { sequence, ...chosen } };
    choice.refuse("The call is booked for this time already. Choose another.");
  }
  return (
    <ActionDialog
      title={`Move the call with ${call.name}`}
      about={`${personName(colleague)} calls on ${momentForBoth(start, zone)}. ${
        call.email ? "They get an e-mail with the change." : "They have no e-mail address."
      } All times are theirs, ${timeZoneNameAt(start, zone)}.`}
      endpoint="moveCall"
      send={send}
      confirm="Move the call"
      confirming="Moving"
      onDone={(answer) => onDone(movedInWords(call, answer.call))}
      onClose={onClose}
    >
      <WhoAndWhen choice={choice} />
    </ActionDialog>
  );
}
