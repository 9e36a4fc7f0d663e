import { rangeByMethod } from "#calculations/section-41/credit-by-method.ts";
import { practiceTypes } from "#content/calculators/practice-types/all-practice-types.ts";
import { statedTaxYear } from "#tax-law/tax-year.ts";
import { type Answers, estimateOf, toCalculation } from "./answers.ts";
import { readLinkHash } from "./answers-link.ts";
import { readKept } from "./kept-answers.ts";
import { lastStep } from "./wizard.ts";

/**
 * A kept result for another part of the site, such as the booking: what is sent, and what it says.
 * Apart from the calculator, which does not need the law's methods before the result.
 */
export function keptResult(key: string, text: string | null, now: number) {
  const offeredTypeIds = key.split(":")[1]?.split("+") ?? [];
  const kept = readKept(text, now, offeredTypeIds);
  return kept?.step === lastStep ? resultOf(kept.answers) : undefined;
}

/** The result that a link from a frame on another site carries: `estimateHash`. */
export function linkedResult(hash: string) {
  const answers = readLinkHash(
    hash,
    practiceTypes.map(({ id }) => id),
  );
  return answers?.doctorWages ? resultOf(answers) : undefined;
}

function resultOf(answers: Answers) {
  const { countedExpensesInUsd, specialties, state } = estimateOf(answers);
  return {
    calculation: toCalculation(answers),
    range: rangeByMethod(countedExpensesInUsd, statedTaxYear),
    specialties: specialties.map(({ name }) => name),
    state,
  };
}
