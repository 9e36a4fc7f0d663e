import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { newKey } from "#browser/post.ts";
import { firmTimeZone } from "#content/firm.ts";
import type { Colleague } from "#contracts/desk/people.ts";
import type { DeskPerson } from "#contracts/desk/person.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { formatMoment } from "#wording/times.ts";
import { request } from "../data/desk-api.ts";
import { personName } from "../data/names.ts";
import { useUser } from "../data/session.ts";
import { useDraft } from "../data/tab-storage.ts";
import { eventInWords } from "./event-in-words.ts";
import { NoteText } from "./note-text.tsx";
import { useShowPerson } from "./person-query.ts";

/** Notes and events, the newest first, under the field for the next note. */
export function History({ person }: { person: DeskPerson }) {
  return (
    <section aria-labelledby="lead-history">
      <h2 id="lead-history">Notes and history</h2>
      <NoteForm personId={person.id} />
      <ol className="lead-timeline">
        {entriesOf(person).map(({ id, at, who, text, isNote, changedAt }) => (
          <li key={id} data-note={isNote || undefined}>
            <p className="text-xs wrap-anywhere text-ink-3">
              <time dateTime={new Date(at).toISOString()}>{formatMoment(at, firmTimeZone)}</time>
              {" · "}
              <Who colleague={who} ofNote={isNote} />
              {changedAt ? ` · corrected ${formatMoment(changedAt, firmTimeZone)}` : null}
            </p>
            {isNote ? (
              <NoteText id={id} text={text} author={who} />
            ) : (
              <p className="wrap-anywhere">{text}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function NoteForm({ personId }: { personId: string }) {
  const user = useUser();
  // By user, so that the next person who signs in in this tab does not see the draft.
  const [text, setText] = useDraft(`${user?.id} ${personId}`);
  const show = useShowPerson();
  // One key per text, so that pressing again after a lost answer stores nothing twice.
  const [keys] = useState(() => new Map<string, string>());
  const add = useMutation({
    mutationFn: (note: string) => {
      const idempotencyKey = keys.get(note) ?? newKey();
      keys.set(note, idempotencyKey);
      return request("addNote", { id: personId, body: { text: note, idempotencyKey } });
    },
    onSuccess: (answer, note) => {
      keys.delete(note);
      setText((now) => (now.startsWith(note) ? now.slice(note.length).trimStart() : now));
      return show(answer);
    },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // Ctrl+Enter submits even while the button is disabled.
    if (!add.isPending && text.trim() !== "") add.mutate(text);
  }

  return (
    <form className="mb-6 print:hidden" noValidate onSubmit={submit}>
      <TextInput
        id="lead-note"
        multiline
        rows={3}
        label="Private note"
        hint="Only the team sees it."
        error={add.error?.message}
        value={text}
        maxLength={5000}
        onValueChange={setText}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.metaKey || event.ctrlKey))
            event.currentTarget.form?.requestSubmit();
        }}
      />
      <Button
        type="submit"
        size="small"
        className="mt-2.5"
        disabled={add.isPending || text.trim() === ""}
      >
        {add.isPending ? "Adding" : "Add note"}
      </Button>
    </form>
  );
}

/** A sheet of paper has readers for whom `You` is somebody else. */
function Who({ colleague, ofNote }: { colleague: Colleague | null; ofNote: boolean }) {
  const user = useUser();
  if (!colleague) return ofNote ? "A former colleague" : "Website";
  if (colleague.id !== user?.id) return personName(colleague);
  return (
    <>
      <span className="print:hidden">You</span>
      <span className="hidden print:inline">{personName(colleague)}</span>
    </>
  );
}

function entriesOf({ notes, timeline }: DeskPerson) {
  const noted = notes.map(({ author, ...note }) => ({ ...note, who: author, isNote: true }));
  const happened = timeline.map((event) => ({
    id: event.id,
    at: event.at,
    text: eventInWords(event),
    who: event.by,
    isNote: false,
    changedAt: null,
  }));
  return [...noted, ...happened].sort((one, other) => other.at - one.at);
}
