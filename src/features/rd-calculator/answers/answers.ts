import type { PracticeAnswers } from "#calculations/rd-credit/answers.ts";
import type { InnovationLevel } from "#calculations/rd-credit/innovation.ts";
import { defaultStateName } from "#tax-law/state-credit-rates.ts";
import { specialtyOf } from "./catalog.ts";

export interface ChosenSpecialty {
  readonly practiceTypeId: string;
  readonly subspecialtyId: string;
  readonly timePercentage: number;
  readonly innovationLevel: InnovationLevel;
  readonly selectedActivities: readonly string[];
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
  return {
    specialties: answers.specialties.map((chosen) => ({
      name: specialtyOf(chosen).subspecialty.name,
      practiceTypeId: chosen.practiceTypeId,
      subspecialtyId: chosen.subspecialtyId,
      timePercentage: chosen.timePercentage,
      innovationLevel: chosen.innovationLevel,
      activities: chosen.selectedActivities,
    })),
    doctorWages: Number(answers.doctorWages),
    staffWages: Number(answers.staffWages),
    state: answers.stateName,
  };
}

/** The specialty that has all of the time although there are others, which then count for nothing. */
export function specialtyWithAllTime({ specialties }: Answers): ChosenSpecialty | undefined {
  if (specialties.length < 2) return undefined;
  return specialties.find(({ timePercentage }) => timePercentage === 100);
}

/** Distinct names of the practice types that have a chosen specialty. */
export function practiceTypeNames({ specialties }: Answers): string[] {
  return [...new Set(specialties.map((chosen) => specialtyOf(chosen).practiceType.name))];
}
