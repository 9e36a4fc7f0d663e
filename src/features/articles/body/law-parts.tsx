import type { ReactNode } from "react";
import { articleBody } from "#content/knowledge-bank.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { deadlineStatus } from "#tax-law/deadlines.ts";
import { formatDate } from "#wording/dates.ts";
import { formatFigure } from "#wording/figures.ts";
import { fillIn } from "#wording/fill-in.ts";
import { useLaw } from "../render/article-law.ts";

/** A figure of tax law, by its name: `<TaxFigure name="section-179-limit" />` gives $2,500,000. */
export function TaxFigure({
  name,
  year,
  short = false,
  withYear = false,
}: {
  /** As in src/tax-law/figures. */
  name: string;
  /** The article's own tax year unless given. */
  year?: number;
  /** `$2.5 million` instead of `$2,500,000`. */
  short?: boolean;
  /** Adds the year: `$2,500,000 for 2025`. */
  withYear?: boolean;
}) {
  const figure = useLaw().figure(name, year);
  const text = formatFigure(figure, short ? "short" : "full");
  return (
    <data
      value={figure.value}
      className="tax-figure"
      title={`Tax year ${figure.taxYear}: ${figure.source.title}`}
    >
      {withYear ? `${text} for ${figure.taxYear}` : text}
    </data>
  );
}

/**
 * What the figures are in another year: 'For 2026: …'. Figures that year does not cover yet are
 * left out until somebody enters them. Children may add a sentence about law that has changed.
 */
export function YearNote({
  year,
  figures = [],
  children,
}: {
  year: number;
  figures?: readonly string[];
  children?: ReactNode;
}) {
  const law = useLaw();
  const covered = figures.flatMap((name) => law.figureIfCovered(name, year) ?? []);
  if (covered.length === 0 && !children)
    throw new Error(`<YearNote year={${year}}> has nothing to say: no figure covers that year.`);
  return (
    <aside className="law-note" data-note="year">
      <p className="law-note-title">{fillIn(articleBody.yearNote, { year })}</p>
      {covered.length > 0 ? (
        <dl className="law-note-figures" data-from-law="">
          {covered.map((figure) => (
            <div key={figure.name}>
              <dt>{figure.label}</dt>
              <dd>{formatFigure(figure)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {children ? <div className="law-note-text">{children}</div> : null}
    </aside>
  );
}

/**
 * A deadline, open or passed on the day the page is built. Both endings are written: where the page
 * is still served after the day has passed, the browser shows the other one.
 */
export function Deadline({ name }: { name: string }) {
  const law = useLaw();
  const deadline = law.deadline(name);
  const passed = deadlineStatus(deadline, law.today).kind === "passed";
  const words = articleBody.deadline;
  const date = formatDate(deadline.date);
  return (
    <aside
      className="law-note"
      data-status={passed ? "passed" : "open"}
      data-deadline={deadline.date}
      data-from-law=""
    >
      <p className="law-note-title">
        {words.heading}: {deadline.label}
      </p>
      <p className="law-note-text">{deadline.purpose}</p>
      <p className="law-note-status" data-when="open" hidden={passed}>
        <strong>{fillIn(words.open, { date })}</strong>
      </p>
      <p className="law-note-status" data-when="passed" hidden={!passed}>
        <strong>{fillIn(words.passed, { date })}</strong> {words.remains} {deadline.remainsAfter}
      </p>
    </aside>
  );
}

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
