import type { YearEndLaw } from "#tax-law/year-end-law.ts";
import { roundToDollar } from "../rounding.ts";
import type { YearEndAnswers } from "./answers.ts";
import { selfEmployment } from "./self-employment.ts";

/** What a plan allows at this age, what of it is used, and what is left. */
export type Room = Readonly<ReturnType<typeof roomOf>>;

/** Sections 402(g) and 414(v): one limit for all 401(k) and 403(b) plans of a person. */
export function deferralRoom(law: YearEndLaw, answers: YearEndAnswers): Room {
  const { figures } = law;
  const catchUp = catchUpAt(law, answers, {
    from50: figures["catch-up-limit-age-50"],
    from60To63: figures["catch-up-limit-ages-60-to-63"],
  });
  const deferred = Math.min(answers.deferredInUsd ?? 0, answers.wagesInUsd);
  return roomOf(law, answers, figures["elective-deferral-limit"], catchUp, deferred);
}

/** Section 457(b) and (e)(18): a limit apart from the others; by age only in governmental plans. */
export function room457b(law: YearEndLaw, answers: YearEndAnswers, alsoDeferredInUsd = 0): Room {
  const { figures } = law;
  const kind = answers.kindOf457b ?? "none";
  const catchUp =
    kind === "governmental"
      ? catchUpAt(law, answers, {
          from50: figures["catch-up-457b-limit-age-50"],
          from60To63: figures["catch-up-457b-limit-ages-60-to-63"],
        })
      : 0;
  const basic = kind === "none" ? 0 : figures["deferral-457b-limit"];
  const deferred = Math.min(answers.deferred457bInUsd ?? 0, answers.wagesInUsd);
  return roomOf(law, answers, basic, catchUp, deferred, alsoDeferredInUsd);
}

function catchUpAt(
  { figures }: YearEndLaw,
  { age = 0, offersHigherCatchUp }: YearEndAnswers,
  limits: { readonly from50: number; readonly from60To63: number },
): number {
  if (age < figures["catch-up-age"]) return 0;
  const inHigherAges =
    age >= figures["higher-catch-up-first-age"] && age <= figures["higher-catch-up-last-age"];
  return inHigherAges && offersHigherCatchUp === "yes" ? limits.from60To63 : limits.from50;
}

function roomOf(
  { figures }: YearEndLaw,
  answers: YearEndAnswers,
  basicInUsd: number,
  catchUpInUsd: number,
  deferredInUsd: number,
  /** Out of the same pay. */
  alsoDeferredInUsd = 0,
) {
  const catchUpIsRoth =
    catchUpInUsd > 0 && (answers.lastYearWagesInUsd ?? 0) > figures["roth-catch-up-wage-threshold"];
  const payLeft = Math.max(
    0,
    answers.wagesInUsd -
      alsoDeferredInUsd -
      (answers.deferredInUsd ?? 0) -
      (answers.kindOf457b === undefined || answers.kindOf457b === "none"
        ? 0
        : (answers.deferred457bInUsd ?? 0)),
  );
  const basicSoFar = Math.min(deferredInUsd, basicInUsd);
  const catchUpSoFar = Math.min(deferredInUsd - basicSoFar, catchUpInUsd);
  const basicLeftInUsd = Math.min(basicInUsd - basicSoFar, payLeft);
  return {
    basicInUsd,
    catchUpInUsd,
    /** Last year's wages make the catch-up Roth, which saves nothing now: section 414(v)(7). */
    catchUpIsRoth,
    basicLeftInUsd,
    catchUpLeftInUsd: Math.min(catchUpInUsd - catchUpSoFar, payLeft - basicLeftInUsd),
    /** What was deferred so far and reduces income: without Roth catch-up and without an excess. */
    preTaxSoFarInUsd: basicSoFar + (catchUpIsRoth ? 0 : catchUpSoFar),
  };
}

/**
 * The contributions that the profit allows to the own plan. All are pre-tax.
 * Sections 402(g), 404(a)(8), 415(c): a solo 401(k) on profit from Form 1099. The employee part is what
 * is left after deferrals at work. Its catch-up may be pre-tax, because a sole proprietor has no wages
 * from this business that section 414(v)(7) could look at. A 403(b) counts as a plan of the person who
 * controls a business (section 415(k)(4)), so both share one overall limit.
 */
export function soloPlan(
  law: YearEndLaw,
  answers: YearEndAnswers,
  atWork: { readonly basicInUsd: number; readonly catchUpInUsd: number },
  canDefer = true,
) {
  const { figures } = law;
  const { profitInUsd, wagesInUsd, workPlan, deferredInUsd = 0 } = answers;
  const self = selfEmployment(law, profitInUsd, wagesInUsd);
  const net = Math.max(0, profitInUsd - self.halfInUsd);
  const basicLimit = figures["elective-deferral-limit"];
  const catchUpLimit = deferralRoom(law, answers).catchUpInUsd;
  const basicSoFar = Math.min(deferredInUsd, basicLimit);
  const catchUpSoFar = Math.min(deferredInUsd - basicSoFar, catchUpLimit);

  const hasWorkPlan = wagesInUsd > 0 && workPlan !== "none";
  const sharesOverallLimit = hasWorkPlan && workPlan !== "401k";
  const used = sharesOverallLimit ? basicSoFar + atWork.basicInUsd : 0;
  const overall = Math.max(0, figures["total-contribution-limit"] - used);
  const counted = Math.min(
    roundToDollar(figures["self-employed-contribution-rate"] * net),
    roundToDollar(figures["employer-contribution-rate"] * figures["plan-compensation-limit"]),
  );
  const left = (limit: number, soFar: number, atWorkNow: number) =>
    canDefer ? Math.max(0, limit - soFar - atWorkNow) : 0;
  const employeeInUsd = Math.min(
    left(basicLimit, basicSoFar, atWork.basicInUsd),
    net - counted,
    overall,
  );
  const employerInUsd = Math.min(counted, overall - employeeInUsd);
  const catchUpInUsd = Math.min(
    left(catchUpLimit, catchUpSoFar, atWork.catchUpInUsd),
    net - employerInUsd - employeeInUsd,
  );
  return {
    netEarningsInUsd: net,
    employeeInUsd,
    catchUpInUsd,
    employerInUsd,
    totalInUsd: employeeInUsd + catchUpInUsd + employerInUsd,
    /** True where the overall limit is shared with a 403(b), or may be. */
    sharesOverallLimit,
  };
}

/** Section 223(b). The catch-up of a spouse goes into an account of the spouse's and is not counted. */
export function hsaLimit({ figures }: YearEndLaw, answers: YearEndAnswers): number {
  const { healthPlan = "none", age = 0 } = answers;
  if (healthPlan === "none") return 0;
  const catchUp = age >= figures["hsa-catch-up-age"] ? figures["hsa-catch-up"] : 0;
  return figures[`hsa-limit-${healthPlan}`] + catchUp;
}

/** Section 1211(b): what losses above gains take from other income this year. */
export function netLoss({ figures }: YearEndLaw, answers: YearEndAnswers): number {
  const { filing, lossesInUsd = 0, gainsInUsd = 0 } = answers;
  const limit = figures[`capital-loss-limit${filing === "separate" ? "-separate" : ""}`];
  return Math.min(limit, Math.max(0, lossesInUsd - gainsInUsd));
}
