import { useState } from "react";
import type { DeskCall } from "#contracts/desk/calls.ts";
import { Checkbox } from "#design-system/forms/checkbox.tsx";
import { counted } from "#wording/counts.ts";
import { ActionDialog } from "../shell/action-dialog.tsx";
import { CallNames } from "./hand-over-dialog.tsx";

/** Cancels one call or several, with or without an e-mail to the visitors. */
export function CancelDialog(props: {
  calls: readonly DeskCall[];
  onDone: (sentence: string) => void;
  onClose: () => void;
}) {
  const { calls } = props;
  const [mail, setMail] = useState(true);
  const isOne = calls.length === 1;
  return (
    <ActionDialog
      title={
        isOne
          ? `Cancel the call with ${calls[0]?.name}?`
          : `Cancel ${counted(calls.length, "call")}?`
      }
      endpoint="cancelCalls"
      send={() => ({ body: { calls: calls.map(({ id, sequence }) => ({ id, sequence })), mail } })}
      confirm={isOne ? "Cancel this call" : "Cancel these calls"}
      confirming="Cancelling"
      keep={isOne ? "Keep it" : "Keep them"}
      onDone={({ cancelled, left }) => {
        const isMailed = mail && cancelled.some(({ email }) => email);
        const sentences = [
          cancelled.length === 1
            ? `${cancelled[0]?.name}: cancelled.`
            : `${counted(cancelled.length, "call")} cancelled.`,
          isMailed ? "They get an e-mail." : "",
          left.length > 0
            ? `Not cancelled, because a colleague has changed it meanwhile: ${left.map(({ name }) => name).join(", ")}.`
            : "",
        ];
        props.onDone(sentences.filter(Boolean).join(" "));
      }}
      onClose={props.onClose}
    >
      <CallNames calls={calls} />
      <p className="text-ink-2">
        {isOne ? "Its time is" : "Their times are"} offered again at once.
      </p>
      {calls.some(({ email }) => email) ? (
        <Checkbox
          label={`Tell the ${isOne ? "visitor" : "visitors"} by e-mail`}
          checked={mail}
          onCheckedChange={setMail}
        />
      ) : (
        <p>{isOne ? "The visitor has" : "The visitors have"} no e-mail address.</p>
      )}
    </ActionDialog>
  );
}
