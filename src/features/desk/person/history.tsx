import type { DeskPerson } from "#contracts/desk/person.ts";
import { useDraft } from "../data/drafts.ts";
import { firmMoment } from "../data/firm-time.ts";
import { useUser } from "../data/session.ts";
import { ActionForm } from "../shell/action-form.tsx";
import { ColleagueName } from "../shell/colleague-name.tsx";
import { eventInWords } from "./event-in-words.ts";
import { NoteText, noteField } from "./note-text.tsx";

/** Notes and events, the newest first, under the field for the next note. */
export function History({ person }: { person: DeskPerson }) {
  return (
    <section aria-labelledby="lead-history">
      <h2 id="lead-history">Notes and history</h2>
      <NoteForm personId={person.id} />
      <ol className="lead-timeline">
        {entriesOf(person).map(({ id, at, who, text, isNote, changedAt }) => (
          <li
            key={id}
            data-note={isNote || undefined}
            className="relative border-l border-line-strong pb-4.5 pl-6 before:absolute before:top-1.5 before:-left-1 before:size-1.75 before:rounded-full before:bg-line-strong before:outline-3 before:outline-paper before:[print-color-adjust:exact] last:border-transparent last:pb-0 data-note:before:bg-leaf"
          >
            <p className="text-xs wrap-anywhere text-ink-3">
              <time dateTime={new Date(at).toISOString()}>{firmMoment(at)}</time>
              {" · "}
              {who ? (
                <ColleagueName of={who} me="You" />
              ) : isNote ? (
                "A former colleague"
              ) : (
                "Website"
              )}
              {changedAt ? ` · corrected ${firmMoment(changedAt)}` : null}
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
  return (
    <ActionForm
      className="mb-6 print:hidden"
      endpoint="addNote"
      fields={[
        {
          ...noteField,
          id: "lead-note",
          label: "Private note",
          hint: "Only the team sees it.",
          value: text,
          onValueChange: setText,
        },
      ]}
      send={({ text: note = "" }, idempotencyKey) => ({
        id: personId,
        body: { text: note, idempotencyKey },
      })}
      confirm="Add note"
      confirming="Adding"
      button={{ size: "small" }}
      keepsFields
      onDone={(_, { body }) =>
        setText((now) =>
          now.trimStart().startsWith(body.text)
            ? now.trimStart().slice(body.text.length).trimStart()
            : now,
        )
      }
    />
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
