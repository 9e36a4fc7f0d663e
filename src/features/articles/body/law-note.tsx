import { TextLink } from "#design-system/actions/text-link.tsx";
import { formatDate } from "#wording/dates.ts";
import { useLaw } from "./use-law.ts";

/** What a law, an agency or a court has said, with its date and its source. */
export function LawNote({ name }: { name: string }) {
  const note = useLaw().lawNote(name);
  return (
    <aside className="law-note" data-note="law" data-from-law="">
      <p className="law-note-title">
        <time dateTime={note.date}>{formatDate(note.date)}</time> · {note.title}
      </p>
      <p className="law-note-text">
        {note.statement}{" "}
        <TextLink href={note.source.url} newTab>
          {note.source.title}
        </TextLink>
      </p>
    </aside>
  );
}
