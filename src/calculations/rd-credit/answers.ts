import { impossibleIn, mostHoursAWeek, type OnlySome } from "./who-does-it.ts";

/** A specialty as a visitor chooses it, and as it is sent and stored. */
export interface SpecialtyAnswers {
  readonly practiceTypeId: string;
  readonly specialtyId: string;
  /** 0 to 100. */
  readonly timePercentage: number;
  /** low, medium or high; anything else counts as low. */
  readonly innovationLevel: string;
  readonly activities: readonly string[];
}

export interface NamedSpecialty extends SpecialtyAnswers {
  readonly name: string;
}

export interface PracticeAnswers {
  readonly specialties: readonly NamedSpecialty[];
  readonly doctorWagesInUsd: number;
  readonly staffWagesInUsd: number;
  /** A state's name or postal code; a place we do not know has no state credit. */
  readonly state: string;
  /** Absent where everyone does the work. */
  readonly onlySome?: OnlySome | undefined;
}

interface GivenAnswers<Specialty> {
  readonly specialties: readonly Specialty[];
  readonly doctorWages: number;
  readonly staffWages: number;
  readonly state: string;
  readonly onlySome?: OnlySome | undefined;
}

/** Answers of a visitor or of a request, as the engine takes them. `nameOf` knows the site's specialties. */
export function practiceAnswers<Specialty extends SpecialtyAnswers>(
  { specialties, doctorWages, staffWages, state, onlySome }: GivenAnswers<Specialty>,
  nameOf: (specialty: Specialty) => string,
): PracticeAnswers {
  return {
    specialties: specialties.map((specialty) => ({ ...specialty, name: nameOf(specialty) })),
    doctorWagesInUsd: doctorWages,
    staffWagesInUsd: staffWages,
    state,
    onlySome,
  };
}

export interface AnswerProblem {
  readonly answer: "doctorWagesInUsd" | "staffWagesInUsd" | "timePercentage" | "onlySome";
  readonly message: string;
}

/** Far above any practice's payroll, and small enough to compute to the dollar. */
const highestWagesInUsd = 1_000_000_000;

/** What keeps the answers from being computed; an empty list when nothing does. */
export function problemsWith(answers: PracticeAnswers): AnswerProblem[] {
  const problems: AnswerProblem[] = [];
  for (const answer of ["doctorWagesInUsd", "staffWagesInUsd"] as const) {
    if (!isBetween(answers[answer], 0, highestWagesInUsd))
      problems.push({ answer, message: "Annual wages must be an amount from $0 to $1 billion." });
  }
  for (const { name, timePercentage } of answers.specialties) {
    if (!isBetween(timePercentage, 0, 100))
      problems.push({
        answer: "timePercentage",
        message: `The time spent on ${name} must be a percentage from 0 to 100.`,
      });
  }
  if (answers.onlySome && impossibleIn(answers.onlySome).length > 0)
    problems.push({
      answer: "onlySome",
      message: `Not more people can do the work than there are, nor more than ${mostHoursAWeek} hours a week each.`,
    });
  return problems;
}

/** False for NaN, which is neither below nor above anything. */
function isBetween(value: number, lowest: number, highest: number): boolean {
  return value >= lowest && value <= highest;
}
