import type { YearEndLaw } from "#tax-law/year-end-law.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";
import { roundToDollar } from "../rounding.ts";
import { usdLine } from "../working-line.ts";
import type { YearEndAnswers, YearEndQuestion } from "./answers.ts";
import { payDatesLeft } from "./days.ts";
import { type FederalTax, federalTax } from "./federal-tax.ts";
import { deferralRoom, hsaLimit, type Room, room457b, soloPlan } from "./limits.ts";
import type { OneLimit } from "./moves.ts";
import { askRow, notForYou, openRow, type RowContext, type RowDraft, warningsOf } from "./row.ts";
import { deferredAtWork, householdWith, hsaLeft } from "./with-moves.ts";

export function deferralRow(context: RowContext): RowDraft {
  const { law, answers } = context;
  const { wagesInUsd, workPlan, deferredInUsd = 0 } = answers;
  const questions: YearEndQuestion[] = ["deferredInUsd", "workPlan", ...catchUpQuestions(context)];
  if (wagesInUsd === 0) return notForYou("no-wages", []);
  if (workPlan === "none") return notForYou("no-work-plan", ["workPlan"]);
  const room = deferralRoom(law, answers);
  const spouseHasWages = answers.filing === "joint" && answers.spouseWagesInUsd > 0;
  const oneLimit = oneLimitOf(context);
  const warnings = [
    ...deferralWarnings(context, room, deferredInUsd),
    ...warningsOf(["spouse-has-own-limit", spouseHasWages], ...oneLimitWarnings(oneLimit)),
  ];
  const inOwnPlan = oneLimit?.divided !== undefined && room.catchUpIsRoth;
  const left = inOwnPlan ? { ...room, catchUpInUsd: 0, catchUpLeftInUsd: 0 } : room;
  const row = deferralRowOf(left, deferredInUsd, questions, warnings, oneLimit);
  return { ...row, oneLimit, ...payDates(context, row) };
}

/** A deferral comes out of pay that is still to come. */
function payDates({ law, answers, today }: RowContext, { possibleInUsd = 0, warnings }: RowDraft) {
  if (possibleInUsd === 0) return {};
  const payDatesLeftNow = payDatesLeft(law.taxYear, today);
  const payLeftInUsd = roundToDollar((answers.wagesInUsd * payDatesLeftNow) / 26);
  const fits = possibleInUsd <= payLeftInUsd;
  const warning = fits ? ("pay-dates-left" as const) : ("pay-dates-too-few" as const);
  return { payDatesLeft: payDatesLeftNow, payLeftInUsd, warnings: [...warnings, warning] };
}

const nothingAtWork = { basicInUsd: 0, catchUpInUsd: 0 };

/** Undefined where only one of the two rows is open. */
function oneLimitOf(context: RowContext): OneLimit | undefined {
  const { law, answers, today, taken, ownPlanDefers } = context;
  const room = deferralRoom(law, answers);
  const openAtWork =
    today <= `${law.taxYear}-12-31` &&
    answers.workPlan !== "none" &&
    room.basicLeftInUsd + room.catchUpLeftInUsd > 0;
  const alone = soloPlan(law, answers, nothingAtWork, ownPlanDefers);
  const sharedInUsd = alone.employeeInUsd + alone.catchUpInUsd;
  if (!openAtWork || sharedInUsd === 0) return undefined;
  if (!taken.has("deferral") || !taken.has("solo-plan")) return { sharedInUsd };
  const atWork = deferredAtWork(law, answers, taken, ownPlanDefers);
  return {
    sharedInUsd,
    divided: {
      atWorkInUsd: atWork.basicInUsd + atWork.catchUpInUsd,
      ownPlanInUsd: soloPlan(law, answers, atWork, ownPlanDefers).totalInUsd,
    },
  };
}

function oneLimitWarnings(oneLimit: OneLimit | undefined) {
  return [
    ["one-limit", oneLimit !== undefined && !oneLimit.divided],
    ["one-limit-shared", oneLimit?.divided !== undefined],
  ] as const;
}

export function deferral457bRow(context: RowContext): RowDraft {
  const { law, answers, taken, ownPlanDefers } = context;
  const { wagesInUsd, kindOf457b, deferred457bInUsd = 0 } = answers;
  if (wagesInUsd === 0) return notForYou("no-wages", []);
  if (kindOf457b === undefined) return askRow({ questions: ["kindOf457b"] });
  if (kindOf457b === "none") return notForYou("no-457b", ["kindOf457b"]);
  const governmental = kindOf457b === "governmental";
  const { basicInUsd, catchUpInUsd } = deferredAtWork(law, answers, taken, ownPlanDefers);
  const room = room457b(law, answers, basicInUsd + catchUpInUsd);
  return deferralRowOf(
    room,
    deferred457bInUsd,
    ["kindOf457b", "deferred457bInUsd", ...(governmental ? catchUpQuestions(context) : [])],
    [
      ...(governmental ? deferralWarnings(context, room, deferred457bInUsd) : []),
      ...warningsOf(
        ["employer-creditors", !governmental],
        ["over-the-limit", !governmental && deferred457bInUsd > room.basicInUsd],
      ),
    ],
  );
}

function deferralRowOf(
  room: Room,
  deferredInUsd: number,
  questions: readonly YearEndQuestion[],
  warnings: RowDraft["warnings"],
  oneLimit?: OneLimit,
): RowDraft {
  const possibleInUsd = room.basicLeftInUsd + room.catchUpLeftInUsd;
  if (possibleInUsd === 0 && !oneLimit) return notForYou("limit-reached", questions, warnings);
  const { catchUpInUsd } = room;
  const label = room.catchUpIsRoth ? "Catch-up, as Roth" : "Catch-up";
  const catchUp = usdLine("catch-up", label, "by age", catchUpInUsd);
  return openRow({
    possibleInUsd,
    questions,
    warnings,
    possibleLines: [
      usdLine("limit", "Limit of the year", "by law", room.basicInUsd),
      ...(catchUpInUsd > 0 ? [catchUp] : []),
      usdLine("so-far", "Deferred so far", "as entered", -deferredInUsd),
    ],
  });
}

/** Age always; what decides about the catch-up from the age at which there is one. */
function catchUpQuestions({ law: { figures }, answers }: RowContext): YearEndQuestion[] {
  const { age = 0 } = answers;
  const higher =
    age >= figures["higher-catch-up-first-age"] && age <= figures["higher-catch-up-last-age"];
  return [
    "age",
    ...(age >= figures["catch-up-age"] ? (["lastYearWagesInUsd"] as const) : []),
    ...(higher ? (["offersHigherCatchUp"] as const) : []),
  ];
}

function deferralWarnings(
  context: RowContext,
  room: Room,
  deferredInUsd: number,
): RowDraft["warnings"] {
  const { lastYearWagesInUsd, offersHigherCatchUp } = context.answers;
  return warningsOf(
    ["over-the-limit", deferredInUsd > room.basicInUsd + room.catchUpInUsd],
    ["roth-catch-up", room.catchUpIsRoth],
    ["catch-up-counted-as-pre-tax", room.catchUpInUsd > 0 && lastYearWagesInUsd === undefined],
    [
      "higher-catch-up-not-counted",
      catchUpQuestions(context).includes("offersHigherCatchUp") && offersHigherCatchUp !== "yes",
    ],
  );
}

export function hsaRow({ law, answers }: RowContext): RowDraft {
  const { healthPlan, hsaPutInInUsd = 0, age = 0, spouseAge = 0, filing } = answers;
  if (healthPlan === undefined) return askRow({ questions: ["healthPlan"] });
  if (healthPlan === "none") return notForYou("no-hsa", ["healthPlan"]);
  const { figures } = law;
  const questions: YearEndQuestion[] = ["healthPlan", "hsaPutInInUsd", "age"];
  const limit = hsaLimit(law, answers);
  const possibleInUsd = hsaLeft(law, answers);
  const catchUpAge = figures["hsa-catch-up-age"];
  const warnings = warningsOf(
    ["over-the-limit", hsaPutInInUsd > limit],
    ["medicare-ends-hsa", age >= figures["standard-deduction-addition-age"]],
    ["spouse-catch-up-in-own-account", filing === "joint" && spouseAge >= catchUpAge],
    // Section 223(b)(5): half each unless the spouses agree otherwise.
    ["family-limit-shared", filing === "separate" && healthPlan === "family"],
  );
  if (possibleInUsd === 0) return notForYou("limit-reached", questions, warnings);
  const formula = age >= catchUpAge ? `with the catch-up from age ${catchUpAge}` : "by law";
  return openRow({
    possibleInUsd,
    questions,
    warnings,
    possibleLines: [
      usdLine("limit", "Limit of the year", formula, limit),
      usdLine("so-far", "Put in so far", "with the employer’s part", -hsaPutInInUsd),
    ],
  });
}

/** The own 401(k) on profit from Form 1099, and what a SEP would take instead. */
export function soloPlanRow(context: RowContext): RowDraft {
  const { law, answers, today, taken, ownPlanDefers } = context;
  if (answers.profitInUsd === 0) return notForYou("no-profit", []);
  const planWith = (workPlan: YearEndAnswers["workPlan"]) =>
    soloPlan(law, { ...answers, workPlan }, nothingAtWork, ownPlanDefers);
  const alone = planWith(answers.workPlan);
  const { figures } = law;
  const matters = planWith("401k").totalInUsd !== planWith("403b").totalInUsd;
  const questions: YearEndQuestion[] = [
    "deferredInUsd",
    // Nothing about last year's wages: this business pays none.
    ...catchUpQuestions(context).filter((question) => question !== "lastYearWagesInUsd"),
    ...(matters ? (["workPlan"] as const) : []),
  ];
  if (alone.totalInUsd === 0) return notForYou("limit-reached", questions);
  const oneLimit = oneLimitOf(context);
  const plan = oneLimit?.divided
    ? soloPlan(law, answers, deferredAtWork(law, answers, taken, ownPlanDefers), ownPlanDefers)
    : alone;
  const rate = formatFraction(figures["self-employed-contribution-rate"]);
  const limit = formatUsd(figures["elective-deferral-limit"]);
  const left = `${limit} less what is deferred elsewhere`;
  const ofNet = `${rate} × ${formatUsd(plan.netEarningsInUsd)}, within the overall limit`;
  const parts = [
    usdLine("employee-part", "Employee part", left, plan.employeeInUsd),
    usdLine("catch-up", "Catch-up", "by age", plan.catchUpInUsd),
    usdLine("employer-part", "Employer part", ofNet, plan.employerInUsd),
  ];
  return openRow({
    possibleInUsd: plan.totalInUsd,
    sepInUsd: soloPlan(law, answers, nothingAtWork, false).employerInUsd,
    employeePartInUsd: plan.employeeInUsd + plan.catchUpInUsd,
    oneLimit,
    questions,
    warnings: warningsOf(
      ...oneLimitWarnings(oneLimit),
      ["sep-takes-less", true],
      ["shares-overall-limit", plan.sharesOverallLimit && answers.workPlan === "403b"],
      ["overall-limit-counted-as-shared", matters && answers.workPlan === undefined],
      ["employee-part-first-year-only", today > `${law.taxYear}-12-31` && ownPlanDefers],
      ["employee-part-closed", !ownPlanDefers],
    ),
    possibleLines: parts.filter(({ id, value }) => id === "employer-part" || value > 0),
  });
}

/** Section 129, for the next plan year: nothing changes this year. */
export function dependentCareRow({ law, answers, asIs }: RowContext): RowDraft {
  const { filing, wagesInUsd, childrenUnder13InCare: children } = answers;
  if (wagesInUsd === 0) return notForYou("no-wages", []);
  if (children === undefined) return askRow({ questions: ["childrenUnder13InCare"] });
  if (children === 0) return notForYou("no-children-in-care", ["childrenUnder13InCare"]);
  const suffix = filing === "separate" ? "-separate" : "";
  const limit = law.figures[`dependent-care-exclusion${suffix}`];
  const possibleInUsd = Math.min(limit, wagesInUsd);
  const household = householdWith(law, answers, new Set());
  const enrolled = federalTax(law, { ...household, wagesInUsd: wagesInUsd - possibleInUsd });
  const lostCareCreditInUsd = lostCareCredit(law, answers, asIs, possibleInUsd);
  return openRow({
    possibleInUsd,
    savesNextYearInUsd: Math.max(0, asIs.totalInUsd - enrolled.totalInUsd - lostCareCreditInUsd),
    lostCareCreditInUsd,
    questions: ["childrenUnder13InCare"],
    warnings: warningsOf(
      ["displaces-care-credit", lostCareCreditInUsd > 0],
      ["spouse-must-earn", filing === "joint" && answers.spouseWagesInUsd === 0],
    ),
    possibleLines: [usdLine("limit", "Limit of a household", "by law", limit)],
  });
}

/**
 * Section 21(c): every dollar that the account pays is taken off the expenses that the credit counts.
 * Married people who file separately have no credit to lose: section 21(e)(2).
 */
function lostCareCredit(
  law: YearEndLaw,
  { filing, childrenUnder13InCare = 0 }: YearEndAnswers,
  { adjustedGrossIncomeInUsd, incomeTaxInUsd }: FederalTax,
  accountInUsd: number,
): number {
  if (filing === "separate") return 0;
  const counted =
    law.figures[
      `care-credit-expenses-${childrenUnder13InCare > 1 ? "more-children" : "one-child"}`
    ];
  const rate = careCreditRate(law, filing === "joint", adjustedGrossIncomeInUsd);
  return Math.min(incomeTaxInUsd, roundToDollar(rate * Math.min(counted, accountInUsd)));
}

/** Section 21(a)(2), as amended for 2026: two reductions, by a point for each step begun. */
function careCreditRate({ figures }: YearEndLaw, joint: boolean, incomeInUsd: number): number {
  const step = figures["care-credit-reduction-step"];
  const points = (above: number, each: number) =>
    Math.ceil(Math.max(0, incomeInUsd - above) / each) / 100;
  const middle = figures["care-credit-middle-rate"];
  const first =
    figures["care-credit-top-rate"] - points(figures["care-credit-first-reduction-start"], step);
  const times = joint ? 2 : 1;
  const second = points(times * figures["care-credit-second-reduction-start"], times * step);
  return Math.max(figures["care-credit-least-rate"], Math.max(middle, first) - second);
}

/** Section 408(d)(2): a conversion is taxed by the share of pre-tax money in all IRAs at year end. */
export function backdoorRothRow({ law, answers, asIs }: RowContext): RowDraft {
  const { figures } = law;
  const { filing, age = 0, preTaxIraInUsd } = answers;
  const questions: YearEndQuestion[] = ["preTaxIraInUsd", "age"];
  const spouseWages = filing === "joint" ? answers.spouseWagesInUsd : 0;
  const earned = answers.wagesInUsd + answers.profitInUsd + spouseWages;
  if (earned === 0) return notForYou("no-earned-income", []);
  const fullUpTo = figures[`roth-ira-full-up-to-${filing === "joint" ? "joint" : "single"}`];
  const directAllowed = filing !== "separate" && asIs.adjustedGrossIncomeInUsd <= fullUpTo;
  if (directAllowed) return notForYou("direct-roth-allowed", []);
  const from50 = age >= figures["catch-up-age"];
  const limit = figures[`ira-contribution-limit${from50 ? "-age-50" : ""}`];
  const possibleInUsd = Math.min(limit, earned);
  const balance = preTaxIraInUsd ?? 0;
  return openRow({
    possibleInUsd,
    taxablePartInUsd: roundToDollar((possibleInUsd * balance) / (balance + possibleInUsd)),
    questions,
    warnings: warningsOf(
      ["pro-rata", balance > 0],
      ["pre-tax-balance-not-known", preTaxIraInUsd === undefined],
      ["spouse-has-own-limit", filing === "joint"],
    ),
    possibleLines: [usdLine("limit", "Limit of the year", "by age", limit)],
  });
}
