import { formatDate } from "#wording/dates.ts";
import { TextLink } from "../actions/text-link.tsx";

export type DatedNote = {
  /** As exact as it is known: 2026-04 or 2026-04-15. */
  date: string;
  title: string;
  statement: string;
  source: { url: string };
};

/** Dated statements of others, each with its source. */
export function DatedNotes(props: {
  notes: readonly DatedNote[];
  /** Small and in columns, for use beside other content. */
  columns?: boolean;
}) {
  const { columns = false } = props;
  return (
    <ul
      className={
        columns
          ? "gap-10 text-nav leading-[1.55] *:mb-7 *:break-inside-avoid sm:columns-2"
          : "space-y-6"
      }
    >
      {props.notes.map((note) => (
        <li key={note.title}>
          <p className="text-sm text-ink-3">
            <time dateTime={note.date}>{formatDate(note.date, "short")}</time> ·{" "}
            <TextLink href={note.source.url} rel="noopener">
              {note.title}
            </TextLink>
          </p>
          <p className="mt-1 text-ink-2">{note.statement}</p>
        </li>
      ))}
    </ul>
  );
}
