import { calendarWords } from "#content/calendar.ts";
import { articlePage } from "#content/pages/knowledge-bank.ts";
import { CalendarLink } from "#design-system/actions/calendar-link.tsx";
import { ByDate } from "#design-system/reading/by-date.tsx";
import { taxYearDays } from "#tax-law/tax-year-days.ts";
import { type CalendarDate, formatDate } from "#wording/dates.ts";
import { formatFigure } from "#wording/figures.ts";
import { fillIn } from "#wording/fill-in.ts";
import type { KeyFigure } from "../render/key-figures.ts";
import type { ArticleSummary, RenderedArticle } from "../render/render-article.tsx";

const words = articlePage.yearStrip;

interface YearStripProps {
  article: Pick<RenderedArticle, "taxYear" | "stillPossible" | "keyFiguresByYear">;
  laterEditions?: readonly Pick<ArticleSummary, "href" | "title" | "taxYear">[];
  today: CalendarDate;
}

export function YearStrip({ article, laterEditions = [], today }: YearStripProps) {
  return (
    <aside className="year-strip" aria-label={words.label}>
      <div className="year-strip-own">
        <p className="year-strip-title">{fillIn(words.figuresFor, { year: article.taxYear })}</p>
        <ByDate as="p" today={today} stages={ownYearStages(article, today)} />
        {laterEditions.map(({ href, title, taxYear }) => (
          <p key={href} className="mt-2 font-medium">
            {taxYear > article.taxYear ? fillIn(words.edition, { year: taxYear }) : words.newer}{" "}
            <a href={href} className="font-semibold text-pine">
              {title}
            </a>
          </p>
        ))}
        {laterEditions.length === 0 && taxYearDays(article.taxYear)["year-end"] < today ? (
          <p>{fillIn(words.noneNewer, { year: article.taxYear })}</p>
        ) : null}
      </div>
      <ByDate as="div" today={today} stages={keyFigureStages(article, today)} />
    </aside>
  );
}

/** Open, closed with its return still to be filed, amendable, closed for good. */
function ownYearStages({ taxYear, stillPossible }: YearStripProps["article"], today: CalendarDate) {
  const days = taxYearDays(taxYear);
  const blanks = {
    year: taxYear,
    yearEnd: formatDate(days["year-end"]),
    due: formatDate(days.return),
    extended: formatDate(days["extended-return"]),
    refundLimit: formatDate(days.refundLimit),
  };
  const calendarLink = (name: string, day: CalendarDate, label: string = calendarWords.add) => (
    <CalendarLink name={`${name}-${taxYear}`} day={day} today={today}>
      {label}
    </CalendarLink>
  );
  const { return: due, "extended-return": extended, refundLimit } = days;
  return [
    {
      through: days["year-end"],
      words: (
        <>
          {fillIn(words.open, blanks)}
          {calendarLink("year-end", days["year-end"])}
        </>
      ),
    },
    {
      through: extended,
      words: (
        <>
          {fillIn(words.returnOpen, blanks)}
          {calendarLink("return", due, calendarWords.addDueDate)}
          {calendarLink("extended-return", extended, calendarWords.addExtendedDueDate)}
        </>
      ),
    },
    {
      through: refundLimit,
      words: (
        <>
          {fillIn(words.amendable, blanks)}
          {calendarLink("refund-limit", refundLimit)}
          {stillPossible ? <br /> : null}
          {stillPossible}
        </>
      ),
    },
    { words: fillIn(words.over, blanks) },
  ];
}

/** After the last year on file its figures stay, and the strip says that they are the latest. */
function keyFigureStages({ keyFiguresByYear }: YearStripProps["article"], today: CalendarDate) {
  const list = (title: string, figures: readonly KeyFigure[], year?: number) =>
    figures.length === 0 ? null : (
      <>
        <p className="year-strip-title">{title}</p>
        <dl>
          {figures.map((figure) => (
            <KeyFigureRow key={figure.name} figure={figure} year={year} today={today} />
          ))}
        </dl>
      </>
    );
  const dated = keyFiguresByYear.map(({ year, figures }) => ({
    through: taxYearDays(year)["year-end"],
    words: list(fillIn(words.holdsFor, { year }), figures, year),
  }));
  const latest = keyFiguresByYear.at(-1);
  return [...dated, { words: latest ? list(words.latestOnFile, latest.figures) : null }];
}

function KeyFigureRow(props: {
  figure: KeyFigure;
  /** The year it is; none after the last year on file. */
  year?: number;
  today: CalendarDate;
}) {
  const { figure, year, today } = props;
  const { taxYear, lastDay, lastDayName, announced } = figure;
  const blanks = { year: taxYear, lastDay: formatDate(lastDay) };
  return (
    <div>
      <dt>{figure.label}</dt>
      <dd className="year-strip-figure">{formatFigure(figure)}</dd>
      <dd className="col-span-full text-xs text-ink-3">
        {taxYear === year ? null : `${fillIn(words.latestYear, blanks)} `}
        <ByDate
          today={today}
          stages={[
            {
              through: lastDay,
              words: (
                <>
                  {fillIn(words.lastDay, blanks)}
                  <CalendarLink name={`${lastDayName}-${taxYear}`} day={lastDay} today={today}>
                    {calendarWords.add}
                  </CalendarLink>
                </>
              ),
            },
            { words: fillIn(words.lastDayPassed, blanks) },
          ]}
        />
        {announced ? (
          <>
            <br />
            {fillIn(words.announced, {
              year: announced.taxYear,
              figure: formatFigure(announced),
            })}
          </>
        ) : null}
      </dd>
    </div>
  );
}
