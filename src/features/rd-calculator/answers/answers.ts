import {
  type ChosenSpecialty as AnySpecialty,
  type PracticeAnswers,
  practiceAnswers,
} from "#calculations/rd-credit/answers.ts";
import type { InnovationLevel } from "#calculations/rd-credit/innovation.ts";
import { defaultStateName } from "#tax-law/state-credit-rates.ts";
import { specialtyOf } from "./catalog.ts";

export interface ChosenSpecialty extends AnySpecialty {
  readonly innovationLevel: InnovationLevel;
}

/** What the visitor says about the practice. Who the visitor is stands apart, in `Contact`. */
export interface Answers {
  readonly practiceTypeIds: readonly string[];
  /** In the order they were chosen. */
  readonly specialties: readonly ChosenSpecialty[];
  /** Digits only; empty while nothing is filled in. */
  readonly doctorWages: string;
  readonly staffWages: string;
  readonly stateName: string;
}

/** Kept in memory only: never in the browser's storage, never in a link. */
export interface Contact {
  readonly name: string;
  readonly practiceName: string;
  readonly phone: string;
  readonly email: string;
  /** Optional: a copy for the visitor's CPA. */
  readonly cpaEmail: string;
}

/** Below the engine's limit of $1 billion, so that no entry can be refused. */
export const mostWageDigits = 9;

export const noContact: Contact = {
  name: "",
  practiceName: "",
  phone: "",
  email: "",
  cpaEmail: "",
};

/** Where there is only one practice type to choose, it is chosen. */
export function emptyAnswers(offeredIds: readonly string[], stateName = defaultStateName): Answers {
  return {
    practiceTypeIds: offeredIds.length === 1 ? offeredIds : [],
    specialties: [],
    doctorWages: "",
    staffWages: "",
    stateName,
  };
}

/** The answers as the engine takes them; wages not filled in count as 0. */
export function toPracticeAnswers(answers: Answers): PracticeAnswers {
  const chosen = {
    specialties: answers.specialties,
    doctorWages: Number(answers.doctorWages),
    staffWages: Number(answers.staffWages),
    state: answers.stateName,
  };
  return practiceAnswers(chosen, (specialty) => specialtyOf(specialty).subspecialty.name);
}

/** The specialty that has all of the time although there are others, which then count for nothing. */
export function specialtyWithAllTime({ specialties }: Answers): ChosenSpecialty | undefined {
  if (specialties.length < 2) return undefined;
  return specialties.find(({ timePercentage }) => timePercentage === 100);
}
