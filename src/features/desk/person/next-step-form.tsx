import { useEffect, useRef, useState } from "react";
import { useForm } from "#browser/use-form.ts";
import type { NextStep } from "#contracts/desk/people.ts";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { firmToday } from "../data/firm-time.ts";
import { RowButton } from "../shell/action-button.tsx";
import { DueMark } from "../shell/due-mark.tsx";
import { nextStepInWords } from "./event-in-words.ts";

/** What the team does next for a person, and when. Done removes it. */
export function NextStepForm(props: {
  saved: NextStep | null;
  onSave: (step: NextStep | null) => void;
}) {
  const { saved, onSave } = props;
  const [text, setText] = useState("");
  const [on, setOn] = useState("");
  const now = firmToday();
  const field = useRef<HTMLInputElement>(null);

  // The stored step can also change by Undo, or by a colleague.
  useEffect(() => {
    setText(saved?.text ?? "");
    setOn(saved?.on ?? "");
  }, [saved?.text, saved?.on]);

  const { form, field: named } = useForm({
    check: ({ text: what = "", on: day = "" }: Partial<NextStep>) => ({
      ...(what === "" && { text: "Write what comes next, such as Call back." }),
      ...(day < now && { on: day ? "Choose today or a later day." : "Choose a day." }),
    }),
    send: async ({ text: what = "", on: day = "" }) => onSave({ text: what, on: day }),
    keepsFields: true,
  });

  function finish() {
    onSave(null);
    // The pressed button disappears.
    field.current?.focus();
  }

  return (
    <>
      {saved ? (
        <p className="hidden print:block">
          <span className="text-ink-3">Next step</span> {nextStepInWords(saved)}
        </p>
      ) : null}
      <form
        className="col-span-full mt-4 grid grid-cols-[9.5rem_minmax(0,1fr)] gap-x-3 gap-y-2 print:hidden"
        // Keeps a change of a colleague from replacing what is typed here.
        data-typing={text !== (saved?.text ?? "") || on !== (saved?.on ?? "") || undefined}
        aria-labelledby="lead-next-heading"
        {...form}
      >
        <h2 id="lead-next-heading" className="col-span-full text-base">
          Next step {saved ? <DueMark on={saved.on} /> : null}
        </h2>
        <div className="col-span-full">
          <TextInput
            {...named("text")}
            ref={field}
            id="lead-next-step"
            label="What"
            value={text}
            maxLength={120}
            autoComplete="off"
            onValueChange={setText}
          />
        </div>
        <TextInput
          {...named("on")}
          type="date"
          label="When"
          min={now}
          value={on}
          onValueChange={setOn}
        />
        <p className="flex flex-wrap items-end gap-2.5">
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
    </>
  );
}
