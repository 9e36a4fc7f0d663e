import {
  type PracticeAnswers,
  practiceAnswers,
  type SpecialtyAnswers as SpecialtyAnswersInEngine,
} from "#calculations/rd-credit/answers.ts";
import { type Estimate, estimateCredit } from "#calculations/rd-credit/estimate.ts";
import type { InnovationLevel } from "#calculations/rd-credit/innovation.ts";
import { impossibleIn, type OnlySome } from "#calculations/rd-credit/who-does-it.ts";
import {
  type CatalogEntry,
  findSpecialty,
  practiceTypes,
} from "#content/calculators/practice-types/all-practice-types.ts";
import type { PracticeType } from "#content/calculators/practice-types/practice-type.ts";
import type { Calculation } from "#contracts/calculation.ts";
import { defaultStateName } from "#tax-law/state-credit-rates.ts";

export interface SpecialtyAnswers extends SpecialtyAnswersInEngine {
  readonly innovationLevel: InnovationLevel;
}

/** What the visitor says about the practice. Personal data is separate, in `Contact`. */
export interface Answers {
  readonly practiceTypeIds: readonly string[];
  /** In the order they were chosen. */
  readonly specialties: readonly SpecialtyAnswers[];
  /** Digits only; empty while nothing is filled in. */
  readonly doctorWages: string;
  readonly staffWages: string;
  readonly state: string;
  /** Absent where everyone does the work. */
  readonly onlySome?: EnteredOnlySome | undefined;
}

/** As typed: digits, and for the hours a period. Empty while nothing is filled in. */
export type EnteredOnlySome = { readonly [Field in keyof OnlySome]: string };

/** The numbers that are filled in. */
export function numbersIn(entered: EnteredOnlySome): Partial<OnlySome> {
  const filled = Object.entries(entered).filter(([, text]) => text !== "");
  return Object.fromEntries(filled.map(([field, text]) => [field, Number(text)]));
}

/** Undefined while a number is missing or cannot be; the requirements of step 3 then say so. */
export function onlySomeOf({ onlySome }: Answers): OnlySome | undefined {
  const numbers = onlySome && numbersIn(onlySome);
  if (!numbers || Object.keys(numbers).length < 3 || impossibleIn(numbers).length > 0)
    return undefined;
  return numbers as OnlySome;
}

/**
 * What the visitor has typed in the contact fields. Never in a link, and kept in memory only: what
 * was sent fills in the booking of the same tab (src/browser/kept-contact.ts).
 */
export type Contact = { readonly [Field in keyof Calculation["contact"]]?: string };

/** Below the engine's limit of $1 billion, so that no entry can be refused. */
export const mostWageDigits = 9;

/** Where there is only one practice type to choose, it is chosen. */
export function emptyAnswers(offeredIds: readonly string[], state = defaultStateName): Answers {
  return {
    practiceTypeIds: offeredIds.length === 1 ? offeredIds : [],
    specialties: [],
    doctorWages: "",
    staffWages: "",
    state,
  };
}

/** The answers as the engine takes them; wages not filled in count as 0. */
export function toPracticeAnswers(answers: Answers): PracticeAnswers {
  return practiceAnswers(toCalculation(answers), (chosen) => specialtyOf(chosen).specialty.name);
}

/** The answers as they are sent: the server computes the estimate from them again. */
export function toCalculation(answers: Answers) {
  return {
    specialties: answers.specialties.map((chosen) => ({
      ...chosen,
      activities: [...chosen.activities],
    })),
    doctorWages: Number(answers.doctorWages),
    staffWages: Number(answers.staffWages),
    state: answers.state,
    onlySome: onlySomeOf(answers),
  };
}

/** The wizard cannot hold answers that the engine refuses: digits are few, time totals 100. */
export function estimateOf(answers: Answers): Estimate {
  const result = estimateCredit(toPracticeAnswers(answers));
  if (result.kind === "bad-answers") throw new RangeError(result.problems[0]?.message);
  return result;
}

/** An empty list means all. */
export function offeredPracticeTypes(
  ids: readonly string[] = [],
  specialtyIds: readonly string[] = [],
): readonly PracticeType[] {
  const isOffered = (list: readonly string[], id: string) => list.length === 0 || list.includes(id);
  return practiceTypes
    .filter(({ id }) => isOffered(ids, id))
    .map((type) => ({
      ...type,
      specialties: type.specialties.filter(({ id }) => isOffered(specialtyIds, id)),
    }));
}

export function specialtyOf(chosen: { readonly specialtyId: string }): CatalogEntry {
  const found = findSpecialty(chosen.specialtyId);
  if (!found) throw new RangeError(`There is no specialty ${chosen.specialtyId}.`);
  return found;
}
