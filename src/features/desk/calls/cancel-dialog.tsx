import { type SubmitEvent, useState } from "react";
import type { DeskCall } from "#contracts/desk/calls.ts";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import { Checkbox } from "#design-system/forms/checkbox.tsx";
import { counted } from "#wording/counts.ts";
import { request } from "../data/desk-api.ts";
import { DialogButtons } from "../shell/dialog-buttons.tsx";
import { CallNames } from "./hand-over-dialog.tsx";
import { useCallChange } from "./use-call-change.ts";

/** Cancels one call or several, with or without an e-mail to the visitors. */
export function CancelDialog(props: {
  calls: readonly DeskCall[];
  onDone: (sentence: string) => void;
  onClose: () => void;
}) {
  const { calls, onDone, onClose } = props;
  const [mail, setMail] = useState(true);
  const cancel = useCallChange(
    () => {
      const chosen = calls.map(({ id, sequence }) => ({ id, sequence }));
      return request("cancelCalls", { body: { calls: chosen, mail } });
    },
    ({ cancelled, left }) => {
      const told = mail && cancelled.some(({ email }) => email);
      onDone(
        [
          cancelled.length === 1
            ? `${cancelled[0]?.name}: cancelled.`
            : `${counted(cancelled.length, "call")} cancelled.`,
          told ? "They get an e-mail." : "",
          left.length > 0
            ? `Not cancelled, because a colleague has changed it meanwhile: ${left.map(({ name }) => name).join(", ")}.`
            : "",
        ]
          .filter(Boolean)
          .join(" "),
      );
      onClose();
    },
  );

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!cancel.isPending) cancel.mutate(undefined);
  }

  const isOne = calls.length === 1;
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        isOne
          ? `Cancel the call with ${calls[0]?.name}?`
          : `Cancel ${counted(calls.length, "call")}?`
      }
    >
      <CallNames calls={calls} />
      <p className="mt-2 text-ink-2">
        {isOne ? "Its time is" : "Their times are"} offered again at once.
      </p>
      <form noValidate onSubmit={submit} className="call-form">
        {calls.some(({ email }) => email) ? (
          <Checkbox
            label={`Tell the ${isOne ? "visitor" : "visitors"} by e-mail`}
            checked={mail}
            onCheckedChange={setMail}
          />
        ) : (
          <p>{isOne ? "The visitor has" : "The visitors have"} no e-mail address.</p>
        )}
        <AlertRegion tone="error">{cancel.error?.message}</AlertRegion>
        <DialogButtons
          confirm={isOne ? "Cancel this call" : "Cancel these calls"}
          confirming="Cancelling"
          cancel={isOne ? "Keep it" : "Keep them"}
          isPending={cancel.isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
