import type { YearEndAnswers } from "./answers.ts";
import type { MoveId, PlanMove } from "./moves.ts";

/** A household of 2026 computed by hand, and once more outside this repository. */
interface WorkedYearEnd {
  readonly answers: Partial<YearEndAnswers>;
  /** The hand computation in words. Amounts in dollars, rounded where the lines of the forms are. */
  readonly hand: string;
  /** Federal tax without moves, and with the ticked moves together. */
  readonly tax: {
    readonly asIs: number;
    readonly ticked: readonly MoveId[];
    readonly planned: number;
  };
  /**
   * What is possible and what it saves, if anything: each move alone; the own plan beside a ticked
   * deferral with what that leaves.
   */
  readonly rows?: Partial<Record<MoveId, readonly [possibleInUsd: number, savesInUsd?: number]>>;
  readonly furtherRows?: Partial<Record<MoveId, Partial<PlanMove>>>;
}

const sharedLimit = { wagesInUsd: 280_000, profitInUsd: 45_000, workPlan: "401k" } as const;
const earningCouple = { filing: "joint", wagesInUsd: 250_000, spouseWagesInUsd: 90_000 } as const;
const gainsAfterWithholding = {
  ...{ wagesInUsd: 300_000, age: 45, gainsInUsd: 200_000, priorTaxInUsd: 100_000 },
  ...{ withholdingInUsd: 62_500 },
};

export const workedYearEnds: Readonly<Record<string, WorkedYearEnd>> = {
  "single, 49, wages of 300,000": {
    answers: { wagesInUsd: 300_000, age: 49 },
    hand: "300,000 − 16,100 = 283,900: 58,448 + 35% × 27,675 = 68,134; 0.9% × 100,000 = 900. The deferral takes 24,500 out of the 35% bracket and nothing off the Medicare tax: 8,575.",
    tax: { asIs: 69_034, ticked: ["deferral"], planned: 60_459 },
    rows: { deferral: [24_500, 8_575] },
  },
  "single, 50, last year at the Roth line exactly": {
    answers: { wagesInUsd: 180_000, age: 50, lastYearWagesInUsd: 150_000 },
    hand: "163,900: 17,966 + 24% × 58,200 = 31,934. 24,500 + 8,000, all pre-tax because 150,000 is not above the line: 24% × 32,500 = 7,800.",
    tax: { asIs: 31_934, ticked: ["deferral"], planned: 24_134 },
    rows: { deferral: [32_500, 7_800] },
  },
  "single, 50, last year a dollar above the Roth line, basic limit used": {
    answers: { wagesInUsd: 180_000, age: 50, lastYearWagesInUsd: 150_001, deferredInUsd: 24_500 },
    hand: "139,400: 17,966 + 24% × 33,700 = 26,054. The 8,000 that are left must be Roth and save nothing this year.",
    tax: { asIs: 26_054, ticked: ["deferral"], planned: 26_054 },
    rows: { deferral: [8_000] },
  },
  "joint radiologist, 520,000 of wages and 60,000 on Form 1099": {
    answers: { filing: "joint", wagesInUsd: 520_000, profitInUsd: 60_000, state: "NJ" },
    hand: "92.35% × 60,000 = 55,410; wages have used up the Social Security base: 2.9% = 1,607, half 804. Income 579,196, less 32,200: 546,996, 95.66% of the way through the 199A range; the formula leaves 22, the minimum gives 400. Brackets on 546,596: 116,896 + 35% × 34,146 = 128,847. Medicare 0.9% × (575,410 − 250,000) = 2,929. Own plan: 20% × 59,196 = 11,839 and 24,500; with the deferral at work only the 11,839.",
    tax: { asIs: 133_383, ticked: ["deferral", "solo-plan"], planned: 120_611 },
    rows: { deferral: [24_500, 8_612], "solo-plan": [11_839, 4_160], qbi: [400] },
  },
  "single 280,000 and 45,000 profit, deferral and own plan share one limit": {
    answers: sharedLimit,
    hand: "41,558 × 2.9% = 1,205, half 603. 308,297 is above the 199A range: 58,448 + 35% × 52,072 = 76,673; Medicare 0.9% × 121,558 = 1,094. 24,500 go in at work and 20% × 44,397 = 8,879 into the own plan: 33,379 together. 274,918, less 199A of 20% × 35,518 × 2.443% × 2.443% = 4: 58,448 + 35% × 18,689 = 64,989. The deferral saves 35% × 24,500 = 8,575, the own plan the other 3,109. A SEP takes the 8,879.",
    tax: { asIs: 78_972, ticked: ["deferral", "solo-plan"], planned: 67_288 },
    rows: { deferral: [24_500, 8_575] },
    furtherRows: { "solo-plan": { possibleInUsd: 8_879, savesInUsd: 3_109, sepInUsd: 8_879 } },
  },
  "the same with the own plan alone": {
    answers: sharedLimit,
    hand: "24,500 + 8,879 = 33,379 in the own plan; QBI is lower by 33,379: 20% × 11,018 × 2.443% × 2.443% = 1. 274,918 − 1: 58,448 + 35% × 18,692 = 64,990.",
    tax: { asIs: 78_972, ticked: ["solo-plan"], planned: 67_289 },
    rows: { deferral: [24_500, 8_575] },
    furtherRows: { "solo-plan": { possibleInUsd: 33_379, savesInUsd: 11_683, sepInUsd: 8_879 } },
  },
  "the same at 52, last year not said": {
    answers: { ...sharedLimit, age: 52 },
    hand: "32,500 at work and 8,879 in the own plan: 41,379. 266,918 before 199A, whose formula leaves 122, so 400: 58,448 + 35% × 10,293 = 62,051. The deferral alone 35% × 32,500 = 11,375, the rest 3,247.",
    tax: { asIs: 78_972, ticked: ["deferral", "solo-plan"], planned: 64_350 },
    rows: { deferral: [32_500, 11_375], "solo-plan": [8_879, 3_247] },
  },
  "the same at 52, whose catch-up must be Roth at work": {
    answers: { ...sharedLimit, age: 52, lastYearWagesInUsd: 270_000 },
    hand: "24,500 at work; 8,000 of catch-up, pre-tax there, and 8,879 in the own plan: 41,379 again, and the same tax.",
    tax: { asIs: 78_972, ticked: ["deferral", "solo-plan"], planned: 64_350 },
    rows: { deferral: [24_500, 8_575], "solo-plan": [16_879, 6_047] },
  },
  "joint 250,000 and 90,000, two children in care": {
    answers: { ...earningCouple, childrenUnder13InCare: 2 },
    hand: "307,800: 35,932 + 24% × 96,400 = 59,068; Medicare 0.9% × 90,000 = 810. Next year 24% × 7,500 = 1,800 and 810 − 743 = 67 of Medicare, less the credit of 20% × 6,000 = 1,200: 667.",
    tax: { asIs: 59_878, ticked: [], planned: 59_878 },
    furtherRows: {
      "dependent-care": { possibleInUsd: 7_500, savesInUsd: undefined, savesNextYearInUsd: 667 },
    },
  },
  "the same with one child in care": {
    answers: { ...earningCouple, childrenUnder13InCare: 1 },
    hand: "1,867 less 20% × 3,000 = 600: 1,267.",
    tax: { asIs: 59_878, ticked: [], planned: 59_878 },
    furtherRows: { "dependent-care": { savesNextYearInUsd: 1_267, lostCareCreditInUsd: 600 } },
  },
  "single 300,000 with gains of 200,000": {
    answers: gainsAfterWithholding,
    hand: "69,034 on the wages. The gain ends at 483,900, below the 20% line: 15% × 200,000, and 3.8% of all of it: 37,600. 90% × 106,634 = 95,971 is less than 110% × 100,000; 95,971 − 62,500 = 33,471.",
    tax: { asIs: 69_034, ticked: [], planned: 69_034 },
    furtherRows: { withholding: { possibleInUsd: 33_471, taxOnGainsInUsd: 37_600 } },
  },
  "the same, deferring what is left": {
    answers: gainsAfterWithholding,
    hand: "35% × 24,500 = 8,575 less: 90% × (60,459 + 37,600) = 88,253; 88,253 − 62,500 = 25,753.",
    tax: { asIs: 69_034, ticked: ["deferral"], planned: 60_459 },
    rows: { withholding: [25_753] },
  },
  "joint, two children, credit in its phase-out": {
    answers: {
      ...{ filing: "joint", wagesInUsd: 320_000, spouseWagesInUsd: 120_000, childrenUnder17: 2 },
    },
    hand: "407,800: 82,048 + 32% × 4,250 = 83,408. Credit 4,400 − 40 × 50 = 2,400. Medicare 0.9% × 190,000 = 1,710. At 415,500 of income the credit loses 16 × 50 only: 1,200 more; 4,250 at 32% and 20,250 at 24% = 6,220.",
    tax: { asIs: 82_718, ticked: ["deferral"], planned: 75_298 },
    rows: { deferral: [24_500, 7_420] },
  },
  "joint 600,000, itemizing in the phase-down of the state tax cap": {
    answers: {
      ...{ filing: "joint", wagesInUsd: 600_000, stateTaxesInUsd: 45_000 },
      ...{ mortgageInterestInUsd: 30_000, giftsInUsd: 20_000 },
    },
    hand: "Cap 40,400 − 30% × 95,000 = 11,900; 11,900 + 30,000 + 20,000 − 3,000 = 58,900. Brackets on 541,100: 116,896 + 35% × 28,650 = 126,924; Medicare 3,150. The deferral raises the cap by 7,350 and lowers the floor of gifts by 122 (2,878 instead of 3,000). Giving: 35% × 20,000.",
    tax: { asIs: 130_074, ticked: ["deferral", "giving"], planned: 112_583 },
    rows: { deferral: [24_500, 11_091], giving: [20_000, 7_000] },
    furtherRows: { salt: { status: "not-for-you" } },
  },
  "joint 1,200,000, gifts capped in value at 35%": {
    answers: {
      ...{ filing: "joint", wagesInUsd: 1_200_000, stateTaxesInUsd: 60_000 },
      ...{ mortgageInterestInUsd: 40_000, giftsInUsd: 50_000 },
    },
    hand: "10,000 + 40,000 + 50,000 − 6,000 = 94,000, of which 2/37 are lost: 5,081.08. Brackets on 1,111,081.08: 206,583.50 + 37% × 342,381.08 = 333,264.50; Medicare 8,550. 50,000 more save 37% × 35/37: 17,500.",
    tax: { asIs: 341_815, ticked: ["giving"], planned: 324_315 },
    rows: { giving: [50_000, 17_500] },
    furtherRows: { salt: { status: "not-for-you" } },
  },
  "head of household 250,000, the credit comes back": {
    answers: { filing: "head-of-household", wagesInUsd: 250_000, childrenUnder17: 1 },
    hand: "225,850: 39,207 + 32% × 24,100 = 46,919. Credit 2,200 − 50 × 50: none. Medicare 450. With the deferral: 24,100 at 32% and 400 at 24% = 7,808, and 2,200 − 26 × 50 = 900 of credit.",
    tax: { asIs: 47_369, ticked: ["deferral"], planned: 38_661 },
    rows: { deferral: [24_500, 8_708] },
  },
  "head of household, 60, in a 401(k) and a governmental 457(b) that offer the higher catch-up": {
    answers: {
      ...{ filing: "head-of-household", wagesInUsd: 180_000, age: 60 },
      ...{ kindOf457b: "governmental", offersHigherCatchUp: "yes", lastYearWagesInUsd: 150_000 },
    },
    hand: "155,850: 16,155 + 24% × 50,150 = 28,191. Each limit is 24,500 + 11,250: 24% = 8,580 alone. Together 84,350: 7,740 + 22% × 16,900 = 11,458.",
    tax: { asIs: 28_191, ticked: ["deferral", "deferral-457b"], planned: 11_458 },
    rows: { deferral: [35_750, 8_580], "deferral-457b": [35_750, 8_580] },
  },
  "separate 400,000, losses up to half of the limit": {
    answers: { filing: "separate", wagesInUsd: 400_000, lossesInUsd: 5_000 },
    hand: "383,900: 58,448 + 35% × 127,675 = 103,134. Medicare 0.9% × 275,000 = 2,475. 1,500 of the loss at 35%: 525.",
    tax: { asIs: 105_609, ticked: ["losses"], planned: 105_084 },
    rows: { losses: [1_500, 525] },
  },
  "separate 260,000, early property tax beyond the room": {
    answers: {
      ...{ filing: "separate", wagesInUsd: 260_000, stateTaxesInUsd: 16_000 },
      ...{ mortgageInterestInUsd: 9_000, earlyPropertyTaxInUsd: 3_000 },
    },
    hand: "Cap 20,200 − 30% × 7,500 = 17,950, so 1,950 of the 3,000 count. 235,000: 41,024 + 32% × 33,225 = 51,656; Medicare 0.9% × 135,000 = 1,215. 32% × 1,950 = 624.",
    tax: { asIs: 52_871, ticked: ["salt"], planned: 52_247 },
    rows: { salt: [1_950, 624] },
  },
  "single 220,000 and 30,000 profit, inside the 199A range, deferral used up": {
    answers: { wagesInUsd: 220_000, profitInUsd: 30_000, deferredInUsd: 24_500 },
    hand: "27,705 × 2.9% = 803, half 402; income 225,098, less 16,100: 208,998, 9.664% of the way. 20% × 29,598 × 90.336% = 5,347.5, less 9.664% of it: 4,831. Brackets on 204,167: 41,024 + 32% × 2,392 = 41,789; Medicare 0.9% × 47,705 = 429. Plan 20% × 29,598 = 5,920; taxable 203,078, 199A on 23,678: 4,569; 5,658 less taxed, 2,392 at 32% and 3,266 at 24% = 1,549.",
    tax: { asIs: 43_021, ticked: ["solo-plan"], planned: 41_472 },
    rows: { "solo-plan": [5_920, 1_549], qbi: [4_831] },
  },
  "single 150,000 and 60,000 profit, 199A in full, part of the Social Security base left": {
    answers: { wagesInUsd: 150_000, profitInUsd: 60_000, deferredInUsd: 24_500 },
    hand: "12.4% × 34,500 + 2.9% × 55,410 = 5,885, half 2,943; income 182,557, taxable 166,457 before 20% × 57,057 = 11,411. Brackets on 155,046: 17,966 + 24% × 49,346 = 29,809; Medicare 0.9% × 5,410 = 49. The plan's 11,411 also take 2,282 off the 199A deduction: 24% × 9,129 = 2,191.",
    tax: { asIs: 35_743, ticked: ["solo-plan"], planned: 33_552 },
    rows: { "solo-plan": [11_411, 2_191], qbi: [11_411] },
  },
  "a locum with 300,000 of profit and no wages": {
    answers: { profitInUsd: 300_000, age: 45 },
    hand: "277,050: 12.4% × 184,500 + 2.9% × 277,050 = 30,912, half 15,456. Taxable 268,444, 88.925% of the way: 20% × 284,544 × 11.075% × 11.075% = 698. Brackets on 267,746: 58,448 + 35% × 11,521 = 62,480; Medicare 693. The plan: 24,500 + 20% × 284,544 = 56,909, together at most 72,000. Taxable falls to 196,444, below the range: 199A of 20% × 196,444 = 39,289.",
    tax: { asIs: 94_085, ticked: ["solo-plan"], planned: 61_920 },
    rows: { "solo-plan": [72_000, 32_165], qbi: [698] },
  },
  "joint 400,000, 65 and 66": {
    answers: { filing: "joint", wagesInUsd: 400_000, age: 65, spouseAge: 66 },
    hand: "32,200 + 2 × 1,650 = 35,500; 364,500: 35,932 + 24% × 153,100 = 72,676; Medicare 1,350. 24% × 32,500 = 7,800.",
    tax: { asIs: 74_026, ticked: ["deferral"], planned: 66_226 },
    rows: { deferral: [32_500, 7_800] },
  },
  "single 240,000, 65, HSA for one": {
    answers: { wagesInUsd: 240_000, age: 65, healthPlan: "self-only" },
    hand: "16,100 + 2,050 = 18,150; 221,850: 41,024 + 32% × 20,075 = 47,448; Medicare 360. 4,400 + 1,000 at 32%: 1,728.",
    tax: { asIs: 47_808, ticked: ["hsa"], planned: 46_080 },
    rows: { hsa: [5_400, 1_728] },
  },
  "single 450,000, 55, 457(b) of a private hospital": {
    answers: {
      ...{ wagesInUsd: 450_000, age: 55, deferredInUsd: 24_500, lastYearWagesInUsd: 440_000 },
      ...{ kindOf457b: "non-governmental" },
    },
    hand: "409,400: 58,448 + 35% × 153,175 = 112,059; Medicare 2,250. 457(b): 24,500 without a catch-up, 35% = 8,575. The catch-up of 8,000 in the 401(k) is Roth and saves nothing.",
    tax: { asIs: 114_309, ticked: ["deferral", "deferral-457b"], planned: 105_734 },
    rows: { deferral: [8_000], "deferral-457b": [24_500, 8_575] },
  },
  "joint 505,000, at the line of the phase-down": {
    answers: {
      ...{ filing: "joint", wagesInUsd: 505_000, stateTaxesInUsd: 35_000 },
      ...{ mortgageInterestInUsd: 25_000, earlyPropertyTaxInUsd: 8_000 },
    },
    hand: "Cap 40,400, room 5,400. 445,000: 82,048 + 32% × 41,450 = 95,312; Medicare 2,295. 32% × 5,400 = 1,728.",
    tax: { asIs: 97_607, ticked: ["salt"], planned: 95_879 },
    rows: { salt: [5_400, 1_728] },
  },
  "a resident, single, 70,000": {
    answers: { wagesInUsd: 70_000, age: 29 },
    hand: "53,900: 5,800 + 22% × 3,500 = 6,570. With 24,500 deferred 29,400: 1,240 + 12% × 17,000 = 3,280.",
    tax: { asIs: 6_570, ticked: ["deferral"], planned: 3_280 },
    rows: { deferral: [24_500, 3_290] },
  },
  "joint, 403(b) filled at 300,000 of wages, 280,000 of profit": {
    answers: {
      ...{ filing: "joint", wagesInUsd: 300_000, profitInUsd: 280_000, deferredInUsd: 24_500 },
      ...{ workPlan: "403b" },
    },
    hand: "258,580 × 2.9% = 7,499, half 3,750. 20% × 276,250 = 55,250, but 72,000 − 24,500 of the 403(b) leaves 47,500. Taxable 519,550, 77.367% of the way: 20% × 276,250 × 22.633% × 22.633% = 2,830. With the plan 472,050 before 199A of 13,489.",
    tax: { asIs: 128_667, ticked: ["solo-plan"], planned: 109_928 },
    rows: { "solo-plan": [47_500, 18_739], qbi: [2_830] },
  },
  "joint 300,000, gifts without itemizing": {
    answers: { filing: "joint", wagesInUsd: 300_000, giftsInUsd: 1_500 },
    hand: "32,200 + 1,500; 266,300: 35,932 + 24% × 54,900 = 49,108; Medicare 450. Of 3,000 given at most 2,000 count: 24% × 500 = 120.",
    tax: { asIs: 49_558, ticked: ["giving"], planned: 49_438 },
    rows: { giving: [1_500, 120] },
  },
  "joint 380,000, withholding short of the safe harbor": {
    answers: {
      ...{ filing: "joint", wagesInUsd: 380_000, priorTaxInUsd: 70_000 },
      ...{ priorIncomeInUsd: 350_000, withholdingInUsd: 55_000 },
    },
    hand: "347,800: 35,932 + 24% × 136,400 = 68,668; Medicare 1,170: 69,838. 90% of it, 62,854, is less than 110% × 70,000 = 77,000. 62,854 − 55,000 = 7,854; earlier dates need the same.",
    tax: { asIs: 69_838, ticked: [], planned: 69_838 },
    rows: { withholding: [7_854] },
  },
};
