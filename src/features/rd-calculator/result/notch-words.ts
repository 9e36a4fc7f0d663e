import type { Effect, Notch } from "#calculations/rd-credit/sensitivity.ts";
import { rdCalculatorResult } from "#content/rd-calculator-result.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";

const words = rdCalculatorResult.sensitivity.notches;
const mostShown = 5;

/** The effects worth showing, in words: those that change something, the largest first. */
export function effectLines(effects: readonly Effect[]): { label: string; effectInUsd: number }[] {
  return effects
    .filter(({ effectInUsd }) => effectInUsd !== 0)
    .slice(0, mostShown)
    .map(({ notch, effectInUsd }) => ({ label: notchWords(notch), effectInUsd }));
}

function notchWords(notch: Notch): string {
  switch (notch.answer) {
    case "doctor-wages":
    case "staff-wages":
      return fillIn(words[notch.answer], { from: formatUsd(notch.from), to: formatUsd(notch.to) });
    case "activity-count": {
      const direction = notch.to > notch.from ? "activity-more" : "activity-fewer";
      return fillIn(words[direction], { specialty: notch.specialty });
    }
    case "state":
    case "innovation-level":
    case "time-percentage":
      return fillIn(words[notch.answer], { ...notch });
  }
}
