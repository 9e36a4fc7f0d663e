import { stateCreditRate } from "#tax-law/state-credit-rates.ts";
import type { PracticeAnswers, SpecialtyAnswers } from "./answers.ts";
import { estimateCredit } from "./estimate.ts";
import { innovationLevels, isInnovationLevel } from "./innovation.ts";
import { changeShare } from "./time-allocation.ts";

/** One answer and the next value it could have, for the screen to put into words. */
export type AnswerChange =
  | { readonly answer: "doctor-wages" | "staff-wages"; readonly from: number; readonly to: number }
  | { readonly answer: "state"; readonly from: string; readonly to: "no-state-credit" }
  | {
      readonly answer: "time-percentage" | "activity-count";
      readonly specialty: string;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly answer: "innovation-level";
      readonly specialty: string;
      readonly from: string;
      readonly to: string;
    };

export interface Effect {
  readonly change: AnswerChange;
  readonly totalCreditInUsd: number;
  /** Against the estimate as answered; negative where the change lowers it. */
  readonly effectInUsd: number;
}

interface ChangedAnswers {
  readonly change: AnswerChange;
  readonly answers: PracticeAnswers;
}

/** How many activities a specialty offers: with all of them chosen, the change is one fewer. */
const activitiesOffered = 4;
const timeStepInPoints = 10;

/** Each answer moved by one step, those that change the total most first; none for bad answers. */
export function sensitivityOf(answers: PracticeAnswers): Effect[] {
  const base = estimateCredit(answers);
  if (base.kind === "bad-answers") return [];
  return changesTo(answers)
    .flatMap(({ change, answers: changed }) => {
      const estimate = estimateCredit(changed);
      if (estimate.kind === "bad-answers") return [];
      const { totalCreditInUsd } = estimate;
      return [{ change, totalCreditInUsd, effectInUsd: totalCreditInUsd - base.totalCreditInUsd }];
    })
    .sort((a, b) => Math.abs(b.effectInUsd) - Math.abs(a.effectInUsd));
}

function changesTo(answers: PracticeAnswers): ChangedAnswers[] {
  const specialtyChanges = answers.specialties.flatMap((_, index) => [
    activityChange(answers, index),
    innovationChange(answers, index),
    ...(answers.specialties.length > 1 ? [timeChange(answers, index)] : []),
  ]);
  return [
    wageChange(answers, "doctorWages", "doctor-wages"),
    wageChange(answers, "staffWages", "staff-wages"),
    ...specialtyChanges,
    ...(stateCreditRate(answers.state) > 0 ? [stateChange(answers)] : []),
  ];
}

function stateChange(answers: PracticeAnswers): ChangedAnswers {
  return {
    change: { answer: "state", from: answers.state, to: "no-state-credit" },
    answers: { ...answers, state: "" },
  };
}

/** A tenth more, and at least $10,000, so that no wages yet is an answer that can move too. */
function wageChange(
  answers: PracticeAnswers,
  field: "doctorWages" | "staffWages",
  answer: "doctor-wages" | "staff-wages",
): ChangedAnswers {
  const from = answers[field];
  const to = from + Math.max(10_000, Math.round(from / 10));
  return { change: { answer, from, to }, answers: { ...answers, [field]: to } };
}

function activityChange(answers: PracticeAnswers, index: number): ChangedAnswers {
  const { name, activities } = specialtyAt(answers, index);
  const from = activities.length;
  const changed =
    from < activitiesOffered ? [...activities, "one more activity"] : activities.slice(0, -1);
  return {
    change: { answer: "activity-count", specialty: name, from, to: changed.length },
    answers: withSpecialty(answers, index, { activities: changed }),
  };
}

/** One level up; from the highest, one level down. */
function innovationChange(answers: PracticeAnswers, index: number): ChangedAnswers {
  const { name, innovationLevel: from } = specialtyAt(answers, index);
  const rank = isInnovationLevel(from) ? innovationLevels.indexOf(from) : 0;
  const to = innovationLevels[rank + 1] ?? "medium";
  return {
    change: { answer: "innovation-level", specialty: name, from, to },
    answers: withSpecialty(answers, index, { innovationLevel: to }),
  };
}

/** Ten points more time, taken from the other specialties; ten fewer where there is no room. */
function timeChange(answers: PracticeAnswers, index: number): ChangedAnswers {
  const { name, timePercentage: from } = specialtyAt(answers, index);
  const to = from + timeStepInPoints <= 100 ? from + timeStepInPoints : from - timeStepInPoints;
  const before = answers.specialties.map(({ timePercentage }) => timePercentage);
  const after = changeShare(before, index, to);
  const specialties = answers.specialties.map((specialty, at) => ({
    ...specialty,
    timePercentage: after[at] ?? specialty.timePercentage,
  }));
  return {
    change: { answer: "time-percentage", specialty: name, from, to },
    answers: { ...answers, specialties },
  };
}

function specialtyAt(answers: PracticeAnswers, index: number): SpecialtyAnswers {
  const specialty = answers.specialties[index];
  if (!specialty) throw new RangeError(`There is no specialty number ${index}.`);
  return specialty;
}

function withSpecialty(
  answers: PracticeAnswers,
  index: number,
  change: Partial<SpecialtyAnswers>,
): PracticeAnswers {
  const specialties = answers.specialties.map((specialty, at) =>
    at === index ? { ...specialty, ...change } : specialty,
  );
  return { ...answers, specialties };
}
