import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { newKey } from "#browser/use-sending.ts";
import { firmTimeZone } from "#content/firm.ts";
import type { DeskLead } from "#contracts/desk/lead.ts";
import type { DeskPerson } from "#contracts/desk/leads.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { formatMoment } from "#wording/times.ts";
import { request } from "../data/desk-api.ts";
import { personName } from "../data/names.ts";
import { useUser } from "../data/session.ts";
import { useDraft } from "../data/tab-storage.ts";
import { eventInWords } from "./event-in-words.ts";
import { useShowLead } from "./lead-query.ts";
import { NoteText } from "./note-text.tsx";

/** Notes and events, the newest first, under the field for the next note. */
export function History({ lead }: { lead: DeskLead }) {
  return (
    <section aria-labelledby="lead-history">
      <h2 id="lead-history">Notes and history</h2>
      <NoteForm leadId={lead.id} />
      <ol className="lead-timeline">
        {entriesOf(lead).map(({ id, at, who, text, isNote, changedAt }) => (
          <li key={id} data-note={isNote || undefined}>
            <p className="lead-when">
              <time dateTime={new Date(at).toISOString()}>{formatMoment(at, firmTimeZone)}</time>
              {" · "}
              <Person who={who} ofNote={isNote} />
              {changedAt ? ` · corrected ${formatMoment(changedAt, firmTimeZone)}` : null}
            </p>
            {isNote ? (
              <NoteText id={id} text={text} author={who} />
            ) : (
              <p className="lead-said">{text}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function NoteForm({ leadId }: { leadId: string }) {
  const user = useUser();
  // By user, so that the next person who signs in in this tab does not see the draft.
  const [text, setText] = useDraft(`${user?.id} ${leadId}`);
  const show = useShowLead();
  // One key per text, so that pressing again after a lost answer stores nothing twice.
  const [keys] = useState(() => new Map<string, string>());
  const add = useMutation({
    mutationFn: (note: string) => {
      const idempotencyKey = keys.get(note) ?? newKey();
      keys.set(note, idempotencyKey);
      return request("addNote", { id: leadId, body: { text: note, idempotencyKey } });
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
    <form className="lead-note-form" noValidate onSubmit={submit}>
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
      <Button type="submit" size="small" disabled={add.isPending || text.trim() === ""}>
        {add.isPending ? "Adding" : "Add note"}
      </Button>
    </form>
  );
}

function Person({ who, ofNote }: { who: DeskPerson | null; ofNote: boolean }) {
  const user = useUser();
  if (!who) return <span>{ofNote ? "A former colleague" : "Website"}</span>;
  return <span>{who.id === user?.id ? "You" : personName(who)}</span>;
}

function entriesOf({ notes, timeline }: DeskLead) {
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
