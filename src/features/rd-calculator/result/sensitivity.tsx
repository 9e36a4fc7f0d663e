import {
  type AnswerChange,
  type Effect,
  sensitivityOf,
} from "#calculations/rd-credit/comparisons/sensitivity.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { ChartFrame } from "#design-system/charts/chart-frame.tsx";
import { formatChange } from "#design-system/charts/format-value.ts";
import { LedgerTable } from "#design-system/charts/ledger-table.tsx";
import { RowBar } from "#design-system/charts/row-bar.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";
import { type Answers, toPracticeAnswers } from "../answers/answers.ts";

const words = rdCalculatorResult.sensitivity;

export function Sensitivity({ answers }: { answers: Answers }) {
  const lines = effectLines(sensitivityOf(toPracticeAnswers(answers)));
  const largest = Math.max(...lines.map(({ effectInUsd }) => Math.abs(effectInUsd)));
  return (
    <>
      <p>{words.intro}</p>
      <ChartFrame title={words.figure} titleHidden>
        <LedgerTable
          rows={lines.map(({ label, effectInUsd }) => ({
            label,
            value: formatChange(effectInUsd),
            drawing: (
              <RowBar
                track
                highest={largest}
                parts={[
                  {
                    to: Math.abs(effectInUsd),
                    className: effectInUsd < 0 ? "fill-tone-2" : "fill-tone",
                  },
                ]}
              />
            ),
          }))}
        />
      </ChartFrame>
    </>
  );
}

const mostLowering = 4;
const mostRaising = 2;

/** The effects worth showing, in words: those that change something, what lowers it first. */
export function effectLines(effects: readonly Effect[]): { label: string; effectInUsd: number }[] {
  const lowering = effects.filter(({ effectInUsd }) => effectInUsd < 0);
  const raising = effects.filter(({ effectInUsd }) => effectInUsd > 0);
  return [...lowering.slice(0, mostLowering), ...raising.slice(0, mostRaising)].map(
    ({ change, effectInUsd }) => ({ label: changeInWords(change), effectInUsd }),
  );
}

function changeInWords(change: AnswerChange): string {
  switch (change.answer) {
    case "doctor-wages":
    case "staff-wages":
      return fillIn(words.changes[change.answer], {
        from: formatUsd(change.from),
        to: formatUsd(change.to),
      });
    case "activity-count": {
      const direction = change.to > change.from ? "activity-more" : "activity-fewer";
      return fillIn(words.changes[direction], { specialty: change.specialty });
    }
    case "state":
    case "innovation-level":
    case "time-percentage":
      return fillIn(words.changes[change.answer], { ...change });
  }
}
