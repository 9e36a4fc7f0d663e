import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { leadStatusNames } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import type { DeskCall } from "#contracts/desk/calls.ts";
import { type LeadStatus, leadStatuses } from "#contracts/desk/leads.ts";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { formatMoment } from "#wording/times.ts";
import { request } from "../data/desk-api.ts";
import { ConfirmDialog } from "../shell/confirm-dialog.tsx";
import { DialogButtons } from "../shell/dialog-buttons.tsx";
import { type CallAction, type OnCallChanged, useReadAgain } from "./call-row.tsx";
import { ChooseTime } from "./choose-time.tsx";

interface DialogProps {
  call: DeskCall;
  onDone: OnCallChanged;
  onClose: () => void;
}

export function CallDialog({ action, ...props }: DialogProps & { action: CallAction }) {
  if (action === "called") return <CalledDialog {...props} />;
  return action === "moved" ? <MoveDialog {...props} /> : <CancelDialog {...props} />;
}

/** Asks what the call changes: the lead's status, and what comes next. */
function CalledDialog({ call, onDone, onClose }: DialogProps) {
  const { lead } = call;
  const isNew = lead.status === "new";
  const [status, setStatus] = useState<LeadStatus>(isNew ? "contacted" : lead.status);
  const [text, setText] = useState(lead.nextStep?.text ?? "");
  const [on, setOn] = useState(lead.nextStep?.on ?? "");
  const [faults, setFaults] = useState<{ text?: string; on?: string }>({});
  const onError = useReadAgain();
  const record = useMutation({
    onError,
    mutationFn: () => {
      const nextStep = text.trim() === "" ? null : { text: text.trim(), on };
      const changed = { version: lead.version, status, nextStep };
      const body = { sequence: call.sequence, outcome: "called", lead: changed } as const;
      return request("recordCall", { id: call.id, body });
    },
    onSuccess: (answer) => {
      onDone(answer, `${call.name}: called, recorded.`);
      onClose();
    },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const isEmpty = text.trim() === "";
    const found = {
      ...(isEmpty && on !== "" && { text: "Write what comes next, or clear the day." }),
      ...(!isEmpty && on === "" && { on: "Choose a day." }),
    };
    setFaults(found);
    if (Object.keys(found).length === 0 && !record.isPending) record.mutate();
  }

  return (
    <Dialog open onClose={onClose} title={`Called ${call.name}`}>
      <form noValidate onSubmit={submit} className="call-form">
        <Select
          label="Status"
          value={status}
          onValueChange={(chosen) => setStatus(chosen as LeadStatus)}
          options={leadStatuses.map((value) => ({ value, label: leadStatusNames[value] }))}
        />
        <TextInput
          label="Next step"
          optional
          value={text}
          maxLength={120}
          autoComplete="off"
          error={faults.text}
          onValueChange={setText}
        />
        <TextInput type="date" label="When" value={on} error={faults.on} onValueChange={setOn} />
        <AlertRegion tone="error">{record.error?.message}</AlertRegion>
        <DialogButtons
          confirm="Save"
          confirming="Saving"
          isPending={record.isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

function MoveDialog({ call, onDone, onClose }: DialogProps) {
  const [start, setStart] = useState("");
  const [missing, setMissing] = useState("");
  const onError = useReadAgain();
  const move = useMutation({
    onError,
    mutationFn: () =>
      request("moveCall", { id: call.id, body: { sequence: call.sequence, start } }),
    onSuccess: (answer) => {
      const when = formatMoment(answer.call.start, firmTimeZone);
      onDone(answer, `${call.name}: moved to ${when}. They get an e-mail.`);
      onClose();
    },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setMissing(start === "" ? "Choose a time." : "");
    if (start !== "" && !move.isPending) move.mutate();
  }

  return (
    <Dialog open onClose={onClose} title={`Move the call with ${call.name}`}>
      <p className="text-ink-2">
        Booked for {formatMoment(call.start, firmTimeZone)}. They get an e-mail with the new time.
      </p>
      <form noValidate onSubmit={submit} className="call-form">
        <ChooseTime start={start} onChoose={setStart} error={missing} refusal={move.error} />
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

function CancelDialog({ call, onDone, onClose }: DialogProps) {
  const onError = useReadAgain();
  const cancel = useMutation({
    onError,
    mutationFn: () => request("cancelCall", { id: call.id, body: { sequence: call.sequence } }),
    onSuccess: (answer) => {
      onDone(answer, `${call.name}: cancelled. They get an e-mail.`);
      onClose();
    },
  });
  const when = formatMoment(call.start, firmTimeZone);
  return (
    <ConfirmDialog
      title={`Cancel the call with ${call.name}?`}
      about={`It is booked for ${when}. They get an e-mail, and the time is offered again.`}
      action={cancel}
      confirm="Cancel this call"
      confirming="Cancelling"
      keep="Keep it"
      onClose={onClose}
    />
  );
}
