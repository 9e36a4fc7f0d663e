import { type SubmitEvent, useState } from "react";
import { leadStatusNames } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import type { RequestBody } from "#contracts/desk/api.ts";
import { type LeadStatus, leadStatuses } from "#contracts/desk/people.ts";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { today } from "#wording/dates.ts";
import { request } from "../data/desk-api.ts";
import { ownerOptions } from "../data/owner-options.ts";
import { useUser } from "../data/session.ts";
import { useDraft } from "../data/tab-storage.ts";
import { DialogButtons } from "../shell/dialog-buttons.tsx";
import { type CallDialogProps, useCallChange, useColleagues } from "./use-call-change.ts";

/** What came of a call, in one act: outcome, note, status, owner and next step. */
export function CalledDialog({ call, onDone, onClose }: CallDialogProps) {
  const { person } = call;
  const me = useUser()?.id ?? "";
  const colleagues = useColleagues();
  const [outcome, setOutcome] = useState("called");
  const [note, setNote] = useDraft(`call ${call.id}`);
  // Undefined until chosen, so that a colleague's change meanwhile shows.
  const [
    status = outcome === "called" && person.status === "new" ? "contacted" : person.status,
    setStatus,
  ] = useState<LeadStatus>();
  const [owner = person.ownerId ?? me, setOwner] = useState<string>();
  const [text = person.nextStep?.text ?? "", setText] = useState<string>();
  const [on = person.nextStep?.on ?? "", setOn] = useState<string>();
  const [faults, setFaults] = useState<{ text?: string; on?: string }>({});
  const step = text.trim() === "" && on === "" ? null : { text: text.trim(), on };
  // A step that stays is not sent: it may be overdue, and a new one may not.
  const isNewStep = step?.text !== person.nextStep?.text || step?.on !== person.nextStep?.on;
  const record = useCallChange(
    (body: RequestBody<"recordCall">) => request("recordCall", { id: call.id, body }),
    () => {
      setNote("");
      onDone(`${call.name}: ${outcome === "called" ? "called" : "no answer"}, recorded.`);
      onClose();
    },
  );

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = isNewStep && step ? faultsIn(step) : {};
    setFaults(found);
    if (Object.keys(found).length > 0 || record.isPending) return;
    record.mutate({
      sequence: call.sequence,
      outcome: outcome as RequestBody<"recordCall">["outcome"],
      ...(note.trim() && { note: note.trim() }),
      person: {
        version: person.version,
        status,
        ownerId: owner || null,
        ...(isNewStep && { nextStep: step }),
      },
    });
  }

  const hasLeft = owner !== "" && !colleagues.some(({ id }) => id === owner);
  return (
    <Dialog open onClose={onClose} title={`Called ${call.name}`}>
      <form noValidate onSubmit={submit} className="call-form">
        <Select
          label="Outcome"
          value={outcome}
          onValueChange={setOutcome}
          options={[
            { value: "called", label: "We talked" },
            { value: "no-answer", label: "No answer" },
          ]}
        />
        <TextInput
          multiline
          rows={3}
          label="Note"
          optional
          maxLength={5000}
          value={note}
          onValueChange={setNote}
        />
        <div className="grid gap-3.5 sm:grid-cols-2">
          <Select
            label="Status"
            value={status}
            onValueChange={(chosen) => setStatus(chosen as LeadStatus)}
            options={leadStatuses.map((value) => ({ value, label: leadStatusNames[value] }))}
          />
          <Select
            label="Owner"
            value={owner}
            onValueChange={setOwner}
            options={[
              { value: "", label: "No owner" },
              ...ownerOptions(colleagues, me),
              ...(hasLeft ? [{ value: owner, label: "Somebody who has left" }] : []),
            ]}
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
          <TextInput
            type="date"
            label="When"
            min={today(firmTimeZone)}
            value={on}
            error={faults.on}
            onValueChange={setOn}
          />
        </div>
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

function faultsIn({ text, on }: { text: string; on: string }) {
  if (text === "") return { text: "Write what comes next, or clear the day." };
  if (on === "") return { on: "Choose a day." };
  return on < today(firmTimeZone) ? { on: "This day is over. Choose a later one." } : {};
}
