import { type AmountName, emptyWorksheet, type WorksheetAnswers } from "./worksheet-answers.ts";

/** A worksheet of 2025 with only these answers given. */
export function given(
  amounts: Partial<Record<AmountName, number>>,
  others: Partial<WorksheetAnswers> = {},
): WorksheetAnswers {
  const empty = emptyWorksheet(2025);
  return { ...empty, ...others, amounts: { ...empty.amounts, ...amounts } };
}

const steadyReceipts = (average: number) => ({
  receipts1: average,
  receipts2: average,
  receipts3: average,
  receipts4: average,
});

/** Years 4 to 10 of a growing practice. */
const growth = {
  historyExpenses: [0, 0, 0, 60_000, 80_000, 90_000, 100_000, 110_000, 120_000, 200_000],
  historyReceipts: [
    0, 0, 0, 900_000, 1_100_000, 1_200_000, 1_300_000, 1_400_000, 1_500_000, 1_600_000,
  ],
} satisfies Partial<WorksheetAnswers>;

const startUp = (historyYears: number): WorksheetAnswers =>
  given(
    { wages: 50_000, ...steadyReceipts(1_000_000) },
    { fixedBaseFrom: "history", historyYears, ...growth },
  );

const newPractice = {
  payrollOffset: true,
  firstYearWithReceipts: 2022,
} satisfies Partial<WorksheetAnswers>;

export interface WorksheetExample {
  readonly name: string;
  readonly answers: WorksheetAnswers;
  /** Computed by hand; `null` where the line is not available. */
  readonly lines: Readonly<Record<string, number | null>>;
}

export const worksheetExamples: readonly WorksheetExample[] = [
  {
    name: "simplified method with three years of expenses",
    answers: given({ wages: 53_704, qre1: 50_000, qre2: 46_382, qre3: 44_000 }),
    lines: { 21: 140_382, 22: 23_397, 23: 30_307, 24: 4_243, 26: 4_243, 28: 4_243, 30: 4_243 },
  },
  {
    name: "the same with the reduced credit",
    answers: given(
      { wages: 53_704, qre1: 50_000, qre2: 46_382, qre3: 44_000 },
      { reducedCredit: true },
    ),
    lines: { 25: 4_243, 26: 3_352, 28: 3_352 },
  },
  {
    name: "simplified method where a year before had no expenses",
    answers: given({ wages: 53_704, qre1: 50_000, qre2: 46_382 }),
    lines: { 24: 3_222, 26: 3_222 },
  },
  {
    name: "regular method with a fixed base of 5% and the reduced credit",
    answers: given(
      { wages: 250_000, ...steadyReceipts(2_000_000) },
      { fixedBaseAsFraction: 0.05, reducedCredit: true },
    ),
    lines: { 6: 0.05, 7: 2_000_000, 8: 100_000, 9: 150_000, 10: 125_000, 11: 125_000, 13: 19_750 },
  },
  {
    name: "every kind of expense, with 65% of contract research",
    answers: given({ wages: 100_000, supplies: 10_000, computers: 2_000, contract: 40_000 }),
    lines: { 42: 100_000, 43: 10_000, 44: 2_000, 45: 26_000, 47: 26_000, 48: 138_000, 24: 8_280 },
  },
  {
    name: "75% of contract research for a consortium",
    answers: given({ wages: 100_000, contract: 40_000 }, { contractShareAsFraction: 0.75 }),
    lines: { 45: 30_000, 48: 130_000, 24: 7_800 },
  },
  {
    name: "all of contract research for energy research at a university",
    answers: given({ wages: 100_000, contract: 40_000 }, { contractShareAsFraction: 1 }),
    lines: { 45: 40_000, 48: 140_000, 24: 8_400 },
  },
  {
    name: "a fixed base above the highest one",
    answers: given({ wages: 100_000, ...steadyReceipts(500_000) }, { fixedBaseAsFraction: 0.2 }),
    lines: {
      6: 0.16,
      8: 80_000,
      9: 20_000,
      10: 50_000,
      11: 20_000,
      13: 4_000,
      26: 6_000,
      28: 6_000,
    },
  },
  {
    name: "a regular credit that is larger than the simplified one",
    answers: given(
      {
        wages: 300_000,
        qre1: 280_000,
        qre2: 260_000,
        qre3: 240_000,
        ...steadyReceipts(1_500_000),
      },
      { fixedBaseAsFraction: 0.03 },
    ),
    lines: { 8: 45_000, 9: 255_000, 11: 150_000, 13: 30_000, 22: 130_000, 26: 23_800, 28: 30_000 },
  },
  {
    name: "two methods that give the same",
    answers: given({ wages: 100_000, ...steadyReceipts(500_000) }, { fixedBaseAsFraction: 0.14 }),
    lines: { 8: 70_000, 11: 30_000, 13: 6_000, 26: 6_000, 28: 6_000 },
  },
  {
    name: "expenses that fell below half of their average",
    answers: given({ wages: 20_000, qre1: 100_000, qre2: 100_000, qre3: 100_000 }),
    lines: { 22: 50_000, 23: 0, 24: 0, 28: 0 },
  },
  {
    name: "no fixed base: the regular method is not available",
    answers: given({ wages: 100_000, ...steadyReceipts(500_000) }),
    lines: { 6: null, 7: 500_000, 8: null, 12: null, 13: null, 26: 6_000, 28: 6_000 },
  },
  {
    name: "no receipts: the regular method is not available",
    answers: given({ wages: 100_000 }, { fixedBaseAsFraction: 0.03 }),
    lines: { 6: 0.03, 7: null, 8: null, 13: null, 28: 6_000 },
  },
  {
    name: "start-up without its number of years: the regular method is not available",
    answers: startUp(0),
    lines: { 6: null, 13: null },
  },
  {
    name: "start-up, fifth year with expenses",
    answers: startUp(5),
    lines: { 6: 0.03, 8: 30_000, 9: 20_000, 10: 25_000, 11: 20_000, 13: 4_000 },
  },
  { name: "start-up, sixth year", answers: startUp(6), lines: { 6: 0.0117, 8: 11_700 } },
  { name: "start-up, seventh year", answers: startUp(7), lines: { 6: 0.0246, 8: 24_600 } },
  { name: "start-up, eighth year", answers: startUp(8), lines: { 6: 0.0375, 8: 37_500 } },
  { name: "start-up, ninth year", answers: startUp(9), lines: { 6: 0.0507, 8: 50_700 } },
  { name: "start-up, tenth year", answers: startUp(10), lines: { 6: 0.0641, 8: 64_100 } },
  { name: "start-up, eleventh year", answers: startUp(11), lines: { 6: 0.0769, 8: 76_900 } },
  {
    name: "payroll offset of an S corporation",
    answers: given(
      { wages: 200_000, receiptsThisYear: 800_000, payrollAmount: 10_000 },
      newPractice,
    ),
    lines: { 28: 12_000, 34: 10_000, 35: null, 36: 10_000, "credit-to-use": 2_000 },
  },
  {
    name: "payroll offset above the most the law allows",
    answers: given(
      { wages: 20_000_000, receiptsThisYear: 800_000, payrollAmount: 900_000 },
      newPractice,
    ),
    lines: { 28: 1_200_000, 34: 500_000, 36: 500_000 },
  },
  {
    name: "payroll offset of a sole proprietor whose income tax takes the whole credit",
    answers: given(
      {
        wages: 200_000,
        receiptsThisYear: 800_000,
        payrollAmount: 10_000,
        netIncomeTax: 40_000,
      },
      { ...newPractice, entity: "sole-proprietor" },
    ),
    lines: {
      "protected-tax": 3_750,
      "use-limit": 36_250,
      35: 0,
      36: 0,
      "used-now": 12_000,
      unused: 0,
    },
  },
  {
    name: "payroll offset of a sole proprietor with little income tax",
    answers: given(
      {
        wages: 200_000,
        receiptsThisYear: 800_000,
        payrollAmount: 10_000,
        netIncomeTax: 8_000,
      },
      { ...newPractice, entity: "sole-proprietor" },
    ),
    lines: {
      "use-limit": 8_000,
      35: 4_000,
      36: 4_000,
      "credit-to-use": 8_000,
      "used-now": 8_000,
      unused: 0,
    },
  },
  {
    name: "a small business uses the credit against the minimum tax",
    answers: given(
      {
        wages: 2_000_000,
        netIncomeTax: 125_000,
        tentativeMinimumTax: 90_000,
        ...steadyReceipts(50_000_000),
      },
      { entity: "sole-proprietor" },
    ),
    lines: {
      28: 120_000,
      "minimum-tax": 0,
      "protected-tax": 25_000,
      "use-limit": 100_000,
      "used-now": 100_000,
      unused: 20_000,
    },
  },
  {
    name: "a larger business does not",
    answers: given(
      {
        wages: 2_000_000,
        netIncomeTax: 125_000,
        tentativeMinimumTax: 90_000,
        ...steadyReceipts(50_000_001),
      },
      { entity: "sole-proprietor" },
    ),
    lines: { "minimum-tax": 90_000, "use-limit": 35_000, "used-now": 35_000, unused: 85_000 },
  },
  {
    name: "a C corporation of any size does, less a quarter of its tax above $25,000",
    answers: given(
      {
        wages: 2_000_000,
        netIncomeTax: 125_000,
        tentativeMinimumTax: 90_000,
        ...steadyReceipts(50_000_001),
      },
      { entity: "c-corporation" },
    ),
    lines: { "minimum-tax": 0, "protected-tax": 25_000, "use-limit": 100_000, unused: 20_000 },
  },
  {
    name: "an amended return elects neither the reduced credit nor the payroll offset",
    answers: given(
      { wages: 200_000, receiptsThisYear: 800_000, payrollAmount: 10_000 },
      { ...newPractice, returnKind: "amended", reducedCredit: true },
    ),
    lines: { 26: 12_000, 34: 0, 36: 0 },
  },
  {
    name: "both ways of section 280C at an owner's rate of 37%",
    answers: given({ wages: 166_667 }, { ownerRateAsFraction: 0.37 }),
    lines: { "full-credit": 10_000, "full-after-tax": 6_300, "reduced-after-tax": 7_900 },
  },
];
