import type { WhatToFile } from "./filing/what-to-file.ts";
import type { LineName } from "./form/line-names.ts";
import { type ChoiceValue, type InputName, inputs } from "./inputs.ts";
import type { Worksheet } from "./worksheet.ts";
import {
  emptyMember,
  emptyOwner,
  emptyWorksheet,
  type GroupMember,
  type InputValue,
  type Owner,
  type WorksheetAnswers,
  withInput,
} from "./worksheet-answers.ts";

/** Inputs by their names, and what else a worksheet holds. */
export type GivenInputs = { readonly [Name in InputName]?: InputValue<Name> } & Partial<
  Omit<WorksheetAnswers, "numbers" | "boxes">
>;

/** A worksheet of 2025 with only these answers given. */
export function answersWith({ taxYear = 2025, ...given }: GivenInputs): WorksheetAnswers {
  let answers = emptyWorksheet(taxYear);
  for (const [name, value] of Object.entries(given))
    answers =
      name in inputs
        ? withInput(answers, name as InputName, value as never)
        : { ...answers, [name]: value };
  return answers;
}

type Lines = Partial<Readonly<Record<LineName, number | null>>>;

interface Example {
  readonly given: GivenInputs;
  /** Computed by hand; `null` where the line is not available. */
  readonly lines: Lines;
  /** Each owner's lines, where they differ. */
  readonly owners?: readonly Lines[];
  readonly verdicts?: Partial<
    Pick<Worksheet, "method" | "usedMethod" | "reducedCredit" | "payrollOffset"> &
      Pick<WhatToFile, "sectionG" | "scheduleKAmount" | "form3800Line">
  >;
}

const qres = (qre1: number, qre2: number, qre3: number) => ({ qre1, qre2, qre3 });
const receiptsOf = (receipts1: number, receipts2: number, receipts3: number) => ({
  ...{ receipts1, receipts2, receipts3 },
});
const steadyReceipts = (average: number) => ({
  ...receiptsOf(average, average, average),
  receipts4: average,
});
const startUp = (historyYears: number) => ({ startUpHistory: true, historyYears });
const newPractice = { receiptsThisYear: 800_000, firstYearWithReceipts: 2022 };
const offset = (payrollAmount: number) => ({ ...newPractice, payrollOffset: true, payrollAmount });
const amended = (claimedBefore: ChoiceValue<"claimedBefore"> | null = null) =>
  ({ returnKind: "amended", claimedBefore }) as const;
const reduced = { reducedCredit: true };
const soleProprietor = { entity: "sole-proprietor" } as const;
const corporation = { entity: "c-corporation" } as const;
const owner = (share: number, others: Partial<Owner> = {}): Owner => ({
  ...{ ...emptyOwner, share, ...others },
});
const groupOf = (...others: readonly Partial<GroupMember>[]) => ({
  controlledGroup: true,
  group: {
    ...emptyWorksheet(2026).group,
    otherMembers: others.map((one, at) => ({ ...emptyMember, name: `Clinic ${at + 2}`, ...one })),
  },
});

const threeYears = { wages: 53_704, ...qres(50_000, 46_382, 44_000) };
const steadyYears = { wages: 130_000, ...qres(110_000, 100_000, 90_000) };
const threeYearsOld = { wages: 80_000, ...receiptsOf(2_000_000, 1_500_000, 1_000_000) };
const firstYear = { wages: 100_000, ...startUp(1) };
const minimumTax = { wages: 2_000_000, netIncomeTax: 125_000, tentativeMinimumTax: 90_000 };
/** 6% of it is a credit of 14,000, of 12,345 or of 58,000. */
const creditOf14000 = { wages: 233_334 };
const creditOf12345 = { wages: 205_750 };
const creditOf58000 = { wages: 966_667, netIncomeTax: 200_000 };
const eitherMethod = {
  ...{ wages: 300_000, ...qres(280_000, 260_000, 240_000) },
  ...{ fixedBase: 0.03, ...steadyReceipts(1_500_000) },
};

/** QREs and receipts of years 4 to 10 of a growing practice. */
const growth = {
  ...{ wages: 50_000, ...steadyReceipts(1_000_000) },
  ...{ historyExpenses4: 60_000, historyReceipts4: 900_000 },
  ...{ historyExpenses5: 80_000, historyReceipts5: 1_100_000 },
  ...{ historyExpenses6: 90_000, historyReceipts6: 1_200_000 },
  ...{ historyExpenses7: 100_000, historyReceipts7: 1_300_000 },
  ...{ historyExpenses8: 110_000, historyReceipts8: 1_400_000 },
  ...{ historyExpenses9: 120_000, historyReceipts9: 1_500_000 },
  ...{ historyExpenses10: 200_000, historyReceipts10: 1_600_000 },
};

/** The regular method gives more, and the owner's rate is above 21%. */
const growingPractice = {
  ...{ wages: 180_000, ...qres(150_000, 160_000, 140_000), fixedBase: 0.03 },
  ...{ ...receiptsOf(2_250_000, 2_100_000, 1_950_000), receipts4: 1_800_000 },
  ...{ receiptsThisYear: 2_400_000, ownerRate: 0.35, netIncomeTax: 120_000 },
};
const bothMethods = {
  ...{ "regular-full": 18_000, "regular-reduced": 14_220 },
  ...{ "simplified-full": 14_700, "simplified-reduced": 11_613 },
};

/** Three members of a group, whose QREs are 485,000, 225,000 and 108,000: lines 42 to 45 of each. */
const threeMembers = [
  { wages: 400_000, supplies: 20_000, contract: 65_000 },
  { wages: 210_000, computers: 15_000 },
  { wages: 90_000, supplies: 5_000, contract: 13_000 },
] as const;

/** The form of one of them. Years before, receipts and history are the group's. */
const memberOfThree = (member: 0 | 1 | 2): GivenInputs => ({
  ...{ taxYear: 2026, ...threeMembers[member], contractShare: 1 },
  ...{ ...qres(700_000, 650_000, 600_000), ...steadyReceipts(15_000_000), ...startUp(4) },
  ...groupOf(...threeMembers.toSpliced(member, 1)),
});

/** By hand: 20% of the 368,000 above 3% of receipts, and 14% of the 493,000 above half the average. */
const linesOfThree = {
  ...{ "group-48": 818_000, "group-6": 0.03, "group-8": 450_000, "group-9": 368_000 },
  ...{ "group-10": 409_000, "group-11": 368_000, "group-13": 73_600 },
  ...{ "group-22": 325_000, "group-23": 493_000, "group-24": 69_020, "group-26": 69_020 },
  ...{ 6: null, 12: null, 21: null, 25: null },
};

const examples: Readonly<Record<string, Example>> = {
  "both methods, with and without the reduced credit": {
    given: growingPractice,
    lines: { ...bothMethods, 28: 18_000, "protected-tax": 23_750, "limit-38c": 96_250 },
    verdicts: { method: "regular", usedMethod: "regular", reducedCredit: "elect" },
  },
  "the simplified method chosen although the regular one gives more, reduced": {
    given: { ...growingPractice, methodUsed: "simplified", ...reduced },
    lines: { ...bothMethods, 28: 11_613, "full-credit": 14_700 },
    verdicts: { method: "regular", usedMethod: "simplified" },
  },
  "the regular method chosen on an amended return that elected the simplified one": {
    given: { ...growingPractice, ...amended("simplified"), methodUsed: "regular" },
    lines: { "regular-reduced": null, "simplified-reduced": null, 28: 14_700 },
    verdicts: { method: "simplified", usedMethod: "simplified" },
  },
  "the regular method chosen where it is not available": {
    given: { wages: 100_000, methodUsed: "regular" },
    lines: { "regular-full": null, 28: 0 },
    verdicts: { method: "simplified", usedMethod: "none" },
  },
  "simplified method with three years of expenses": {
    given: threeYears,
    lines: { 21: 140_382, 22: 23_397, 23: 30_307, 24: 4_243, 26: 4_243, 28: 4_243, 30: 4_243 },
  },
  "simplified method with three years of expenses, reduced": {
    given: { ...threeYears, ...reduced },
    lines: { 25: 4_243, 26: 3_352, 28: 3_352 },
  },
  "simplified method where a year before had no expenses": {
    given: { ...threeYears, qre3: null },
    lines: { 24: 3_222, 26: 3_222 },
  },
  "regular method with a fixed base of 5% and the reduced credit": {
    given: { wages: 250_000, fixedBase: 0.05, ...steadyReceipts(2_000_000), ...reduced },
    lines: { 6: 0.05, 7: 2_000_000, 8: 100_000, 9: 150_000, 10: 125_000, 11: 125_000, 13: 19_750 },
  },
  "every kind of expense, with 65% of contract research": {
    given: { wages: 100_000, supplies: 10_000, computers: 2_000, contract: 40_000 },
    lines: { 42: 100_000, 43: 10_000, 44: 2_000, 45: 26_000, 47: 26_000, 48: 138_000, 24: 8_280 },
  },
  "all of contract research for energy research at a university": {
    given: { wages: 100_000, contract: 40_000, contractShare: 1 },
    lines: { 45: 40_000, 48: 140_000, 24: 8_400 },
  },
  "a fixed base above the highest one": {
    given: { wages: 100_000, fixedBase: 0.2, ...steadyReceipts(500_000) },
    lines: { 6: 0.16, 8: 80_000, 9: 20_000, 10: 50_000, 11: 20_000, 13: 4_000, 28: 6_000 },
  },
  "a regular credit that is larger than the simplified one": {
    given: eitherMethod,
    lines: { 8: 45_000, 9: 255_000, 11: 150_000, 13: 30_000, 22: 130_000, 26: 23_800, 28: 30_000 },
  },
  "expenses that fell below half of their average": {
    given: { wages: 20_000, ...qres(100_000, 100_000, 100_000) },
    lines: { 22: 50_000, 23: 0, 24: 0, 28: 0 },
  },
  "no fixed base: the regular method is not available": {
    given: { wages: 100_000, ...steadyReceipts(500_000) },
    lines: { 6: null, 7: 500_000, 8: null, 12: null, 13: null, 26: 6_000, 28: 6_000 },
  },
  "start-up, fifth year with expenses": {
    given: { ...growth, ...startUp(5) },
    lines: { 6: 0.03, 8: 30_000, 9: 20_000, 10: 25_000, 11: 20_000, 13: 4_000 },
  },
  ...laterYear("sixth", 6, { 6: 0.0117, 8: 11_700 }),
  ...laterYear("seventh", 7, { 6: 0.0246, 8: 24_600 }),
  ...laterYear("eighth", 8, { 6: 0.0375, 8: 37_500 }),
  ...laterYear("ninth", 9, { 6: 0.0507, 8: 50_700 }),
  ...laterYear("tenth", 10, { 6: 0.0641, 8: 64_100 }),
  ...laterYear("eleventh", 11, { 6: 0.0769, 8: 76_900 }),
  "payroll offset of an S corporation": {
    given: { wages: 200_000, ...offset(10_000) },
    lines: { 28: 12_000, 34: 10_000, 35: null, 36: 10_000, "credit-to-use": 2_000 },
    verdicts: { scheduleKAmount: 2_000 },
  },
  "payroll offset above the most the law allows": {
    given: { wages: 20_000_000, ...offset(900_000) },
    lines: { 28: 1_200_000, 34: 500_000, 36: 500_000 },
  },
  "payroll offset of a sole proprietor whose income tax takes the whole credit": {
    given: { wages: 200_000, ...offset(10_000), ...soleProprietor, netIncomeTax: 40_000 },
    lines: {
      ...{ "protected-tax": 3_750, "use-limit": 36_250 },
      ...{ 35: 0, 36: 0, "used-now": 12_000, unused: 0 },
    },
  },
  "payroll offset of a sole proprietor with little income tax": {
    given: { wages: 200_000, ...offset(10_000), ...soleProprietor, netIncomeTax: 8_000 },
    lines: {
      ...{ "use-limit": 8_000, 35: 4_000, 36: 4_000 },
      ...{ "credit-to-use": 8_000, "used-now": 8_000, unused: 0 },
    },
  },
  "a small business uses the credit against the minimum tax": {
    given: { ...minimumTax, ...steadyReceipts(50_000_000), ...soleProprietor },
    lines: {
      ...{ 28: 120_000, "minimum-tax": 0, "protected-tax": 25_000 },
      ...{ "use-limit": 100_000, "used-now": 100_000, unused: 20_000 },
    },
  },
  "a larger business does not": {
    given: { ...minimumTax, ...steadyReceipts(50_000_001), ...soleProprietor },
    lines: { "minimum-tax": 90_000, "use-limit": 35_000, "used-now": 35_000, unused: 85_000 },
    verdicts: { form3800Line: "1c" },
  },
  "a C corporation of any size does, less a quarter of its tax above $25,000": {
    given: { ...minimumTax, ...steadyReceipts(50_000_001), ...corporation },
    lines: { "minimum-tax": 0, "protected-tax": 25_000, "use-limit": 100_000, unused: 20_000 },
  },
  "an amended return elects neither the reduced credit nor the payroll offset": {
    given: { wages: 200_000, ...offset(10_000), ...reduced, ...amended() },
    lines: { 26: 12_000, 34: 0, 36: 0 },
  },
  "start-up base, three years old: line 7 averages the years that existed": {
    given: { ...threeYearsOld, ...startUp(3) },
    lines: { 6: 0.03, 7: 1_500_000, 8: 45_000, 9: 35_000, 10: 40_000, 13: 7_000 },
  },
  "start-up base, three years old, where the simplified method gives more": {
    given: { ...threeYearsOld, ...startUp(3), ...qres(50_000, 50_000, 50_000) },
    lines: { 7: 1_500_000, 13: 7_000, 26: 7_700, 28: 7_700 },
    verdicts: { method: "simplified" },
  },
  "a year with receipts typed as 0 counts in the average": {
    given: { ...threeYearsOld, fixedBase: 0.03, receipts4: 0 },
    lines: { 7: 1_125_000, 8: 33_750 },
  },
  "first year, by the years with QREs: line 7 is 0 and the regular method gives 10%": {
    given: firstYear,
    lines: { 6: 0.03, 7: 0, 8: 0, 9: 100_000, 11: 50_000, 13: 10_000, 26: 6_000, 28: 10_000 },
    verdicts: { method: "regular" },
  },
  "first year, reduced": {
    given: { ...firstYear, ...reduced },
    lines: { 7: 0, 13: 7_900, 28: 7_900 },
  },
  "first year, by the first year with gross receipts": {
    given: { wages: 100_000, ...startUp(2), firstYearWithReceipts: 2025 },
    lines: { 7: 0, 13: 10_000 },
  },
  "2024: the full credit costs no deduction, so it is not reduced": {
    given: { taxYear: 2024, wages: 200_000, ownerRate: 0.37 },
    lines: { "full-credit": 12_000, "full-after-tax": 12_000, "reduced-after-tax": 9_480 },
    verdicts: { reducedCredit: "full" },
  },
  "2025 at the same rate: elect": {
    given: { wages: 200_000, ownerRate: 0.37 },
    lines: { "full-after-tax": 7_560, "reduced-after-tax": 9_480 },
    verdicts: { reducedCredit: "elect" },
  },
  "38(c) of a minimum-tax payer: a quarter of net regular tax, not of net income tax": {
    given: { ...creditOf58000, netRegularTax: 180_000, receipts1: 6_000_000, ...soleProprietor },
    lines: { "protected-tax": 38_750, "limit-38c": 161_250 },
  },
  "41(g) is a cap of its own beside 38(c)": {
    given: { ...creditOf58000, businessTax: 60_000 },
    lines: {
      ...{ "limit-38c": 156_250, "cap-41g": 60_000, "use-limit": 60_000 },
      ...{ "used-now": 58_000, unused: 0 },
    },
  },
  "41(g) of a sole proprietor with little income from the practice": {
    given: { ...creditOf58000, businessTax: 20_000, ...soleProprietor },
    lines: { 35: 38_000, "use-limit": 20_000, "used-now": 20_000, unused: 38_000 },
  },
  "a C corporation's use: neither net regular tax nor 41(g)": {
    given: {
      ...{ wages: 3_000_000, netIncomeTax: 105_000, netRegularTax: 1, businessTax: 1 },
      ...corporation,
    },
    lines: { 28: 180_000, "use-limit": 85_000, "used-now": 85_000 },
  },
  "amended, regular method claimed before: only that one": {
    given: { ...eitherMethod, fixedBase: 0.16, ...amended("regular"), simplifiedElected: true },
    lines: { 13: 12_000, 26: 23_800, 28: 12_000, "full-credit": 12_000 },
    verdicts: { method: "regular" },
  },
  "amended, regular method claimed before, which is not available: no credit": {
    given: { wages: 100_000, ...amended("regular") },
    lines: { 13: null, 26: 6_000, 28: 0, "full-credit": 0 },
    verdicts: { method: "none" },
  },
  "amended, nothing claimed, simplified method elected for an earlier year": {
    given: { ...eitherMethod, ...amended("no-credit"), simplifiedElected: true },
    lines: { 28: 23_800 },
    verdicts: { method: "simplified" },
  },
  "original but late: no election, but an original return": {
    given: {
      ...{ taxYear: 2026, returnKind: "late", claimedBefore: "simplified", ...reduced },
      ...{ ...eitherMethod, ...offset(10_000), firstYearWithReceipts: 2024 },
    },
    lines: { 13: 30_000, 28: 30_000, 36: 0 },
    verdicts: {
      ...{ method: "regular", reducedCredit: "not-available" },
      ...{ payrollOffset: "not-eligible", sectionG: "exempt" },
    },
  },
  "original but late, simplified method elected for an earlier year: only that one": {
    given: { ...eitherMethod, returnKind: "late", simplifiedElected: true },
    lines: { 28: 23_800 },
    verdicts: { method: "simplified" },
  },
  "two owners 50:50, each with the limits of their own return": {
    given: {
      ...{ taxYear: 2026, ...creditOf14000 },
      owners: [
        owner(0.5, { netIncomeTax: 60_000, businessTax: 9_000, ownerRate: 0.32 }),
        owner(0.5, { netIncomeTax: 20_000, businessTax: 5_000, ownerRate: 0.12 }),
      ],
    },
    lines: { 30: 14_000, "credit-to-use": 14_000 },
    owners: [
      {
        ...{ k1: 7_000, "full-after-tax": 4_760, "reduced-after-tax": 5_530 },
        ...{ "protected-tax": 8_750, "limit-38c": 51_250, "cap-41g": 9_000 },
        ...{ "used-now": 7_000, unused: 0 },
      },
      {
        ...{ k1: 7_000, "full-after-tax": 6_160, "reduced-after-tax": 5_530 },
        ...{ "limit-38c": 20_000, "cap-41g": 5_000, "used-now": 5_000, unused: 2_000 },
      },
    ],
    verdicts: { reducedCredit: "elect", scheduleKAmount: 14_000 },
  },
  "three unequal owners: the dollar left over goes to the largest part, the earlier first": {
    given: {
      ...{ ...creditOf12345, receipts1: 60_000_000, entity: "partnership" },
      owners: [
        owner(0.5, { netIncomeTax: 30_000, netRegularTax: 29_000, tentativeMinimumTax: 28_000 }),
        owner(0.3),
        owner(0.2, { netIncomeTax: 0, ownerRate: 0.37 }),
      ],
    },
    lines: { 30: 12_345 },
    owners: [
      {
        ...{ k1: 6_173, "protected-tax": 1_000, "minimum-tax": 28_000 },
        ...{ "limit-38c": 2_000, "used-now": 2_000, unused: 4_173 },
      },
      { k1: 3_703, "limit-38c": null, "used-now": null, "full-after-tax": null },
      { k1: 2_469, "used-now": 0, unused: 2_469, "full-after-tax": 1_555 },
    ],
    verdicts: { reducedCredit: "rate-missing", form3800Line: "1c" },
  },
  "three owners share line 30 less line 36": {
    given: { ...creditOf12345, ...offset(345), owners: [owner(0.5), owner(0.3), owner(0.2)] },
    lines: { 30: 12_345, 36: 345, "credit-to-use": 12_000 },
    owners: [{ k1: 6_000 }, { k1: 3_600 }, { k1: 2_400 }],
  },
  "shares that sum to 90%: a tenth is with no owner": {
    given: { wages: 200_000, owners: [owner(0.6), owner(0.3)] },
    lines: { 30: 12_000 },
    owners: [{ k1: 7_200 }, { k1: 3_600 }],
  },
  "no rate for 2024, when no deduction was lost: do not elect": {
    given: { taxYear: 2024, wages: 200_000, ...soleProprietor },
    lines: { "full-after-tax": 12_000, "reduced-after-tax": 9_480 },
    verdicts: { reducedCredit: "full" },
  },
  "a C corporation: both ways leave the same, whatever rate a file has": {
    given: { wages: 166_667, ownerRate: 0.37, ...corporation },
    lines: { "full-credit": 10_000, "full-after-tax": 7_900, "reduced-after-tax": 7_900 },
    verdicts: { reducedCredit: "full" },
  },
  "line 34 is a part of line 28": {
    given: { wages: 200_000, ...offset(600_000) },
    lines: { 28: 12_000, 34: 12_000, 36: 12_000, "credit-to-use": 0 },
  },
  "a group of two members: a third of the QREs is a third of the credit": {
    given: {
      ...{ wages: 100_000, ownerRate: 0.37, netIncomeTax: 40_000 },
      ...groupOf({ wages: 200_000 }),
    },
    lines: { 48: 100_000, 20: 100_000, "group-26": 18_000, 30: 6_000, "credit-to-use": 6_000 },
    owners: [{ k1: 6_000, "full-after-tax": 3_780, "reduced-after-tax": 4_740, "used-now": 6_000 }],
  },
  "the first of three members, by both methods": {
    given: memberOfThree(0),
    lines: {
      ...linesOfThree,
      ...{ 42: 400_000, 45: 65_000, 48: 485_000, 5: 485_000, 20: 485_000 },
      ...{ 13: 43_638, 26: 40_922, 28: 43_638, 30: 43_638 },
    },
    verdicts: { method: "regular", sectionG: "exempt" },
  },
  "the second of three members: the dollar left over is its own": {
    given: memberOfThree(1),
    lines: { ...linesOfThree, 5: 225_000, 13: 20_245, 26: 18_985, 30: 20_245 },
  },
  "the third of three members": {
    given: memberOfThree(2),
    lines: { ...linesOfThree, 5: 108_000, 13: 9_717, 26: 9_113, 30: 9_717 },
  },
  "a member that elects the reduced credit reduces its own share": {
    given: { ...memberOfThree(0), ...reduced },
    lines: { ...linesOfThree, 13: 34_474, 26: 32_328, 30: 34_474, "full-credit": 43_638 },
  },
  "a group above the limit of Section G, though its member is not": {
    given: { ...memberOfThree(0), ...groupOf({ wages: 1_015_001 }) },
    lines: { 48: 485_000, "group-48": 1_500_001 },
    verdicts: { sectionG: "required" },
  },
  "a member's payroll offset is at most its own share": {
    given: { wages: 100_000, ...offset(10_000), ...groupOf({ wages: 200_000 }) },
    lines: { 28: 6_000, 34: 6_000, 36: 6_000, "credit-to-use": 0 },
  },
  "2023, a member: the form has the group's lines and the member's share": {
    given: {
      ...{ taxYear: 2023, ...amended("no-credit"), ...steadyYears, wages: 100_000 },
      ...groupOf({ wages: 20_000, supplies: 10_000 }),
    },
    lines: { 42: 120_000, 48: 130_000, 23: 80_000, 25: 11_200, 26: 8_615, 30: 8_615 },
  },
  "2023, amended, two owners: the full credit, which cost no deduction": {
    given: {
      ...{ taxYear: 2023, ...amended("no-credit"), ...steadyYears },
      owners: [
        owner(0.75, { netIncomeTax: 80_000, businessTax: 50_000, ownerRate: 0.35 }),
        owner(0.25, { netIncomeTax: 1_000 }),
      ],
    },
    lines: { 48: 130_000, 22: 50_000, 23: 80_000, 24: 11_200, 30: 11_200, 36: 0 },
    owners: [
      { k1: 8_400, "full-after-tax": 8_400, "limit-38c": 66_250, "used-now": 8_400 },
      { k1: 2_800, "limit-38c": 1_000, "used-now": 1_000, unused: 1_800 },
    ],
    verdicts: { method: "simplified", reducedCredit: "not-available", sectionG: "exempt" },
  },
  "2023, amended, by the regular method": {
    given: {
      ...{ taxYear: 2023, ...amended("regular"), ...corporation, fixedBase: 0.03 },
      ...{ wages: 100_000, contract: 40_000, ...steadyReceipts(1_000_000) },
    },
    lines: { 45: 26_000, 48: 126_000, 8: 30_000, 9: 96_000, 10: 63_000, 13: 12_600, 28: 12_600 },
    verdicts: { method: "regular" },
  },
};

function laterYear(name: string, years: number, lines: Lines): Readonly<Record<string, Example>> {
  return { [`start-up, ${name} year`]: { given: { ...growth, ...startUp(years) }, lines } };
}

export const worksheetExamples = Object.entries(examples).map(([name, { given, ...expected }]) => ({
  ...{ name, answers: answersWith(given), ...expected },
}));

/** What is given in the example whose name begins so. */
export function exampleNamed(start: string): GivenInputs {
  const [, example] = Object.entries(examples).find(([name]) => name.startsWith(start)) ?? [];
  if (!example) throw new Error(`No example: ${start}.`);
  return example.given;
}
