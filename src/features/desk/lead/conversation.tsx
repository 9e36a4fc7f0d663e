import { type SubmitEvent, useRef } from "react";
import { deskLead } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import {
  type AddNoteRequest,
  type DeskLead,
  type DeskLeadAnswer,
  deskLeadNotesPath,
} from "#contracts/desk/lead.ts";
import type { DeskPerson } from "#contracts/desk/leads.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { formatMoment } from "#wording/times.ts";
import { useDraft } from "../drafts.ts";
import { useSession } from "../session.ts";
import { useChange } from "../use-change.ts";

const words = deskLead.conversation;

/** Notes and what happened, the newest first, under the field for the next note. */
export function Conversation(props: {
  lead: DeskLead;
  onAnswer: (answer: DeskLeadAnswer) => void;
}) {
  const { lead, onAnswer } = props;
  return (
    <section aria-labelledby="lead-conversation">
      <h2 id="lead-conversation">{words.heading}</h2>
      <NoteForm leadId={lead.id} onAnswer={onAnswer} />
      <ol className="lead-timeline">
        {entriesOf(lead).map(({ key, at, who, text, isNote }) => (
          <li key={key} data-note={isNote || undefined}>
            <p className="lead-when">
              <time dateTime={new Date(at).toISOString()}>{formatMoment(at, firmTimeZone)}</time>
              {" · "}
              <Person who={who} ofNote={isNote} />
            </p>
            <p className="lead-said">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function NoteForm(props: { leadId: string; onAnswer: (answer: DeskLeadAnswer) => void }) {
  const { leadId, onAnswer } = props;
  const [text, setText] = useDraft(leadId);
  const { busy, failure, run } = useChange();
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const body: AddNoteRequest = { text };
    const answer = await run<DeskLeadAnswer>(deskLeadNotesPath(leadId), { method: "POST", body });
    if (!answer) return;
    setText("");
    onAnswer(answer);
  }

  return (
    <form ref={form} className="lead-note-form" noValidate onSubmit={submit}>
      <TextInput
        id="lead-note"
        multiline
        rows={3}
        label={words.note}
        hint={words.noteHint}
        error={failure?.message}
        value={text}
        maxLength={5000}
        onValueChange={setText}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.metaKey || event.ctrlKey))
            form.current?.requestSubmit();
        }}
      />
      <Button type="submit" size="small" disabled={busy || text.trim() === ""}>
        {busy ? words.adding : words.add}
      </Button>
    </form>
  );
}

function Person({ who, ofNote }: { who: DeskPerson | null; ofNote: boolean }) {
  const { user } = useSession();
  if (!who) return <span>{ofNote ? words.formerColleague : words.site}</span>;
  return <span>{who.id === user?.id ? words.you : who.email}</span>;
}

function entriesOf({ notes, timeline }: DeskLead) {
  const noted = notes.map(({ id, at, author, text }) => ({
    key: id,
    at,
    who: author,
    text,
    isNote: true,
  }));
  const happened = timeline.map(({ at, by, text }, index) => ({
    key: `${at} ${index}`,
    at,
    who: by,
    text,
    isNote: false,
  }));
  return [...noted, ...happened].sort((one, other) => other.at - one.at);
}
