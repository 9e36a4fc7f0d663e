import { payrollFigures } from "#tax-law/figures/payroll.ts";
import { retirementFigures } from "#tax-law/figures/retirement.ts";
import { entryIn } from "#tax-law/tax-year.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";
import { type NotComputable, notComputable } from "../not-computable.ts";
import { roundToDollar } from "../rounding.ts";
import { bracketTaxOn } from "../savings-examples/liability.ts";
import { section199a } from "../section-199a.ts";
import { usdLine } from "../working-line.ts";
import { failureIn, type ReasonablePayAnswers } from "./answers.ts";

/** What one wage means for taxes and the plan. */
export type AtWage = Readonly<Exclude<ReturnType<typeof atWage>, NotComputable<string>>>;

/** Amounts to the dollar. */
export function atWage(answers: ReasonablePayAnswers, wageInUsd: number) {
  const failure = failureIn(answers, wageInUsd);
  if (failure) return failure;
  const payroll = payrollTaxOn(answers, wageInUsd);
  const plan = planAt(answers, wageInUsd);
  const profit = roundToDollar(
    answers.profitInUsd - wageInUsd - payroll.employerInUsd - plan.employerInUsd,
  );
  if (profit < 0) {
    const message = `The practice cannot pay a wage of ${formatUsd(wageInUsd)} with payroll tax and the plan contribution: ${formatUsd(-profit)} is missing.`;
    return notComputable("wageInUsd", message);
  }
  const { taxYear, filing, otherIncomeInUsd, deductionsInUsd } = answers;
  const taxableIncomeInUsd = Math.max(
    0,
    wageInUsd - plan.deductedDeferralInUsd + profit + otherIncomeInUsd - deductionsInUsd,
  );
  const deduction = section199a({
    ...{ taxYear, filing, taxableIncomeInUsd, businessIncomeInUsd: profit },
    wagesInUsd: answers.staffWagesInUsd + wageInUsd,
  });
  const section199aInUsd = roundToDollar(deduction.deductionInUsd);
  const taxed = taxableIncomeInUsd - section199aInUsd;
  const incomeTaxInUsd = roundToDollar(bracketTaxOn(taxed, taxYear, filing));
  const totalTaxInUsd = payroll.totalInUsd + incomeTaxInUsd;
  const rothLine = entryIn(retirementFigures["roth-catch-up-wage-threshold"], taxYear).value;
  return {
    kind: "at-wage" as const,
    wageInUsd,
    /** Both halves, with the additional Medicare tax. */
    payrollTaxInUsd: payroll.totalInUsd,
    section199aInUsd,
    section199aRange: deduction.range,
    limitedByWages: deduction.limitedByWages,
    incomeTaxInUsd,
    totalTaxInUsd,
    /** Deferral with catch-up, and the employer's contribution at the chosen rate. */
    planInUsd: plan.totalInUsd,
    /** Whether this wage is above the line that makes the next year's catch-up Roth only. */
    aboveRothLine: wageInUsd > rothLine,
    lines: [
      ...payroll.lines,
      plan.line,
      usdLine(
        "profit",
        "Profit passed to the owner",
        `${formatUsd(answers.profitInUsd)} − ${formatUsd(wageInUsd)} − ${formatUsd(payroll.employerInUsd)} − ${formatUsd(plan.employerInUsd)}`,
        profit,
      ),
      usdLine(
        "taxable-income",
        "Taxable income before section 199A",
        `${formatUsd(wageInUsd)} − ${formatUsd(plan.deductedDeferralInUsd)} + ${formatUsd(profit)} + ${formatUsd(otherIncomeInUsd)} − ${formatUsd(deductionsInUsd)}, at least $0`,
        taxableIncomeInUsd,
      ),
      usdLine("section-199a", "Section 199A deduction", deduction.formula, section199aInUsd),
      usdLine(
        "income-tax",
        "Federal income tax",
        `brackets on ${formatUsd(taxed)}`,
        incomeTaxInUsd,
      ),
    ],
    total: usdLine(
      "total",
      `Federal taxes at a wage of ${formatUsd(wageInUsd)}`,
      `${formatUsd(payroll.employerInUsd)} + ${formatUsd(payroll.ownerInUsd)} + ${formatUsd(incomeTaxInUsd)}`,
      totalTaxInUsd,
    ),
  };
}

/** Sections 3101 and 3111. Federal and state unemployment tax are left out: they hardly change. */
function payrollTaxOn({ taxYear, filing }: ReasonablePayAnswers, wageInUsd: number) {
  const figure = (name: keyof typeof payrollFigures) =>
    entryIn(payrollFigures[name], taxYear).value;
  const counted = Math.min(wageInUsd, figure("social-security-wage-base"));
  const socialSecurity = figure("social-security-rate");
  const medicare = figure("medicare-rate");
  const half = roundToDollar(counted * socialSecurity + wageInUsd * medicare);
  const start = figure(`additional-medicare-start-${filing}`);
  const additional = roundToDollar(
    Math.max(0, wageInUsd - start) * figure("additional-medicare-rate"),
  );
  const formula = `${formatFraction(socialSecurity)} × ${formatUsd(counted)} + ${formatFraction(medicare)} × ${formatUsd(wageInUsd)}`;
  const ownerFormula =
    additional > 0
      ? `the same + ${formatFraction(figure("additional-medicare-rate"))} × ${formatUsd(wageInUsd - start)}`
      : "the same";
  return {
    employerInUsd: half,
    ownerInUsd: half + additional,
    totalInUsd: 2 * half + additional,
    lines: [
      usdLine("employer-payroll-tax", "Payroll tax of the practice", formula, half),
      usdLine("owner-payroll-tax", "Payroll tax of the owner", ownerFormula, half + additional),
    ],
  };
}

const deferralLimits = {
  "under-50": "elective-deferral-limit",
  "from-50": "elective-deferral-limit-age-50",
  "60-to-63": "elective-deferral-limit-ages-60-to-63",
} as const;

/** Sections 402(g), 404(a)(3), 415(c) and 401(a)(17), for an owner who defers all that is allowed. */
function planAt(answers: ReasonablePayAnswers, wageInUsd: number) {
  const { taxYear, age, catchUpIsRoth, employerRateAsFraction } = answers;
  const figure = (name: keyof typeof retirementFigures) =>
    entryIn(retirementFigures[name], taxYear).value;
  const basicDeferral = Math.min(figure("elective-deferral-limit"), wageInUsd);
  const deferral = Math.min(figure(deferralLimits[age]), wageInUsd);
  const counted = Math.min(wageInUsd, figure("plan-compensation-limit"));
  const room = Math.max(0, Math.min(figure("total-contribution-limit"), wageInUsd) - basicDeferral);
  const employerInUsd = roundToDollar(Math.min(employerRateAsFraction * counted, room));
  const isLimited = employerInUsd < roundToDollar(employerRateAsFraction * counted);
  const atRate = `${formatFraction(employerRateAsFraction)} × ${formatUsd(counted)}`;
  return {
    employerInUsd,
    totalInUsd: deferral + employerInUsd,
    // A Roth catch-up stays in taxable income.
    deductedDeferralInUsd: catchUpIsRoth ? basicDeferral : deferral,
    line: usdLine(
      "employer-contribution",
      "Plan contribution of the practice",
      isLimited ? `${atRate}, at most ${formatUsd(room)}` : atRate,
      employerInUsd,
    ),
  };
}
