import { bracketsOf } from "#tax-law/brackets.ts";
import type { YearEndLaw } from "#tax-law/year-end-law.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";
import { roundToDollar } from "../rounding.ts";
import { bracketTaxOn } from "../savings-examples/liability.ts";
import { section199a } from "../section-199a.ts";
import { sumOf, usdLine, type WorkingLine } from "../working-line.ts";
import {
  type Deductions,
  itemizedDeductions,
  lostAboveTopBracket,
  standardDeduction,
} from "./deductions.ts";
import { type SelfEmployment, selfEmployment } from "./self-employment.ts";
import type { Household } from "./with-moves.ts";

/** The federal tax of a household with every line of its working. Whole dollars. */
export type FederalTax = Readonly<ReturnType<typeof federalTax>>;

/**
 * Ordinary income tax, self-employment tax and the additional Medicare tax, less the child credit. The
 * tax on net investment income, the rates on capital gain, the alternative minimum tax and the
 * deduction for seniors of 2025 to 2028 are not computed.
 */
export function federalTax(law: YearEndLaw, household: Household) {
  const { filing, wagesInUsd, spouseWagesInUsd, profitInUsd } = household;
  const self = selfEmployment(law, profitInUsd, wagesInUsd);
  const incomeLines = adjustedIncomeLines(household, self);
  const income = Math.max(0, sumOf(incomeLines));
  const credit = childCredit(law, household, income);
  const { deductionLines, ...after } = chosenDeduction(law, household, self, income);
  const childCreditInUsd = Math.min(credit, after.incomeTaxInUsd);

  const medicareStart = law.figures[`additional-medicare-start-${filing}`];
  const earned = wagesInUsd + spouseWagesInUsd + self.earningsInUsd;
  const medicareRate = law.figures["additional-medicare-rate"];
  const additionalMedicareTaxInUsd = roundToDollar(
    medicareRate * Math.max(0, earned - medicareStart),
  );
  const totalInUsd =
    after.incomeTaxInUsd - childCreditInUsd + self.taxInUsd + additionalMedicareTaxInUsd;

  return {
    adjustedGrossIncomeInUsd: income,
    ...after,
    childCreditInUsd,
    /** More credit than income tax: what of it would be paid out is not computed. */
    childCreditUnusedInUsd: credit - childCreditInUsd,
    selfEmployment: self,
    additionalMedicareTaxInUsd,
    totalInUsd,
    // A plan computes some thirty taxes and shows the working of two.
    get lines(): WorkingLine[] {
      return [
        ...incomeLines,
        usdLine(
          "adjusted-gross-income",
          "Adjusted gross income",
          "the lines above, at least $0",
          income,
        ),
        ...deductionLines(),
        usdLine(
          "income-tax",
          "Income tax",
          `brackets on ${formatUsd(after.taxableIncomeInUsd)}`,
          after.incomeTaxInUsd,
        ),
        usdLine(
          "child-credit",
          "Child tax credit",
          household.childrenUnder17 > 0
            ? `${household.childrenUnder17} × ${formatUsd(law.figures["child-tax-credit"])}, less its phase-out`
            : "no children under 17",
          -childCreditInUsd,
        ),
        usdLine(
          "self-employment-tax",
          "Self-employment tax",
          `on ${formatUsd(self.earningsInUsd)} of net earnings`,
          self.taxInUsd,
        ),
        usdLine(
          "additional-medicare-tax",
          "Additional Medicare tax",
          `${formatFraction(medicareRate)} of ${formatUsd(earned)} above ${formatUsd(medicareStart)}`,
          additionalMedicareTaxInUsd,
        ),
      ];
    },
    total: usdLine(
      "federal-tax",
      `Federal tax of ${law.taxYear}`,
      "income tax − child credit + self-employment tax + additional Medicare tax",
      totalInUsd,
    ),
  };
}

function adjustedIncomeLines(household: Household, self: SelfEmployment): WorkingLine[] {
  const { wagesInUsd, spouseWagesInUsd, preTaxDeferralsInUsd } = household;
  const all = [
    usdLine("wages", "W-2 wages", "gross", wagesInUsd + spouseWagesInUsd),
    usdLine("deferrals", "Deferred before tax", "401(k), 403(b), 457(b)", -preTaxDeferralsInUsd),
    usdLine("profit", "Profit on Form 1099", "as entered", household.profitInUsd),
    usdLine(
      "half",
      "Half of the self-employment tax",
      `½ × ${formatUsd(self.taxInUsd)}`,
      -self.halfInUsd,
    ),
    usdLine("plan", "Own plan", "deducted part", -household.planContributionInUsd),
    usdLine("hsa", "Health savings account", "put in by yourself", -household.hsaContributionInUsd),
    usdLine("capital-loss", "Net capital loss", "up to the limit", -household.netCapitalLossInUsd),
  ];
  return all.filter(({ id, value }) => id === "wages" || value !== 0);
}

/** Section 24(b): $50 of the credit goes for each $1,000, or part of it, above the line. */
function childCredit({ figures }: YearEndLaw, household: Household, income: number): number {
  const whole = household.childrenUnder17 * figures["child-tax-credit"];
  const start =
    figures[`child-tax-credit-phase-out-start${household.filing === "joint" ? "-joint" : ""}`];
  const steps = Math.ceil(Math.max(0, income - start) / figures["child-tax-credit-phase-out-step"]);
  return Math.max(0, whole - steps * figures["child-tax-credit-phase-out-amount"]);
}

/** The standard deduction or the itemized ones, whichever leaves less tax: section 63(b) and (e). */
function chosenDeduction(
  law: YearEndLaw,
  household: Household,
  self: SelfEmployment,
  income: number,
) {
  const standard = standardDeduction(law, household);
  const itemized = itemizedDeductions(law, household, income);
  const open = (ways: Deductions[]) =>
    ways.map((way) => incomeTaxAfter(law, household, self, income, way));
  const bound = household.filing === "separate" ? household.spouseItemizes : undefined;
  // Section 63(c)(6): no standard deduction while the other spouse itemizes.
  const [first, second] =
    bound === undefined ? open([standard, itemized]) : open([bound ? itemized : standard]);
  if (!first) throw new RangeError("there is always one deduction");
  return second && second.incomeTaxInUsd < first.incomeTaxInUsd ? second : first;
}

function incomeTaxAfter(
  law: YearEndLaw,
  household: Household,
  self: SelfEmployment,
  income: number,
  way: Deductions,
) {
  const { filing } = household;
  const before = Math.max(0, income - way.amountInUsd);
  const deduction = section199a({
    ...{ taxYear: law.taxYear, filing, taxableIncomeInUsd: before, wagesInUsd: 0 },
    businessIncomeInUsd: household.profitInUsd - self.halfInUsd - household.planContributionInUsd,
  });
  const section199aInUsd = Math.min(before, roundToDollar(deduction.deductionInUsd));
  const top = bracketsOf(law.taxYear, filing).brackets.at(-1);
  if (!top) throw new RangeError("there is always a top bracket");
  const lost =
    way.kind === "itemized"
      ? lostAboveTopBracket(law, way.amountInUsd, income - section199aInUsd, top)
      : 0;
  const taxableIncomeInUsd = Math.max(0, income - way.amountInUsd + lost - section199aInUsd);
  const deductionLines = (): WorkingLine[] => {
    const taxable = roundToDollar(taxableIncomeInUsd);
    const lostLine = usdLine(
      "lost-above-top-bracket",
      "Itemized deductions lost in the top bracket",
      `${formatFraction(top.rateAsFraction)} bracket: their value is capped at ${formatFraction(law.figures["itemized-benefit-cap"])}`,
      roundToDollar(lost),
    );
    const { formula } = deduction;
    return [
      ...way.lines(),
      ...(lost > 0 ? [lostLine] : []),
      ...(household.profitInUsd > 0
        ? [usdLine("section-199a", "Pass-through deduction", formula, -section199aInUsd)]
        : []),
      usdLine("taxable-income", "Taxable income", "the lines above, at least $0", taxable),
    ];
  };
  return {
    deduction: way.kind,
    section199a: { ...deduction, deductionInUsd: section199aInUsd },
    taxableIncomeInUsd,
    /** Before the child credit. */
    incomeTaxInUsd: roundToDollar(bracketTaxOn(taxableIncomeInUsd, law.taxYear, filing)),
    deductionLines,
  };
}
