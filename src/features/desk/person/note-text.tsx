import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import type { Colleague } from "#contracts/desk/people.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { request } from "../data/desk-api.ts";
import { useUser } from "../data/session.ts";
import { ConfirmDialog } from "../shell/confirm-dialog.tsx";
import { useShowPerson } from "./person-query.ts";

/** A note. Its author can correct it; its author or an admin can remove it. */
export function NoteText(props: { id: string; text: string; author: Colleague | null }) {
  const { id, text, author } = props;
  const user = useUser();
  const show = useShowPerson();
  const [doing, setDoing] = useState<"correct" | "remove">();
  const remove = useMutation({
    mutationFn: () => request("removeNote", { id }),
    onSuccess: (answer) => {
      setDoing(undefined);
      return show(answer);
    },
  });
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
        <ConfirmDialog
          title="Remove this note?"
          about="Its words are gone for good. The history keeps that a note was removed."
          action={remove}
          confirm="Remove"
          confirming="Removing"
          onClose={() => setDoing(undefined)}
        />
      ) : null}
    </>
  );
}

function CorrectNote(props: { id: string; text: string; onEnd: () => void }) {
  const { id, onEnd } = props;
  const show = useShowPerson();
  const [text, setText] = useState(props.text);
  const correct = useMutation({
    mutationFn: () => request("changeNote", { id, body: { text } }),
    onSuccess: (answer) => {
      onEnd();
      return show(answer);
    },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!correct.isPending && text.trim() !== "") correct.mutate();
  }

  return (
    <form className="mt-1.5" noValidate onSubmit={submit}>
      <TextInput
        multiline
        rows={3}
        autoFocus
        label="Correct the note"
        error={correct.error?.message}
        value={text}
        maxLength={5000}
        onValueChange={setText}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.metaKey || event.ctrlKey))
            event.currentTarget.form?.requestSubmit();
          if (event.key !== "Escape") return;
          event.preventDefault();
          onEnd();
        }}
      />
      <p className="mt-2.5 flex flex-wrap gap-3">
        <Button type="submit" size="small" disabled={correct.isPending || text.trim() === ""}>
          {correct.isPending ? "Saving" : "Save"}
        </Button>
        <Button variant="quiet" size="small" onClick={onEnd}>
          Cancel
        </Button>
      </p>
    </form>
  );
}
