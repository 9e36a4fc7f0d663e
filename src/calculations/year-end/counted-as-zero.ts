import type { YearEndAnswers, YearEndQuestion } from "./answers.ts";
import type { PlanMove } from "./moves.ts";

const amounts = [
  "deferredInUsd",
  "deferred457bInUsd",
  "hsaPutInInUsd",
  "preTaxIraInUsd",
  "stateTaxesInUsd",
  "mortgageInterestInUsd",
  "gainsInUsd",
] as const satisfies readonly YearEndQuestion[];

export type CountedAsZero = (typeof amounts)[number] | "spouseWagesInUsd" | "profitInUsd";

/** Amounts that were not entered and count as $0 in a row that is computed. */
export function countedAsZero(
  moves: readonly PlanMove[],
  answers: YearEndAnswers,
): CountedAsZero[] {
  const asked = new Set(
    moves.filter(({ status }) => status === "open").flatMap(({ questions }) => questions),
  );
  const married = answers.filing === "joint" || answers.filing === "separate";
  return [
    ...(married && answers.spouseWagesInUsd === 0 ? (["spouseWagesInUsd"] as const) : []),
    ...(answers.profitInUsd === 0 ? (["profitInUsd"] as const) : []),
    ...amounts.filter((name) => asked.has(name) && answers[name] === undefined),
  ];
}
