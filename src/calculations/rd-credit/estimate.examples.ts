import type { NamedSpecialty, PracticeAnswers } from "./answers.ts";
import { type Estimate, estimateCredit } from "./estimate.ts";

/** A case computed by hand; checked in the engine, on the screen and in the e-mail. */
export interface WorkedExample {
  readonly title: string;
  readonly answers: PracticeAnswers;
  readonly expected: {
    readonly rdTimeContributionsAsFractions: readonly number[];
    readonly totalRdTimeAsFraction: number;
    readonly wagesInUsd: number;
    readonly qualifiedExpensesInUsd: number;
    readonly federalCreditInUsd: number;
    readonly stateCreditInUsd: number;
    readonly estimatedCreditInUsd: number;
  };
}

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

export const orthodonticsInUtah: WorkedExample = {
  title: "one specialty, three activities, high innovation, Utah",
  answers: {
    specialties: [specialty("dentistry", "orthodontics", "Orthodontics", 100, 3, "high")],
    doctorWagesInUsd: 400_000,
    staffWagesInUsd: 300_000,
    state: "Utah",
  },
  expected: {
    rdTimeContributionsAsFractions: [0.45],
    totalRdTimeAsFraction: 0.45,
    wagesInUsd: 700_000,
    qualifiedExpensesInUsd: 315_000,
    federalCreditInUsd: 31_500,
    stateCreditInUsd: 1_575,
    estimatedCreditInUsd: 33_075,
  },
};

export const workedExamples: readonly WorkedExample[] = [
  orthodonticsInUtah,
  {
    title: "two specialties sharing the time, California",
    answers: {
      specialties: [
        specialty("medicine", "cardiology", "Cardiology", 60, 2, "medium"),
        specialty("medicine", "endocrinology", "Endocrinology", 40, 1, "low"),
      ],
      doctorWagesInUsd: 500_000,
      staffWagesInUsd: 250_000,
      state: "California",
    },
    expected: {
      // 2 × 60% × 7.5% = 9%; 1 × 40% × 5% = 2%
      rdTimeContributionsAsFractions: [0.09, 0.02],
      totalRdTimeAsFraction: 0.11,
      wagesInUsd: 750_000,
      qualifiedExpensesInUsd: 82_500,
      federalCreditInUsd: 8_250,
      stateCreditInUsd: 4_125,
      estimatedCreditInUsd: 12_375,
    },
  },
  {
    title: "three specialties across practice types, thirds that do not divide evenly, Arizona",
    answers: {
      specialties: [
        specialty("dentistry", "periodontics", "Periodontics", 34, 4, "high"),
        specialty("aesthetics", "med-spa", "Med Spa", 33, 1, "medium"),
        specialty("medicine", "ent", "Ear, Nose & Throat (ENT)", 33, 0, "low"),
      ],
      doctorWagesInUsd: 610_000,
      staffWagesInUsd: 190_000,
      state: "Arizona",
    },
    expected: {
      // 4 × 34% × 15% = 20.4%; 1 × 33% × 7.5% = 2.475%; nothing
      rdTimeContributionsAsFractions: [0.204, 0.02475, 0],
      totalRdTimeAsFraction: 0.22875,
      wagesInUsd: 800_000,
      qualifiedExpensesInUsd: 183_000,
      federalCreditInUsd: 18_300,
      stateCreditInUsd: 4_392,
      estimatedCreditInUsd: 22_692,
    },
  },
  {
    title: "more than all of the time, counted as all of it, Texas",
    answers: {
      specialties: [specialty("aesthetics", "med-spa", "Med Spa", 100, 8, "high")],
      doctorWagesInUsd: 200_000,
      staffWagesInUsd: 100_000,
      state: "Texas",
    },
    expected: {
      rdTimeContributionsAsFractions: [1.2],
      totalRdTimeAsFraction: 1.2,
      wagesInUsd: 300_000,
      qualifiedExpensesInUsd: 300_000,
      federalCreditInUsd: 30_000,
      stateCreditInUsd: 1_875,
      estimatedCreditInUsd: 31_875,
    },
  },
  {
    title: "a state credit as large as the federal one, Hawaii",
    answers: {
      specialties: [specialty("dentistry", "periodontics", "Periodontics", 100, 2, "medium")],
      doctorWagesInUsd: 300_000,
      staffWagesInUsd: 100_000,
      state: "Hawaii",
    },
    expected: {
      rdTimeContributionsAsFractions: [0.15],
      totalRdTimeAsFraction: 0.15,
      wagesInUsd: 400_000,
      qualifiedExpensesInUsd: 60_000,
      federalCreditInUsd: 6_000,
      stateCreditInUsd: 6_000,
      estimatedCreditInUsd: 12_000,
    },
  },
  {
    title: "a place that is not among the fifty states",
    answers: {
      specialties: [specialty("dentistry", "endodontics", "Endodontics", 100, 4, "low")],
      doctorWagesInUsd: 350_000,
      staffWagesInUsd: 150_000,
      state: "Puerto Rico",
    },
    expected: {
      rdTimeContributionsAsFractions: [0.2],
      totalRdTimeAsFraction: 0.2,
      wagesInUsd: 500_000,
      qualifiedExpensesInUsd: 100_000,
      federalCreditInUsd: 10_000,
      stateCreditInUsd: 0,
      estimatedCreditInUsd: 10_000,
    },
  },
  {
    title: "no wages, no credit",
    answers: {
      specialties: [specialty("medicine", "urology", "Urology", 100, 4, "high")],
      doctorWagesInUsd: 0,
      staffWagesInUsd: 0,
      state: "Utah",
    },
    expected: {
      rdTimeContributionsAsFractions: [0.6],
      totalRdTimeAsFraction: 0.6,
      wagesInUsd: 0,
      qualifiedExpensesInUsd: 0,
      federalCreditInUsd: 0,
      stateCreditInUsd: 0,
      estimatedCreditInUsd: 0,
    },
  },
  {
    title: "half a dollar rounds up, in each credit of its own",
    answers: {
      specialties: [
        specialty("dentistry", "general-dentistry", "General Dentistry", 100, 1, "low"),
      ],
      doctorWagesInUsd: 100_100,
      staffWagesInUsd: 0,
      state: "Hawaii",
    },
    expected: {
      rdTimeContributionsAsFractions: [0.05],
      totalRdTimeAsFraction: 0.05,
      wagesInUsd: 100_100,
      qualifiedExpensesInUsd: 5_005,
      // $500.50 federal and $500.50 state
      federalCreditInUsd: 501,
      stateCreditInUsd: 501,
      estimatedCreditInUsd: 1_002,
    },
  },
  {
    title: "the state credit starts from the federal amount before rounding",
    answers: {
      specialties: [
        specialty("dentistry", "general-dentistry", "General Dentistry", 100, 1, "low"),
      ],
      doctorWagesInUsd: 100_960,
      staffWagesInUsd: 0,
      state: "Florida",
    },
    expected: {
      rdTimeContributionsAsFractions: [0.05],
      totalRdTimeAsFraction: 0.05,
      wagesInUsd: 100_960,
      qualifiedExpensesInUsd: 5_048,
      // $504.80 becomes $505; a tenth of $504.80 is $50.48, where a tenth of $505 would give $51
      federalCreditInUsd: 505,
      stateCreditInUsd: 50,
      estimatedCreditInUsd: 555,
    },
  },
  {
    title: "an innovation level we do not know counts as low",
    answers: {
      specialties: [specialty("medicine", "oncology", "Oncology", 100, 2, "experimental")],
      doctorWagesInUsd: 600_000,
      staffWagesInUsd: 400_000,
      state: "Wyoming",
    },
    expected: {
      rdTimeContributionsAsFractions: [0.1],
      totalRdTimeAsFraction: 0.1,
      wagesInUsd: 1_000_000,
      qualifiedExpensesInUsd: 100_000,
      federalCreditInUsd: 10_000,
      stateCreditInUsd: 0,
      estimatedCreditInUsd: 10_000,
    },
  },
];

/** The estimate on answers that can be computed. */
export function estimateOf(answers: PracticeAnswers): Estimate {
  const result = estimateCredit(answers);
  if (result.kind !== "estimate") throw new Error(JSON.stringify(result.problems));
  return result;
}
