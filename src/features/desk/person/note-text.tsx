import { type KeyboardEvent, useState } from "react";
import type { Colleague } from "#contracts/desk/people.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
import { useUser } from "../data/session.ts";
import { ActionDialog } from "../shell/action-dialog.tsx";
import { ActionForm } from "../shell/action-form.tsx";

/** The text of a note. Ctrl+Enter sends it. */
export const noteField = {
  name: "text",
  multiline: true,
  rows: 3,
  maxLength: 5000,
  onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === "Enter" && (event.metaKey || event.ctrlKey))
      event.currentTarget.form?.requestSubmit();
  },
} as const;

/** A note. Its author can correct it; its author or an admin can remove it. */
export function NoteText(props: { id: string; text: string; author: Colleague | null }) {
  const { id, text, author } = props;
  const user = useUser();
  const [doing, setDoing] = useState<"correct" | "remove">();
  const isMine = author !== null && author.id === user?.id;
  if (doing === "correct")
    return <CorrectNote id={id} text={text} onEnd={() => setDoing(undefined)} />;
  return (
    <>
      <p className="mt-1.5 rounded-control border border-line bg-sheet px-4 py-3 wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
      <p className="flex gap-3 text-sm print:hidden">
        {isMine ? (
          <button type="button" className="lead-undo" onClick={() => setDoing("correct")}>
            Correct<span className="sr-only"> this note</span>
          </button>
        ) : null}
        {isMine || user?.role === "admin" ? (
          <button type="button" className="lead-undo" onClick={() => setDoing("remove")}>
            Remove<span className="sr-only"> this note</span>
          </button>
        ) : null}
      </p>
      {doing === "remove" ? (
        <ActionDialog
          title="Remove this note?"
          about="Its words are gone for good. The history keeps that a note was removed."
          endpoint="removeNote"
          send={() => ({ id })}
          confirm="Remove"
          confirming="Removing"
          onClose={() => setDoing(undefined)}
        />
      ) : null}
    </>
  );
}

function CorrectNote(props: { id: string; text: string; onEnd: () => void }) {
  return (
    <ActionForm
      className="mt-1.5"
      endpoint="changeNote"
      fields={[
        {
          ...noteField,
          autoFocus: true,
          label: "Correct the note",
          defaultValue: props.text,
          onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
            noteField.onKeyDown(event);
            if (event.key !== "Escape") return;
            event.preventDefault();
            props.onEnd();
          },
        },
      ]}
      send={({ text = "" }) => ({ id: props.id, body: { text } })}
      confirm="Save"
      confirming="Saving"
      button={{ size: "small" }}
      onDone={props.onEnd}
      beside={<SmallButton onClick={props.onEnd}>Cancel</SmallButton>}
    />
  );
}
