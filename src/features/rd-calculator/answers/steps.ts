import { totalTime } from "#calculations/rd-credit/time-allocation.ts";
import type { Answers } from "./answers.ts";

/** The wizard, in order. A step's number is its place in this list, counted from 1. */
export const stepIds = ["practice-types", "specialties", "details", "result"] as const;

export type StepId = (typeof stepIds)[number];
export type StepNumber = 1 | 2 | 3 | 4;

export const lastStep: StepNumber = 4;

export function stepId(step: StepNumber): StepId {
  return stepIds[step - 1] ?? "practice-types";
}

/** What a step asks for before the visitor may continue. */
export type Requirement =
  | "practice-type"
  | "specialty"
  | "activity"
  | "doctor-wages"
  | "staff-wages"
  | "time-totals-100";

const requirementsOf: Readonly<Record<StepId, readonly Requirement[]>> = {
  "practice-types": ["practice-type"],
  specialties: ["specialty"],
  details: ["activity", "doctor-wages", "staff-wages", "time-totals-100"],
  result: [],
};

const isMet: Readonly<Record<Requirement, (answers: Answers) => boolean>> = {
  "practice-type": ({ practiceTypeIds }) => practiceTypeIds.length > 0,
  specialty: ({ specialties }) => specialties.length > 0,
  activity: ({ specialties }) => specialties.some(({ activities }) => activities.length > 0),
  "doctor-wages": ({ doctorWages }) => doctorWages !== "",
  "staff-wages": ({ staffWages }) => staffWages !== "",
  "time-totals-100": ({ specialties }) =>
    totalTime(specialties.map(({ timePercentage }) => timePercentage)) === 100,
};

export interface RequirementStatus {
  readonly requirement: Requirement;
  readonly done: boolean;
}

export function requirementsAt(step: StepNumber, answers: Answers): RequirementStatus[] {
  return requirementsOf[stepId(step)].map((requirement) => ({
    requirement,
    done: isMet[requirement](answers),
  }));
}

export function mayContinue(step: StepNumber, answers: Answers): boolean {
  return step < lastStep && requirementsAt(step, answers).every(({ done }) => done);
}

/** How far the answers carry: a step may be shown when every step before it may continue. */
export function furthestStep(answers: Answers): StepNumber {
  let step: StepNumber = 1;
  while (mayContinue(step, answers)) step = (step + 1) as StepNumber;
  return step;
}
