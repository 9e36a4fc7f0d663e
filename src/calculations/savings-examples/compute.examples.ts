import type { Situation } from "./example.ts";

/** A case computed by hand; checked in the engine and on the screen. */
export interface WorkedSavingsExample {
  readonly title: string;
  readonly situation: Situation;
  readonly expected: {
    readonly liabilityInUsd: number;
    readonly marginalRateAsFraction: number;
    /** Charitable, further deduction, research credit; those that do not apply left out. */
    readonly savingsInUsd: readonly number[];
    readonly totalSavingsInUsd: number;
    /** One decimal, as shown. */
    readonly percentOfLiability: string;
  };
}

export const workedSavingsExamples: readonly WorkedSavingsExample[] = [
  {
    title: "an individual with 500,000",
    situation: { incomeInUsd: 500_000, audience: "individual", taxYear: 2025 },
    expected: {
      // 2,385 + 8,772 + 24,145 + 45,096 + 33,728 = 114,126; 4% of 500,000 = 20,000
      liabilityInUsd: 134_126,
      marginalRateAsFraction: 0.36,
      // 134,126 − (41,828 + 60,000); (41,828 − 23,628) × 75%
      savingsInUsd: [32_298, 13_650],
      totalSavingsInUsd: 45_948,
      percentOfLiability: "34.3%",
    },
  },
  {
    title: "a business owner with 500,000",
    situation: { incomeInUsd: 500_000, audience: "business-owner", taxYear: 2025 },
    expected: {
      liabilityInUsd: 134_126,
      marginalRateAsFraction: 0.36,
      savingsInUsd: [32_298, 13_650, 15_000],
      // 60,948 × 70% = 42,663.60
      totalSavingsInUsd: 42_664,
      percentOfLiability: "31.8%",
    },
  },
  {
    title: "an individual with 500,000 under the 2026 brackets",
    situation: { incomeInUsd: 500_000, audience: "individual", taxYear: 2026 },
    expected: {
      // 2,480 + 9,120 + 24,332 + 46,116 + 30,864 = 112,912; 4% = 20,000
      liabilityInUsd: 132_912,
      marginalRateAsFraction: 0.36,
      // 33,424 + 8,000 = 41,424 on 200,000; 18,024 + 5,200 = 23,224 on 130,000
      savingsInUsd: [31_488, 13_650],
      totalSavingsInUsd: 45_138,
      percentOfLiability: "34.0%",
    },
  },
  {
    title: "an individual just below 250,000, for whom there is no example",
    situation: { incomeInUsd: 249_999, audience: "individual", taxYear: 2025 },
    expected: {
      liabilityInUsd: 55_694,
      marginalRateAsFraction: 0.28,
      savingsInUsd: [],
      totalSavingsInUsd: 0,
      percentOfLiability: "0.0%",
    },
  },
  {
    title: "an individual at 250,000",
    situation: { incomeInUsd: 250_000, audience: "individual", taxYear: 2025 },
    expected: {
      // 35,302 + 24% of 43,300 = 45,694; 4% = 10,000
      liabilityInUsd: 55_694,
      marginalRateAsFraction: 0.28,
      // 55,694 − (15,828 + 30,000)
      savingsInUsd: [9_866],
      totalSavingsInUsd: 9_866,
      percentOfLiability: "17.7%",
    },
  },
  {
    title: "a business owner just below 100,000, for whom there is no example",
    situation: { incomeInUsd: 99_999, audience: "business-owner", taxYear: 2025 },
    expected: {
      liabilityInUsd: 15_828,
      marginalRateAsFraction: 0.26,
      savingsInUsd: [],
      totalSavingsInUsd: 0,
      percentOfLiability: "0.0%",
    },
  },
  {
    title: "a business owner at 100,000",
    situation: { incomeInUsd: 100_000, audience: "business-owner", taxYear: 2025 },
    expected: {
      // 11,157 + 22% of 3,050 = 11,828; 4% = 4,000
      liabilityInUsd: 15_828,
      marginalRateAsFraction: 0.26,
      savingsInUsd: [3_000],
      totalSavingsInUsd: 2_100,
      percentOfLiability: "13.3%",
    },
  },
  {
    title: "a business owner with a million",
    situation: { incomeInUsd: 1_000_000, audience: "business-owner", taxYear: 2025 },
    expected: {
      // 202,154.50 up to 751,600; 37% of 248,400 = 91,908; 4% = 40,000; in all 334,062.50
      liabilityInUsd: 334_063,
      marginalRateAsFraction: 0.41,
      // 334,062.50 − (98,126 + 120,000); (98,126 − 58,494) × 75%; 30,000
      savingsInUsd: [115_936.5, 29_724, 30_000],
      // 175,660.50 × 70% = 122,962.35
      totalSavingsInUsd: 122_962,
      percentOfLiability: "36.8%",
    },
  },
];
