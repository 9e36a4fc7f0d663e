import { stateCreditRate } from "#tax-law/state-credit-rates.ts";
import type { PracticeAnswers, SpecialtyAnswers } from "../answers.ts";
import { estimateCredit } from "../estimate.ts";
import { innovationLevels, isInnovationLevel } from "../innovation.ts";
import { changeShare } from "../time-allocation.ts";

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

/** How many activities a specialty offers: with all of them chosen there is none to add. */
const activitiesOffered = 4;
const timeStepInPoints = 10;

/**
 * Each answer moved by one step down and one up. What lowers the total comes first, because that is
 * what an examination does; in each direction the largest first. None for bad answers.
 */
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
    .sort(loweringFirst);
}

function loweringFirst(a: Effect, b: Effect): number {
  const raises = ({ effectInUsd }: Effect) => Number(effectInUsd >= 0);
  return raises(a) - raises(b) || Math.abs(b.effectInUsd) - Math.abs(a.effectInUsd);
}

function changesTo(answers: PracticeAnswers): ChangedAnswers[] {
  const specialtyChanges = answers.specialties.flatMap((_, index) => [
    ...activityChanges(answers, index),
    ...innovationChanges(answers, index),
    ...(answers.specialties.length > 1 ? timeChanges(answers, index) : []),
  ]);
  return [
    ...wageChanges(answers, "doctorWages", "doctor-wages"),
    ...wageChanges(answers, "staffWages", "staff-wages"),
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

/** A tenth, and at least $10,000, so that no wages yet is an answer that can move too. */
function wageChanges(
  answers: PracticeAnswers,
  field: "doctorWages" | "staffWages",
  answer: "doctor-wages" | "staff-wages",
): ChangedAnswers[] {
  const from = answers[field];
  const step = Math.max(10_000, Math.round(from / 10));
  return [Math.max(0, from - step), from + step]
    .filter((to) => to !== from)
    .map((to) => ({ change: { answer, from, to }, answers: { ...answers, [field]: to } }));
}

function activityChanges(answers: PracticeAnswers, index: number): ChangedAnswers[] {
  const { name, activities } = specialtyAt(answers, index);
  const from = activities.length;
  const fewer = from > 0 ? [activities.slice(0, -1)] : [];
  const more = from < activitiesOffered ? [[...activities, "one more activity"]] : [];
  return [...fewer, ...more].map((changed) => ({
    change: { answer: "activity-count", specialty: name, from, to: changed.length },
    answers: withSpecialty(answers, index, { activities: changed }),
  }));
}

/** A level we do not know counts as low. */
function innovationChanges(answers: PracticeAnswers, index: number): ChangedAnswers[] {
  const { name, innovationLevel: from } = specialtyAt(answers, index);
  const rank = isInnovationLevel(from) ? innovationLevels.indexOf(from) : 0;
  return [innovationLevels[rank - 1], innovationLevels[rank + 1]]
    .filter((to) => to !== undefined)
    .map((to) => ({
      change: { answer: "innovation-level", specialty: name, from, to },
      answers: withSpecialty(answers, index, { innovationLevel: to }),
    }));
}

/** Ten points of time, taken from or given to the other specialties. */
function timeChanges(answers: PracticeAnswers, index: number): ChangedAnswers[] {
  const { name, timePercentage: from } = specialtyAt(answers, index);
  const before = answers.specialties.map(({ timePercentage }) => timePercentage);
  return [from - timeStepInPoints, from + timeStepInPoints]
    .filter((to) => to >= 0 && to <= 100)
    .map((to) => {
      const after = changeShare(before, index, to);
      const specialties = answers.specialties.map((specialty, at) => ({
        ...specialty,
        timePercentage: after[at] ?? specialty.timePercentage,
      }));
      return {
        change: { answer: "time-percentage", specialty: name, from, to },
        answers: { ...answers, specialties },
      };
    });
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
