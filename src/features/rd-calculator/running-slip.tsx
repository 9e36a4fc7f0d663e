import { type FocusEvent, useEffect } from "react";
import { amountsFor } from "#calculations/rd-credit/amounts.ts";
import { slipLines } from "#calculations/rd-credit/slip-lines.ts";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { disclaimer } from "#content/disclaimer.ts";
import { Slip } from "#design-system/slip/slip.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction } from "#wording/numbers.ts";
import { type Answers, offeredPracticeTypes, toPracticeAnswers } from "./answers/answers.ts";

interface RunningLine {
  readonly label: string;
  /** Absent until the visitor has answered what it is computed from. */
  readonly value?: string | undefined;
  readonly note?: string | undefined;
}

interface RunningLines {
  readonly rows: readonly RunningLine[];
  readonly total: RunningLine;
}

const words = rdCalculator.running;

/** What the answers give so far. Only the amounts: their working is written out for the result. */
export function runningLines(answers: Answers): RunningLines {
  const amounts = amountsFor(toPracticeAnswers(answers));
  const hasWages = answers.doctorWages !== "" || answers.staffWages !== "";
  const hasActivities = answers.specialties.some(({ activities }) => activities.length > 0);
  const rate = formatFraction(amounts.stateRateAsFraction);
  const labels = { ...words, state: fillIn(words.state, { state: amounts.state, rate }) };
  const lines = slipLines(amounts, labels);
  const typeNames = offeredPracticeTypes()
    .filter(({ id }) => answers.practiceTypeIds.includes(id))
    .map(({ name }) => name);
  const specialtyNames = amounts.specialties.map(({ name }) => name);
  const rows = [
    { label: words.practice, value: named(typeNames, 2) },
    { label: words.specialties, value: named(specialtyNames, 1) },
    hasActivities ? lines.rdTime : { label: lines.rdTime.label },
    hasWages ? lines.wages : { label: lines.wages.label },
  ];
  // Computed lines appear together with the total.
  return hasActivities && hasWages
    ? { rows: [...rows, lines.qualifiedExpenses, lines.federal, lines.state], total: lines.total }
    : { rows, total: { label: lines.total.label } };
}

/** Names as long as they fit on the line, otherwise how many. */
function named(names: readonly string[], most: number): string | undefined {
  if (names.length === 0) return undefined;
  return names.length <= most ? names.join(", ") : `${names.length}`;
}

export function announcementOf(answers: Answers): string {
  const { value } = runningLines(answers).total;
  return value === undefined ? "" : `${words.announcement} ${value}`;
}

/** Beside the form, where there is room. `Announcement` reads its total to screen readers. */
export function RunningSlip({ rows, total }: RunningLines) {
  const known = total.value !== undefined;
  return (
    <Slip
      className="hidden @min-[58rem]:block @min-[58rem]:sticky @min-[58rem]:top-20"
      title={known ? words.title : words.titleWithoutNumber}
      subtitle={words.subtitle}
      rows={rows}
      {...(known && { total, footnote: disclaimer.short })}
    />
  );
}

/**
 * On a phone: a bar at the bottom of the window with the total, once there is one. It opens to the
 * whole slip.
 */
export function RunningBar({ rows, total }: RunningLines) {
  const known = total.value !== undefined;
  // It appears while a field is being filled in, and may cover that field.
  useEffect(() => {
    const bar = known ? document.querySelector(".running-bar") : null;
    const field = document.activeElement;
    if (bar?.checkVisibility() && bar.parentElement?.contains(field))
      field?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [known]);
  if (!known) return null;
  return (
    <details className="group running-bar on-sheet tabular-digits" onBlur={closeBeforeItCovers}>
      <summary className="flex items-center gap-3 min-h-15 pt-3.5 pb-2.5 px-4.5 list-none [&::-webkit-details-marker]:hidden focus-visible:-outline-offset-4 focus-visible:rounded-sheet">
        <span className="mr-auto text-nav text-ink-2">{words.title}</span>
        <span
          key={total.value}
          className="running-bar-total font-serif text-[1.5rem]/none font-medium tabular-digits"
        >
          {total.value}
        </span>
        <span
          aria-hidden="true"
          className="mx-1 mt-1 size-2.25 flex-none rotate-45 border-t-2 border-l-2 border-leaf group-open:-mt-1 group-open:rotate-225"
        />
      </summary>
      <dl className="slip-rows max-h-[60dvh] overflow-auto">
        {rows.map(({ label, value, note }) => (
          <div key={label} className="slip-row">
            <dt>
              {label} {note ? <small className="slip-note">{note}</small> : null}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="slip-foot pb-4">{disclaimer.short}</p>
    </details>
  );
}

/** An open bar could cover the control that gets the keyboard focus, so it closes first. */
function closeBeforeItCovers(event: FocusEvent<HTMLDetailsElement>) {
  const { currentTarget: bar, relatedTarget: next } = event;
  if (!(next instanceof Element) || bar.contains(next)) return;
  // Whether the focus is visible is known only after it has moved.
  setTimeout(() => {
    if (next.matches(":focus-visible")) bar.open = false;
  });
}
