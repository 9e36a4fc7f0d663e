import type { AnswerChange, Effect } from "#calculations/rd-credit/comparisons/sensitivity.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";

const words = rdCalculatorResult.sensitivity.changes;
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
      return fillIn(words[change.answer], {
        from: formatUsd(change.from),
        to: formatUsd(change.to),
      });
    case "activity-count": {
      const direction = change.to > change.from ? "activity-more" : "activity-fewer";
      return fillIn(words[direction], { specialty: change.specialty });
    }
    case "state":
    case "innovation-level":
    case "time-percentage":
      return fillIn(words[change.answer], { ...change });
  }
}
