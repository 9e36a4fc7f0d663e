import { useState } from "react";
import type { DeskCall } from "#contracts/desk/calls.ts";
import { timeZoneNameAt } from "#wording/times.ts";
import { personName } from "../data/names.ts";
import { useDeskAction } from "../data/use-desk-action.ts";
import { ActionDialog } from "../shell/action-dialog.tsx";
import { Refused } from "../shell/states.tsx";
import type { CallAction } from "./call-buttons.tsx";
import { type CallDialogProps, momentForBoth, movedInWords } from "./call-words.ts";
import { CalledDialog } from "./called-dialog.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import { HandOverDialog } from "./hand-over-dialog.tsx";
import { clockAt } from "./when.ts";
import { useWhoAndWhen, WhoAndWhen } from "./who-and-when.tsx";

/** What can be done with the calls of a screen, what was done last, and the dialog that asks. */
export function useCallActs(calls: readonly DeskCall[]) {
  const [asked, ask] = useState<{ action: CallAction; ids: readonly string[] }>();
  const [shown, show] = useState<{ sentence: string; undo?: DeskCall }>({ sentence: "" });
  const setNotice = (sentence: string) => show({ sentence });
  const record = useDeskAction("recordCall", ({ call }) =>
    call.status === "no-answer"
      ? show({ sentence: `${call.name}: no answer, recorded.`, undo: call })
      : setNotice(`${call.name}: undone.`),
  );
  const recordAs = (outcome: "no-answer" | "booked", { id, sequence }: DeskCall) =>
    record.mutate({ id, body: { sequence, outcome } });

  function act(action: CallAction, ...chosen: readonly DeskCall[]) {
    setNotice("");
    record.reset();
    const [call] = chosen;
    // The one that asks nothing: it can be taken back.
    if (action === "no-answer" && call) recordAs("no-answer", call);
    else ask({ action, ids: chosen.map(({ id }) => id) });
  }

  function undo() {
    if (!shown.undo || record.isPending) return;
    recordAs("booked", shown.undo);
    // The pressed button disappears.
    document.getElementById(`call-${shown.undo.id}`)?.focus();
  }

  const about = calls.filter(({ id }) => asked?.ids.includes(id));
  const [call] = about;
  const props = { onDone: setNotice, onClose: () => ask(undefined) };
  return {
    act,
    setNotice,
    undo,
    dialog: asked && call && dialogFor(asked.action, about, { call, ...props }),
    notice: (
      <>
        <p role="status" className="font-medium text-pine">
          {shown.sentence}{" "}
          {shown.undo ? (
            <button type="button" className="lead-undo" onClick={undo}>
              Undo
            </button>
          ) : null}
        </p>
        <Refused failure={record.error} />
      </>
    ),
  };
}

function dialogFor(action: CallAction, calls: readonly DeskCall[], props: CallDialogProps) {
  const { call, ...rest } = props;
  if (action === "called") return <CalledDialog {...props} />;
  if (action === "move") return <MoveDialog {...props} />;
  if (action === "cancel") return <CancelDialog calls={calls} {...rest} />;
  const isSame = calls.every(({ colleague }) => colleague.id === call.colleague.id);
  return <HandOverDialog calls={calls} from={isSame ? call.colleague.id : undefined} {...rest} />;
}

/** Another time, another colleague, or both. */
function MoveDialog({ call, onDone, onClose }: CallDialogProps) {
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
