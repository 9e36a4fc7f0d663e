import { useState } from "react";
import type { RequestBody } from "#contracts/desk/api.ts";
import type { LeadStatus } from "#contracts/desk/people.ts";
import { Select } from "#design-system/forms/select.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import type { RequestOptions } from "../data/desk-api.ts";
import { useDraft } from "../data/drafts.ts";
import { firmToday } from "../data/firm-time.ts";
import { ownerOptions, statusOptions } from "../data/owner-options.ts";
import { useUser } from "../data/session.ts";
import { ActionDialog } from "../shell/action-dialog.tsx";
import type { CallDialogProps } from "./call-words.ts";
import { useColleagues } from "./who-and-when.tsx";

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
  function send(): RequestOptions<"recordCall"> | undefined {
    const found = isNewStep && step ? faultsIn(step) : {};
    setFaults(found);
    if (Object.keys(found).length > 0) return undefined;
    return {
      id: call.id,
      body: {
        sequence: call.sequence,
        outcome: outcome as RequestBody<"recordCall">["outcome"],
        ...(note.trim() && { note: note.trim() }),
        person: {
          version: person.version,
          status,
          ownerId: owner || null,
          ...(isNewStep && { nextStep: step }),
        },
      },
    };
  }

  const hasLeft = owner !== "" && !colleagues.some(({ id }) => id === owner);
  return (
    <ActionDialog
      title={`Called ${call.name}`}
      endpoint="recordCall"
      send={send}
      confirm="Save"
      confirming="Saving"
      onDone={() => {
        setNote("");
        onDone(`${call.name}: ${outcome === "called" ? "called" : "no answer"}, recorded.`);
      }}
      onClose={onClose}
    >
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
          options={statusOptions}
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
          min={firmToday()}
          value={on}
          error={faults.on}
          onValueChange={setOn}
        />
      </div>
    </ActionDialog>
  );
}

function faultsIn({ text, on }: { text: string; on: string }) {
  if (text === "") return { text: "Write what comes next, or clear the day." };
  if (on === "") return { on: "Choose a day." };
  return on < firmToday() ? { on: "This day is over. Choose a later one." } : {};
}
