import { createContext, type ReactNode, useContext } from "react";
import { calendarWords } from "#content/calendar.ts";
import { articleBody } from "#content/pages/knowledge-bank.ts";
import { CalendarLink } from "#design-system/actions/calendar-link.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { ByDate } from "#design-system/reading/by-date.tsx";
import type { FigureInYear } from "#tax-law/look-up.ts";
import { taxYearDays } from "#tax-law/tax-year-days.ts";
import { formatDate } from "#wording/dates.ts";
import { type FigureStyle, formatFigure } from "#wording/figures.ts";
import { fillIn } from "#wording/fill-in.ts";
import { useLaw } from "../article-law.ts";
import { LawTable } from "./law-table.tsx";

/** Set inside a summary: the figures to which the author gives no year. */
export const SummaryContext = createContext<readonly string[]>([]);

/** A figure of tax law, by its name: `<TaxFigure name="section-179-limit" />` renders $2,500,000. */
export function TaxFigure(props: {
  /** As in src/tax-law/figures. */
  name: string;
  /** The article's own tax year unless given. */
  year?: number;
  /** `$2.5 million` instead of `$2,500,000`. */
  short?: boolean;
  /** Adds the year: `$2,500,000 for 2025`. */
  withYear?: boolean;
}) {
  const { name, year, short = false, withYear = false } = props;
  const law = useLaw();
  const figure = law.figure(name, year);
  const summary = useContext(SummaryContext);
  const style = short ? "short" : "full";
  const text = formatFigure(figure, style);
  return (
    <data
      value={figure.value}
      className="tax-figure"
      title={`Tax year ${figure.taxYear}: ${figure.source.title}`}
    >
      {withYear ? `${text} for ${figure.taxYear}` : text}
      {summary.includes(name) ? <LaterFigures figure={figure} style={style} /> : null}
    </data>
  );
}

/** In a summary: ` (2026: $24,500)` behind the article's own, once that year has begun. */
function LaterFigures({ figure, style }: { figure: FigureInYear; style: FigureStyle }) {
  const law = useLaw();
  const stages = law.figuresFrom(figure.name, figure.taxYear).map((entry, index, entries) => {
    const next = entries[index + 1];
    const words = fillIn(articleBody.laterFigure, {
      year: entry.taxYear,
      figure: formatFigure(entry, style),
    });
    return {
      ...(next ? { through: taxYearDays(next.taxYear - 1)["year-end"] } : {}),
      words: entry.value === figure.value ? null : <span data-not-counted=""> {words}</span>,
    };
  });
  return <ByDate className="whitespace-normal text-ink-2" today={law.today} stages={stages} />;
}

/**
 * What the figures are in another year: 'For 2026: …'. Figures that year does not cover yet are
 * left out until they are entered. Children may add a sentence about law that has changed.
 */
export function YearNote(props: {
  year: number;
  figures?: readonly string[];
  children?: ReactNode;
}) {
  const { year, figures = [], children } = props;
  const law = useLaw();
  const covered = figures.flatMap((name) => law.figureIfCovered(name, year) ?? []);
  if (covered.length === 0 && !children)
    throw new Error(`<YearNote year={${year}}> has nothing to say: no figure covers that year.`);
  return (
    <aside className="law-note" data-note="year">
      <p className="font-semibold text-ink">{fillIn(articleBody.yearNote, { year })}</p>
      {covered.length > 0 ? (
        <dl className="figure-list" data-from-law="">
          {covered.map((figure) => (
            <div key={figure.name}>
              <dt>{figure.label}</dt>
              <dd>{formatFigure(figure)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {children ? <div className="[&>*+*]:mt-2">{children}</div> : null}
    </aside>
  );
}

export function Deadline({ name }: { name: string }) {
  const law = useLaw();
  const deadline = law.deadline(name);
  const words = articleBody.deadline;
  const date = formatDate(deadline.date);
  return (
    <aside className="law-note" data-note="deadline" data-from-law="">
      <p className="font-semibold text-ink">
        {words.heading}: {deadline.label}
      </p>
      <p>{deadline.purpose}</p>
      <ByDate
        as="p"
        className="law-note-status"
        today={law.today}
        stages={[
          {
            through: deadline.date,
            words: (
              <>
                <strong>{fillIn(words.open, { date })}</strong>
                <span data-not-counted="">
                  <CalendarLink name={name} day={deadline.date} today={law.today}>
                    {calendarWords.add}
                  </CalendarLink>
                </span>
              </>
            ),
          },
          {
            words: (
              <>
                <strong>{fillIn(words.passed, { date })}</strong> {words.remains}{" "}
                {deadline.remainsAfter}
              </>
            ),
          },
        ]}
      />
    </aside>
  );
}

/** Several days in one table, each with its calendar file while it is open. */
export function DeadlineTable({ caption, names }: { caption: string; names: readonly string[] }) {
  const law = useLaw();
  const words = articleBody.deadline;
  return (
    <LawTable caption={caption} className="by-name" columns={[words.what, words.lastDay]}>
      <tbody>
        {names.map((name) => {
          const { date, label, purpose, remainsAfter } = law.deadline(name);
          const link = (
            <span data-not-counted="">
              <CalendarLink name={name} day={date} today={law.today}>
                {calendarWords.add}
              </CalendarLink>
            </span>
          );
          return (
            <tr key={name}>
              <td>
                {label}. <small>{purpose}</small>
              </td>
              <td>
                {formatDate(date)}{" "}
                <ByDate
                  today={law.today}
                  stages={[
                    { through: date, words: link },
                    { words: `${words.over} ${remainsAfter}` },
                  ]}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </LawTable>
  );
}

export function LawNote({ name }: { name: string }) {
  const note = useLaw().lawNote(name);
  return (
    <aside className="law-note" data-note="law" data-from-law="" data-law-note="">
      <p className="font-semibold text-ink">
        <time dateTime={note.date}>{formatDate(note.date)}</time> · {note.title}
      </p>
      <p>
        {note.statement}{" "}
        <TextLink href={note.source.url} newTab>
          {note.source.title}
        </TextLink>
      </p>
    </aside>
  );
}
