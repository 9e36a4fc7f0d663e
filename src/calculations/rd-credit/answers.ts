import { findState } from "#tax-law/state-credit-rates.ts";

export interface SpecialtyAnswers {
  readonly name: string;
  readonly practiceTypeId: string;
  readonly subspecialtyId: string;
  /** 0 to 100. */
  readonly timePercentage: number;
  /** low, medium or high; anything else counts as low. */
  readonly innovationLevel: string;
  readonly activities: readonly string[];
}

export interface PracticeAnswers {
  readonly specialties: readonly SpecialtyAnswers[];
  readonly doctorWages: number;
  readonly staffWages: number;
  /** A state's name or postal code; a place we do not know has no state credit. */
  readonly state: string;
}

/** A specialty as a visitor chooses it, and as it is sent and stored. */
export interface ChosenSpecialty extends Omit<SpecialtyAnswers, "name" | "activities"> {
  readonly selectedActivities: readonly string[];
}

/** What a visitor chose, as the engine takes it. `nameOf` knows the site's list of specialties. */
export function practiceAnswers<Chosen extends ChosenSpecialty>(
  chosen: Omit<PracticeAnswers, "specialties"> & { readonly specialties: readonly Chosen[] },
  nameOf: (specialty: Chosen) => string,
): PracticeAnswers {
  return {
    specialties: chosen.specialties.map((specialty) => ({
      name: nameOf(specialty),
      practiceTypeId: specialty.practiceTypeId,
      subspecialtyId: specialty.subspecialtyId,
      timePercentage: specialty.timePercentage,
      innovationLevel: specialty.innovationLevel,
      activities: specialty.selectedActivities,
    })),
    doctorWages: chosen.doctorWages,
    staffWages: chosen.staffWages,
    state: chosen.state,
  };
}

/** Whether the calculator offers it. Of any other place the engine takes the federal credit only. */
export function isOfferedState(state: string): boolean {
  return findState(state) !== undefined;
}

export interface AnswerProblem {
  readonly answer: "doctorWages" | "staffWages" | "timePercentage";
  /** Which specialty, for a time percentage. */
  readonly specialtyIndex?: number;
  readonly message: string;
}

/** Far above any practice's payroll, and small enough to compute to the dollar. */
const highestWagesInUsd = 1_000_000_000;

/** What keeps the answers from being computed; an empty list when nothing does. */
export function problemsWith(answers: PracticeAnswers): AnswerProblem[] {
  const problems: AnswerProblem[] = [];
  for (const answer of ["doctorWages", "staffWages"] as const) {
    if (!isBetween(answers[answer], 0, highestWagesInUsd)) {
      problems.push({ answer, message: "Annual wages must be an amount from $0 to $1 billion." });
    }
  }
  for (const [specialtyIndex, { name, timePercentage }] of answers.specialties.entries()) {
    if (!isBetween(timePercentage, 0, 100)) {
      problems.push({
        answer: "timePercentage",
        specialtyIndex,
        message: `The time spent on ${name} must be a percentage from 0 to 100.`,
      });
    }
  }
  return problems;
}

/** False for NaN, which is neither below nor above anything. */
function isBetween(value: number, lowest: number, highest: number): boolean {
  return value >= lowest && value <= highest;
}
