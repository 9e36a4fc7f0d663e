import type { CountedAsZero } from "#calculations/year-end/counted-as-zero.ts";
import type { YearEndPlan } from "#calculations/year-end/plan.ts";
import { labelOf, moveInWords, shownMoves } from "#calculations/year-end/plan-in-words.ts";
import { yearEndPlanWords as words } from "#content/calculators/year-end-plan.ts";
import { disclaimer } from "#content/disclaimer.ts";
import { firm } from "#content/firm.ts";
import { RxMark } from "#design-system/slip/rx-mark.tsx";
import type { YearEndLaw } from "#tax-law/year-end-law.ts";
import { type CalendarDate, formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";
import { answersFrom, type PlanEntries, tickedIn } from "./entries.ts";
import { totalsOf } from "./plan-totals.tsx";

export interface PlanSheetProps {
  readonly plan: YearEndPlan;
  readonly law: YearEndLaw;
  readonly today: CalendarDate;
  readonly entries: PlanEntries;
  readonly zeros: readonly CountedAsZero[];
}

/** The plan on one sheet of paper, hidden on the screen. */
export function PrintSheet(props: PlanSheetProps) {
  const { plan, law, today, entries, zeros } = props;
  const { filing, wagesInUsd, spouseWagesInUsd, profitInUsd, state } = answersFrom(entries);
  const ticked = tickedIn(entries);
  const occasion = { law, filing, today };
  const { rows, notes } = shownMoves(plan.moves);
  const sentences = notes.map((note) => moveInWords(note, occasion, words));
  const givenAnswers = [
    words.questions.filings[filing],
    `${words.questions.wagesInUsd} ${formatUsd(wagesInUsd)}`,
    ...(filing === "joint"
      ? [`${words.questions.spouseWagesInUsd} ${formatUsd(spouseWagesInUsd)}`]
      : []),
    `${words.questions.profitInUsd} ${formatUsd(profitInUsd)}`,
    state,
  ];
  return (
    <div className="plan-sheet hidden" aria-hidden="true">
      <header>
        <RxMark className="h-8" />
        <p>
          <b>{firm.name}</b>
          <br />
          {fillIn(words.print.preparedOn, { date: formatDate(today), host: location.host })}
        </p>
      </header>
      <h1>{fillIn(words.title, { year: plan.taxYear })}</h1>
      <p>{givenAnswers.filter(Boolean).join(" · ")}</p>
      <dl>
        {totalsOf(plan).map(([name, amount]) => (
          <div key={name}>
            <dt>{words.totals[name]}</dt>
            <dd>{formatUsd(amount)}</dd>
          </div>
        ))}
      </dl>
      <ul>
        <li data-head="">
          <b>{words.print.columns.move}</b>
          <span>{words.print.columns.possible}</span>
          <span>{words.print.columns.saves}</span>
        </li>
        {rows.map((move) => {
          const inWords = moveInWords(move, occasion, words);
          return (
            <li key={move.id} data-ticked={ticked.includes(move.id) || undefined}>
              <b>{inWords.title}</b>
              <span>{move.possibleInUsd === undefined ? null : formatUsd(move.possibleInUsd)}</span>
              <span>
                {move.savesInUsd === undefined ? words.print.noSaving : formatUsd(move.savesInUsd)}
              </span>
              <small>
                {[inWords.nothing, ...inWords.notes, `${inWords.lastDay}.`, inWords.practical]
                  .filter(Boolean)
                  .join(" ")}
              </small>
            </li>
          );
        })}
      </ul>
      <footer>
        {zeros.length > 0 ? (
          <p>
            {words.totals.countedAsZero} {zeros.map((name) => labelOf(name, words)).join(", ")}.
          </p>
        ) : null}
        {sentences.map(({ title, nothing, notes }) => (
          <p key={title}>
            {title}. {[nothing, ...notes].join(" ")}
          </p>
        ))}
        <p>
          {words.totals.note} {words.notComputed}
        </p>
        <p>{disclaimer.full}</p>
        <p>
          {firm.legalName} · {firm.phone.display} · {firm.email}
        </p>
      </footer>
    </div>
  );
}
