import type { WhatToFile } from "./filing/what-to-file.ts";
import type { LineName } from "./form/line-names.ts";
import type { BoxName, NumberName } from "./inputs.ts";
import type { Worksheet } from "./worksheet.ts";
import {
  emptyMember,
  emptyOwner,
  emptyWorksheet,
  type GroupMember,
  type Owner,
  type WorksheetAnswers,
  withNumbers,
} from "./worksheet-answers.ts";

type Others = Partial<Omit<WorksheetAnswers, "numbers" | "boxes">> & {
  readonly ticked?: readonly BoxName[];
};

/** A worksheet of 2025 with only these answers given. */
export function answersWith(
  numbers: Partial<Record<NumberName, number>>,
  { ticked = [], ...others }: Others = {},
): WorksheetAnswers {
  const empty = emptyWorksheet(others.taxYear ?? 2025);
  const boxes = Object.fromEntries(ticked.map((name) => [name, true]));
  const answers = { ...empty, ...others, boxes: { ...empty.boxes, ...boxes } };
  return withNumbers(answers, numbers);
}

const steadyReceipts = (average: number) => ({
  receipts1: average,
  receipts2: average,
  receipts3: average,
  receipts4: average,
});

const withMinimumTax = (receipts: number, entity: WorksheetAnswers["entity"]) =>
  answersWith(
    {
      wages: 2_000_000,
      netIncomeTax: 125_000,
      tentativeMinimumTax: 90_000,
      ...steadyReceipts(receipts),
    },
    { entity },
  );

/** Years 4 to 10 of a growing practice. */
const growth = {
  historyExpenses4: 60_000,
  historyReceipts4: 900_000,
  historyExpenses5: 80_000,
  historyReceipts5: 1_100_000,
  historyExpenses6: 90_000,
  historyReceipts6: 1_200_000,
  historyExpenses7: 100_000,
  historyReceipts7: 1_300_000,
  historyExpenses8: 110_000,
  historyReceipts8: 1_400_000,
  historyExpenses9: 120_000,
  historyReceipts9: 1_500_000,
  historyExpenses10: 200_000,
  historyReceipts10: 1_600_000,
};

const newPractice = { receiptsThisYear: 800_000, firstYearWithReceipts: 2022 };

const startUp = (historyYears: number): WorksheetAnswers =>
  answersWith(
    { wages: 50_000, historyYears, ...growth, ...steadyReceipts(1_000_000) },
    { ticked: ["startUpHistory"] },
  );

export interface WorksheetExample {
  readonly name: string;
  readonly answers: WorksheetAnswers;
  /** Computed by hand; `null` where the line is not available. */
  readonly lines: Partial<Readonly<Record<LineName, number | null>>>;
  /** Each owner's lines, where they differ. */
  readonly owners?: readonly Partial<Readonly<Record<LineName, number | null>>>[];
  readonly verdicts?: Partial<
    Pick<Worksheet, "method" | "usedMethod" | "reducedCredit" | "payrollOffset"> &
      Pick<WhatToFile, "sectionG" | "scheduleKAmount" | "form3800Line">
  >;
}

const owner = (share: number, others: Partial<Owner> = {}): Owner => ({
  ...emptyOwner,
  share,
  ...others,
});

/** 6% of it is a credit of 14,000. */
const creditOf14000 = { wages: 233_334 };

const groupOf = (...others: readonly Partial<GroupMember>[]): Pick<WorksheetAnswers, "group"> => ({
  group: {
    ...emptyWorksheet(2026).group,
    otherMembers: others.map((one, index) => ({
      ...emptyMember,
      name: `Clinic ${index + 2}`,
      ...one,
    })),
  },
});

/** Three members of a group, whose QREs are 485,000, 225,000 and 108,000: lines 42 to 45 of each. */
const threeMembers = [
  { wages: 400_000, supplies: 20_000, contract: 65_000 },
  { wages: 210_000, computers: 15_000 },
  { wages: 90_000, supplies: 5_000, contract: 13_000 },
] as const;

/** The form of one of them. Years before, receipts and history are the group's. */
export const memberOfThree = (member: 0 | 1 | 2, ticked: readonly BoxName[] = []) =>
  answersWith(
    {
      ...threeMembers[member],
      contractShare: 1,
      ...{ qre1: 700_000, qre2: 650_000, qre3: 600_000, historyYears: 4 },
      ...steadyReceipts(15_000_000),
    },
    {
      taxYear: 2026,
      ticked: ["controlledGroup", "startUpHistory", ...ticked],
      ...groupOf(...threeMembers.toSpliced(member, 1)),
    },
  );

/** By hand: 20% of the 368,000 above 3% of receipts, and 14% of the 493,000 above half the average. */
const linesOfThree = {
  ...{ "group-48": 818_000, "group-6": 0.03, "group-8": 450_000, "group-9": 368_000 },
  ...{ "group-10": 409_000, "group-11": 368_000, "group-13": 73_600 },
  ...{ "group-22": 325_000, "group-23": 493_000, "group-24": 69_020, "group-26": 69_020 },
  ...{ 6: null, 12: null, 21: null, 25: null },
};

const threeYearsOld = { receipts1: 2_000_000, receipts2: 1_500_000, receipts3: 1_000_000 };
const eitherMethod = {
  wages: 300_000,
  qre1: 280_000,
  qre2: 260_000,
  qre3: 240_000,
  fixedBase: 0.03,
  ...steadyReceipts(1_500_000),
};
/** 6% of it is a credit of 58,000. */
const creditOf58000 = { wages: 966_667 };

/** The regular method gives more, and the owner's rate is above 21%. */
const growingPractice = {
  wages: 180_000,
  qre1: 150_000,
  qre2: 160_000,
  qre3: 140_000,
  fixedBase: 0.03,
  receipts1: 2_250_000,
  receipts2: 2_100_000,
  receipts3: 1_950_000,
  receipts4: 1_800_000,
  receiptsThisYear: 2_400_000,
  ownerRate: 0.35,
  netIncomeTax: 120_000,
};
const bothMethods = {
  "regular-full": 18_000,
  "regular-reduced": 14_220,
  "simplified-full": 14_700,
  "simplified-reduced": 11_613,
};

export const worksheetExamples: readonly WorksheetExample[] = [
  {
    name: "both methods, with and without the reduced credit",
    answers: answersWith(growingPractice),
    lines: { ...bothMethods, 28: 18_000, "protected-tax": 23_750, "limit-38c": 96_250 },
    verdicts: { method: "regular", usedMethod: "regular", reducedCredit: "elect" },
  },
  {
    name: "the simplified method chosen although the regular one gives more, reduced",
    answers: answersWith(growingPractice, {
      methodUsed: "simplified",
      ticked: ["reducedCredit"],
    }),
    lines: { ...bothMethods, 28: 11_613, "full-credit": 14_700 },
    verdicts: { method: "regular", usedMethod: "simplified" },
  },
  {
    name: "the regular method chosen on an amended return that elected the simplified one",
    answers: answersWith(growingPractice, {
      returnKind: "amended",
      claimedBefore: "simplified",
      methodUsed: "regular",
    }),
    lines: { "regular-reduced": null, "simplified-reduced": null, 28: 14_700 },
    verdicts: { method: "simplified", usedMethod: "simplified" },
  },
  {
    name: "the regular method chosen where it is not available",
    answers: answersWith({ wages: 100_000 }, { methodUsed: "regular" }),
    lines: { "regular-full": null, 28: 0 },
    verdicts: { method: "simplified", usedMethod: "none" },
  },
  {
    name: "simplified method with three years of expenses",
    answers: answersWith({ wages: 53_704, qre1: 50_000, qre2: 46_382, qre3: 44_000 }),
    lines: { 21: 140_382, 22: 23_397, 23: 30_307, 24: 4_243, 26: 4_243, 28: 4_243, 30: 4_243 },
  },
  {
    name: "the same with the reduced credit",
    answers: answersWith(
      { wages: 53_704, qre1: 50_000, qre2: 46_382, qre3: 44_000 },
      { ticked: ["reducedCredit"] },
    ),
    lines: { 25: 4_243, 26: 3_352, 28: 3_352 },
  },
  {
    name: "simplified method where a year before had no expenses",
    answers: answersWith({ wages: 53_704, qre1: 50_000, qre2: 46_382 }),
    lines: { 24: 3_222, 26: 3_222 },
  },
  {
    name: "regular method with a fixed base of 5% and the reduced credit",
    answers: answersWith(
      { wages: 250_000, fixedBase: 0.05, ...steadyReceipts(2_000_000) },
      { ticked: ["reducedCredit"] },
    ),
    lines: { 6: 0.05, 7: 2_000_000, 8: 100_000, 9: 150_000, 10: 125_000, 11: 125_000, 13: 19_750 },
  },
  {
    name: "every kind of expense, with 65% of contract research",
    answers: answersWith({ wages: 100_000, supplies: 10_000, computers: 2_000, contract: 40_000 }),
    lines: { 42: 100_000, 43: 10_000, 44: 2_000, 45: 26_000, 47: 26_000, 48: 138_000, 24: 8_280 },
  },
  {
    name: "all of contract research for energy research at a university",
    answers: answersWith({ wages: 100_000, contract: 40_000, contractShare: 1 }),
    lines: { 45: 40_000, 48: 140_000, 24: 8_400 },
  },
  {
    name: "a fixed base above the highest one",
    answers: answersWith({ wages: 100_000, fixedBase: 0.2, ...steadyReceipts(500_000) }),
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
    answers: answersWith(eitherMethod),
    lines: { 8: 45_000, 9: 255_000, 11: 150_000, 13: 30_000, 22: 130_000, 26: 23_800, 28: 30_000 },
  },
  {
    name: "expenses that fell below half of their average",
    answers: answersWith({ wages: 20_000, qre1: 100_000, qre2: 100_000, qre3: 100_000 }),
    lines: { 22: 50_000, 23: 0, 24: 0, 28: 0 },
  },
  {
    name: "no fixed base: the regular method is not available",
    answers: answersWith({ wages: 100_000, ...steadyReceipts(500_000) }),
    lines: { 6: null, 7: 500_000, 8: null, 12: null, 13: null, 26: 6_000, 28: 6_000 },
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
    answers: answersWith(
      { wages: 200_000, ...newPractice, payrollAmount: 10_000 },
      { ticked: ["payrollOffset"] },
    ),
    lines: { 28: 12_000, 34: 10_000, 35: null, 36: 10_000, "credit-to-use": 2_000 },
    verdicts: { scheduleKAmount: 2_000 },
  },
  {
    name: "payroll offset above the most the law allows",
    answers: answersWith(
      { wages: 20_000_000, ...newPractice, payrollAmount: 900_000 },
      { ticked: ["payrollOffset"] },
    ),
    lines: { 28: 1_200_000, 34: 500_000, 36: 500_000 },
  },
  {
    name: "payroll offset of a sole proprietor whose income tax takes the whole credit",
    answers: answersWith(
      {
        wages: 200_000,
        ...newPractice,
        payrollAmount: 10_000,
        netIncomeTax: 40_000,
      },
      { ticked: ["payrollOffset"], entity: "sole-proprietor" },
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
    answers: answersWith(
      {
        wages: 200_000,
        ...newPractice,
        payrollAmount: 10_000,
        netIncomeTax: 8_000,
      },
      { ticked: ["payrollOffset"], entity: "sole-proprietor" },
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
    answers: withMinimumTax(50_000_000, "sole-proprietor"),
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
    answers: withMinimumTax(50_000_001, "sole-proprietor"),
    lines: { "minimum-tax": 90_000, "use-limit": 35_000, "used-now": 35_000, unused: 85_000 },
    verdicts: { form3800Line: "1c" },
  },
  {
    name: "a C corporation of any size does, less a quarter of its tax above $25,000",
    answers: withMinimumTax(50_000_001, "c-corporation"),
    lines: { "minimum-tax": 0, "protected-tax": 25_000, "use-limit": 100_000, unused: 20_000 },
  },
  {
    name: "an amended return elects neither the reduced credit nor the payroll offset",
    answers: answersWith(
      { wages: 200_000, ...newPractice, payrollAmount: 10_000 },
      { ticked: ["payrollOffset", "reducedCredit"], returnKind: "amended" },
    ),
    lines: { 26: 12_000, 34: 0, 36: 0 },
  },
  {
    name: "start-up base, three years old: line 7 averages the years that existed",
    answers: answersWith(
      { wages: 80_000, historyYears: 3, ...threeYearsOld },
      { ticked: ["startUpHistory"] },
    ),
    lines: { 6: 0.03, 7: 1_500_000, 8: 45_000, 9: 35_000, 10: 40_000, 13: 7_000 },
  },
  {
    name: "start-up base, three years old, where the simplified method gives more",
    answers: answersWith(
      {
        wages: 80_000,
        historyYears: 3,
        ...threeYearsOld,
        qre1: 50_000,
        qre2: 50_000,
        qre3: 50_000,
      },
      { ticked: ["startUpHistory"] },
    ),
    lines: { 7: 1_500_000, 13: 7_000, 26: 7_700, 28: 7_700 },
    verdicts: { method: "simplified" },
  },
  {
    name: "a year with receipts typed as 0 counts in the average",
    answers: answersWith({ wages: 80_000, fixedBase: 0.03, ...threeYearsOld, receipts4: 0 }),
    lines: { 7: 1_125_000, 8: 33_750 },
  },
  {
    name: "first year, by the years with QREs: line 7 is 0 and the regular method gives 10%",
    answers: answersWith({ wages: 100_000, historyYears: 1 }, { ticked: ["startUpHistory"] }),
    lines: { 6: 0.03, 7: 0, 8: 0, 9: 100_000, 11: 50_000, 13: 10_000, 26: 6_000, 28: 10_000 },
    verdicts: { method: "regular" },
  },
  {
    name: "the same with the reduced credit",
    answers: answersWith(
      { wages: 100_000, historyYears: 1 },
      { ticked: ["startUpHistory", "reducedCredit"] },
    ),
    lines: { 7: 0, 13: 7_900, 28: 7_900 },
  },
  {
    name: "first year, by the first year with gross receipts",
    answers: answersWith(
      { wages: 100_000, historyYears: 2, firstYearWithReceipts: 2025 },
      { ticked: ["startUpHistory"] },
    ),
    lines: { 7: 0, 13: 10_000 },
  },
  {
    name: "2024: the full credit costs no deduction, so it is not reduced",
    answers: answersWith({ wages: 200_000, ownerRate: 0.37 }, { taxYear: 2024 }),
    lines: { "full-credit": 12_000, "full-after-tax": 12_000, "reduced-after-tax": 9_480 },
    verdicts: { reducedCredit: "full" },
  },
  {
    name: "2025 at the same rate: elect",
    answers: answersWith({ wages: 200_000, ownerRate: 0.37 }),
    lines: { "full-after-tax": 7_560, "reduced-after-tax": 9_480 },
    verdicts: { reducedCredit: "elect" },
  },
  {
    name: "38(c) of a minimum-tax payer: a quarter of net regular tax, not of net income tax",
    answers: answersWith(
      { ...creditOf58000, netIncomeTax: 200_000, netRegularTax: 180_000, receipts1: 6_000_000 },
      { entity: "sole-proprietor" },
    ),
    lines: { "protected-tax": 38_750, "limit-38c": 161_250 },
  },
  {
    name: "41(g) is a cap of its own beside 38(c)",
    answers: answersWith({ ...creditOf58000, netIncomeTax: 200_000, businessTax: 60_000 }),
    lines: {
      "limit-38c": 156_250,
      "cap-41g": 60_000,
      "use-limit": 60_000,
      "used-now": 58_000,
      unused: 0,
    },
  },
  {
    name: "41(g) of a sole proprietor with little income from the practice",
    answers: answersWith(
      { ...creditOf58000, netIncomeTax: 200_000, businessTax: 20_000 },
      { entity: "sole-proprietor" },
    ),
    lines: { 35: 38_000, "use-limit": 20_000, "used-now": 20_000, unused: 38_000 },
  },
  {
    name: "a C corporation's use: neither net regular tax nor 41(g)",
    answers: answersWith(
      { wages: 3_000_000, netIncomeTax: 105_000, netRegularTax: 1, businessTax: 1 },
      { entity: "c-corporation" },
    ),
    lines: { 28: 180_000, "use-limit": 85_000, "used-now": 85_000 },
  },
  {
    name: "amended, regular method claimed before: only that one",
    answers: answersWith(
      { ...eitherMethod, fixedBase: 0.16 },
      { returnKind: "amended", claimedBefore: "regular", ticked: ["simplifiedElected"] },
    ),
    lines: { 13: 12_000, 26: 23_800, 28: 12_000, "full-credit": 12_000 },
    verdicts: { method: "regular" },
  },
  {
    name: "amended, regular method claimed before, which is not available: no credit",
    answers: answersWith({ wages: 100_000 }, { returnKind: "amended", claimedBefore: "regular" }),
    lines: { 13: null, 26: 6_000, 28: 0, "full-credit": 0 },
    verdicts: { method: "none" },
  },
  {
    name: "amended, nothing claimed, simplified method elected for an earlier year",
    answers: answersWith(eitherMethod, {
      returnKind: "amended",
      claimedBefore: "no-credit",
      ticked: ["simplifiedElected"],
    }),
    lines: { 28: 23_800 },
    verdicts: { method: "simplified" },
  },
  {
    name: "original but late: no election, but an original return",
    answers: answersWith(
      { ...eitherMethod, ...newPractice, firstYearWithReceipts: 2024, payrollAmount: 10_000 },
      {
        taxYear: 2026,
        returnKind: "late",
        claimedBefore: "simplified",
        ticked: ["reducedCredit", "payrollOffset"],
      },
    ),
    lines: { 13: 30_000, 28: 30_000, 36: 0 },
    verdicts: {
      method: "regular",
      reducedCredit: "not-available",
      payrollOffset: "not-eligible",
      sectionG: "exempt",
    },
  },
  {
    name: "original but late, simplified method elected for an earlier year: only that one",
    answers: answersWith(eitherMethod, { returnKind: "late", ticked: ["simplifiedElected"] }),
    lines: { 28: 23_800 },
    verdicts: { method: "simplified" },
  },
  {
    name: "two owners 50:50, each with the limits of their own return",
    answers: answersWith(creditOf14000, {
      taxYear: 2026,
      owners: [
        owner(0.5, { netIncomeTax: 60_000, businessTax: 9_000, ownerRate: 0.32 }),
        owner(0.5, { netIncomeTax: 20_000, businessTax: 5_000, ownerRate: 0.12 }),
      ],
    }),
    lines: { 30: 14_000, "credit-to-use": 14_000 },
    owners: [
      {
        k1: 7_000,
        "full-after-tax": 4_760,
        "reduced-after-tax": 5_530,
        "protected-tax": 8_750,
        "limit-38c": 51_250,
        "cap-41g": 9_000,
        "used-now": 7_000,
        unused: 0,
      },
      {
        k1: 7_000,
        "full-after-tax": 6_160,
        "reduced-after-tax": 5_530,
        "limit-38c": 20_000,
        "cap-41g": 5_000,
        "used-now": 5_000,
        unused: 2_000,
      },
    ],
    verdicts: { reducedCredit: "elect", scheduleKAmount: 14_000 },
  },
  {
    name: "three unequal owners: the dollar left over goes to the largest part, the earlier first",
    answers: answersWith(
      { wages: 205_750, receipts1: 60_000_000 },
      {
        entity: "partnership",
        owners: [
          owner(0.5, { netIncomeTax: 30_000, netRegularTax: 29_000, tentativeMinimumTax: 28_000 }),
          owner(0.3),
          owner(0.2, { netIncomeTax: 0, ownerRate: 0.37 }),
        ],
      },
    ),
    lines: { 30: 12_345 },
    owners: [
      {
        k1: 6_173,
        "protected-tax": 1_000,
        "minimum-tax": 28_000,
        "limit-38c": 2_000,
        "used-now": 2_000,
        unused: 4_173,
      },
      { k1: 3_703, "limit-38c": null, "used-now": null, "full-after-tax": null },
      { k1: 2_469, "used-now": 0, unused: 2_469, "full-after-tax": 1_555 },
    ],
    verdicts: { reducedCredit: "rate-missing", form3800Line: "1c" },
  },
  {
    name: "three owners share line 30 less line 36",
    answers: answersWith(
      { wages: 205_750, ...newPractice, payrollAmount: 345 },
      { ticked: ["payrollOffset"], owners: [owner(0.5), owner(0.3), owner(0.2)] },
    ),
    lines: { 30: 12_345, 36: 345, "credit-to-use": 12_000 },
    owners: [{ k1: 6_000 }, { k1: 3_600 }, { k1: 2_400 }],
  },
  {
    name: "shares that sum to 90%: a tenth is with no owner",
    answers: answersWith({ wages: 200_000 }, { owners: [owner(0.6), owner(0.3)] }),
    lines: { 30: 12_000 },
    owners: [{ k1: 7_200 }, { k1: 3_600 }],
  },
  {
    name: "no rate for 2024, when no deduction was lost: do not elect",
    answers: answersWith({ wages: 200_000 }, { taxYear: 2024, entity: "sole-proprietor" }),
    lines: { "full-after-tax": 12_000, "reduced-after-tax": 9_480 },
    verdicts: { reducedCredit: "full" },
  },
  {
    name: "a C corporation: both ways leave the same, whatever rate a file has",
    answers: answersWith({ wages: 166_667, ownerRate: 0.37 }, { entity: "c-corporation" }),
    lines: { "full-credit": 10_000, "full-after-tax": 7_900, "reduced-after-tax": 7_900 },
    verdicts: { reducedCredit: "full" },
  },
  {
    name: "line 34 is a part of line 28",
    answers: answersWith(
      { wages: 200_000, ...newPractice, payrollAmount: 600_000 },
      { ticked: ["payrollOffset"] },
    ),
    lines: { 28: 12_000, 34: 12_000, 36: 12_000, "credit-to-use": 0 },
  },
  {
    name: "a group of two members: a third of the QREs is a third of the credit",
    answers: answersWith(
      { wages: 100_000, ownerRate: 0.37, netIncomeTax: 40_000 },
      { ticked: ["controlledGroup"], ...groupOf({ wages: 200_000 }) },
    ),
    lines: { 48: 100_000, 20: 100_000, "group-26": 18_000, 30: 6_000, "credit-to-use": 6_000 },
    owners: [{ k1: 6_000, "full-after-tax": 3_780, "reduced-after-tax": 4_740, "used-now": 6_000 }],
  },
  {
    name: "the first of three members, by both methods",
    answers: memberOfThree(0),
    lines: {
      ...linesOfThree,
      ...{ 42: 400_000, 45: 65_000, 48: 485_000, 5: 485_000, 20: 485_000 },
      ...{ 13: 43_638, 26: 40_922, 28: 43_638, 30: 43_638 },
    },
    verdicts: { method: "regular", sectionG: "exempt" },
  },
  {
    name: "the second of three members: the dollar left over is its own",
    answers: memberOfThree(1),
    lines: { ...linesOfThree, 5: 225_000, 13: 20_245, 26: 18_985, 30: 20_245 },
  },
  {
    name: "the third of three members",
    answers: memberOfThree(2),
    lines: { ...linesOfThree, 5: 108_000, 13: 9_717, 26: 9_113, 30: 9_717 },
  },
  {
    name: "a member that elects the reduced credit reduces its own share",
    answers: memberOfThree(0, ["reducedCredit"]),
    lines: { ...linesOfThree, 13: 34_474, 26: 32_328, 30: 34_474, "full-credit": 43_638 },
  },
  {
    name: "a group above the limit of Section G, though its member is not",
    answers: {
      ...memberOfThree(0),
      ...groupOf({ wages: 1_015_001 }),
    },
    lines: { 48: 485_000, "group-48": 1_500_001 },
    verdicts: { sectionG: "required" },
  },
  {
    name: "a member's payroll offset is at most its own share",
    answers: answersWith(
      { wages: 100_000, ...newPractice, payrollAmount: 10_000 },
      { ticked: ["controlledGroup", "payrollOffset"], ...groupOf({ wages: 200_000 }) },
    ),
    lines: { 28: 6_000, 34: 6_000, 36: 6_000, "credit-to-use": 0 },
  },
  {
    name: "2023, a member: the form has the group's lines and the member's share",
    answers: answersWith(
      { wages: 100_000, qre1: 110_000, qre2: 100_000, qre3: 90_000 },
      {
        ...{ taxYear: 2023, returnKind: "amended", claimedBefore: "no-credit" },
        ...{ ticked: ["controlledGroup"], ...groupOf({ wages: 20_000, supplies: 10_000 }) },
      },
    ),
    lines: { 42: 120_000, 48: 130_000, 23: 80_000, 25: 11_200, 26: 8_615, 30: 8_615 },
  },
  {
    name: "2023, amended, two owners: the full credit, which cost no deduction",
    answers: answersWith(
      { wages: 130_000, qre1: 110_000, qre2: 100_000, qre3: 90_000 },
      {
        taxYear: 2023,
        returnKind: "amended",
        claimedBefore: "no-credit",
        owners: [
          owner(0.75, { netIncomeTax: 80_000, businessTax: 50_000, ownerRate: 0.35 }),
          owner(0.25, { netIncomeTax: 1_000 }),
        ],
      },
    ),
    lines: { 48: 130_000, 22: 50_000, 23: 80_000, 24: 11_200, 30: 11_200, 36: 0 },
    owners: [
      { k1: 8_400, "full-after-tax": 8_400, "limit-38c": 66_250, "used-now": 8_400 },
      { k1: 2_800, "limit-38c": 1_000, "used-now": 1_000, unused: 1_800 },
    ],
    verdicts: { method: "simplified", reducedCredit: "not-available", sectionG: "exempt" },
  },
  {
    name: "2023, amended, by the regular method",
    answers: answersWith(
      { wages: 100_000, contract: 40_000, fixedBase: 0.03, ...steadyReceipts(1_000_000) },
      { taxYear: 2023, returnKind: "amended", claimedBefore: "regular", entity: "c-corporation" },
    ),
    lines: { 45: 26_000, 48: 126_000, 8: 30_000, 9: 96_000, 10: 63_000, 13: 12_600, 28: 12_600 },
    verdicts: { method: "regular" },
  },
];
