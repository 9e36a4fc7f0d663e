import { type SubmitEvent, useEffect, useRef, useState } from "react";
import type { NextStep } from "#contracts/desk/leads.ts";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { DueMark } from "../shell/due-mark.tsx";
import { RowButton } from "../shell/row-button.tsx";

/** What the team does next for a lead, and when. Done removes it. */
export function NextStepForm(props: {
  saved: NextStep | null;
  onSave: (step: NextStep | null) => void;
}) {
  const { saved, onSave } = props;
  const [text, setText] = useState("");
  const [on, setOn] = useState("");
  const [faults, setFaults] = useState<{ text?: string; on?: string }>({});
  const field = useRef<HTMLInputElement>(null);

  // The stored step can also change by Undo, or by a colleague.
  useEffect(() => {
    setText(saved?.text ?? "");
    setOn(saved?.on ?? "");
  }, [saved?.text, saved?.on]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = {
      ...(text.trim() === "" && { text: "Write what comes next, such as Call back." }),
      ...(on === "" && { on: "Choose a day." }),
    };
    setFaults(found);
    if (Object.keys(found).length === 0) onSave({ text: text.trim(), on });
  }

  function finish() {
    setFaults({});
    onSave(null);
    // The pressed button disappears.
    field.current?.focus();
  }

  return (
    <form
      className="lead-next"
      data-empty={saved ? undefined : true}
      aria-labelledby="lead-next-heading"
      noValidate
      onSubmit={submit}
    >
      <h2 id="lead-next-heading">Next step {saved ? <DueMark on={saved.on} /> : null}</h2>
      <TextInput
        ref={field}
        id="lead-next-step"
        label="What"
        value={text}
        maxLength={120}
        autoComplete="off"
        error={faults.text}
        onValueChange={setText}
      />
      <TextInput type="date" label="When" value={on} error={faults.on} onValueChange={setOn} />
      <p className="lead-next-actions">
        <RowButton type="submit" row="Next step">
          Save
        </RowButton>
        {saved ? (
          <RowButton row="Next step" onClick={finish}>
            Done
          </RowButton>
        ) : null}
      </p>
    </form>
  );
}
