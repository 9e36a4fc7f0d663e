import type { NamedSpecialty, PracticeAnswers } from "./answers.ts";
import { type Estimate, estimateCredit } from "./estimate.ts";

/** A case computed by hand; checked in the engine, on the screen and in the e-mail. */
export type WorkedExample = ReturnType<typeof worked>;

function specialty(
  practiceTypeId: string,
  specialtyId: string,
  name: string,
  timePercentage: number,
  activityCount: number,
  innovationLevel: string,
): NamedSpecialty {
  const activities = Array.from({ length: activityCount }, (_, n) => `Activity ${n + 1}`);
  return { practiceTypeId, specialtyId, name, timePercentage, activities, innovationLevel };
}

type Amounts = [
  ...[rdTimes: readonly number[], rdTime: number, wages: number, expenses: number],
  ...[federal: number, state: number, total: number],
];

function worked(
  title: string,
  specialties: readonly NamedSpecialty[],
  [doctorWagesInUsd, staffWagesInUsd, state]: [doctors: number, staff: number, state: string],
  [rdTimes, rdTime, wages, expenses, federal, stateCredit, total]: Amounts,
) {
  const answers: PracticeAnswers = { specialties, doctorWagesInUsd, staffWagesInUsd, state };
  const expected = {
    rdTimeContributionsAsFractions: rdTimes,
    totalRdTimeAsFraction: rdTime,
    wagesInUsd: wages,
    qualifiedExpensesInUsd: expenses,
    federalCreditInUsd: federal,
    stateCreditInUsd: stateCredit,
    estimatedCreditInUsd: total,
  };
  return { title, answers, expected };
}

export const orthodonticsInUtah = worked(
  "one specialty, three activities, high innovation, Utah",
  [specialty("dentistry", "orthodontics", "Orthodontics", 100, 3, "high")],
  [400_000, 300_000, "Utah"],
  [[0.45], 0.45, 700_000, 315_000, 31_500, 1_575, 33_075],
);

export const workedExamples: readonly WorkedExample[] = [
  orthodonticsInUtah,
  worked(
    "two specialties sharing the time, California",
    [
      specialty("medicine", "cardiology", "Cardiology", 60, 2, "medium"),
      specialty("medicine", "endocrinology", "Endocrinology", 40, 1, "low"),
    ],
    [500_000, 250_000, "California"],
    // 2 × 60% × 7.5% = 9%; 1 × 40% × 5% = 2%
    [[0.09, 0.02], 0.11, 750_000, 82_500, 8_250, 4_125, 12_375],
  ),
  worked(
    "three specialties across practice types, thirds that do not divide evenly, Arizona",
    [
      specialty("dentistry", "periodontics", "Periodontics", 34, 4, "high"),
      specialty("aesthetics", "med-spa", "Med Spa", 33, 1, "medium"),
      specialty("medicine", "ent", "Ear, Nose & Throat (ENT)", 33, 0, "low"),
    ],
    [610_000, 190_000, "Arizona"],
    // 4 × 34% × 15% = 20.4%; 1 × 33% × 7.5% = 2.475%; nothing
    [[0.204, 0.02475, 0], 0.22875, 800_000, 183_000, 18_300, 4_392, 22_692],
  ),
  worked(
    "more than all of the time, counted as all of it, Texas",
    [specialty("aesthetics", "med-spa", "Med Spa", 100, 8, "high")],
    [200_000, 100_000, "Texas"],
    [[1.2], 1.2, 300_000, 300_000, 30_000, 1_875, 31_875],
  ),
  worked(
    "a state credit as large as the federal one, Hawaii",
    [specialty("dentistry", "periodontics", "Periodontics", 100, 2, "medium")],
    [300_000, 100_000, "Hawaii"],
    [[0.15], 0.15, 400_000, 60_000, 6_000, 6_000, 12_000],
  ),
  worked(
    "a place that is not among the fifty states",
    [specialty("dentistry", "endodontics", "Endodontics", 100, 4, "low")],
    [350_000, 150_000, "Puerto Rico"],
    [[0.2], 0.2, 500_000, 100_000, 10_000, 0, 10_000],
  ),
  worked(
    "no wages, no credit",
    [specialty("medicine", "urology", "Urology", 100, 4, "high")],
    [0, 0, "Utah"],
    [[0.6], 0.6, 0, 0, 0, 0, 0],
  ),
  worked(
    "half a dollar rounds up, in each credit of its own",
    [specialty("dentistry", "general-dentistry", "General Dentistry", 100, 1, "low")],
    [100_100, 0, "Hawaii"],
    // $500.50 federal and $500.50 state
    [[0.05], 0.05, 100_100, 5_005, 501, 501, 1_002],
  ),
  worked(
    "the state credit starts from the federal amount before rounding",
    [specialty("dentistry", "general-dentistry", "General Dentistry", 100, 1, "low")],
    [100_960, 0, "Florida"],
    // $504.80 becomes $505; a tenth of $504.80 is $50.48, where a tenth of $505 would give $51
    [[0.05], 0.05, 100_960, 5_048, 505, 50, 555],
  ),
  worked(
    "an innovation level we do not know counts as low",
    [specialty("medicine", "oncology", "Oncology", 100, 2, "experimental")],
    [600_000, 400_000, "Wyoming"],
    [[0.1], 0.1, 1_000_000, 100_000, 10_000, 0, 10_000],
  ),
];

/** The estimate on answers that can be computed. */
export function estimateOf(answers: PracticeAnswers): Estimate {
  const result = estimateCredit(answers);
  if (result.kind !== "estimate") throw new Error(JSON.stringify(result.problems));
  return result;
}
