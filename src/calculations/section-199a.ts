import type { FilingStatus } from "#tax-law/brackets.ts";
import type { FigureEntries } from "#tax-law/figure.ts";
import { section199aFigures } from "#tax-law/figures/section-199a.ts";
import { entryIn } from "#tax-law/tax-year.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";

export interface Section199aInput {
  readonly taxYear: number;
  readonly filing: FilingStatus;
  readonly businessIncomeInUsd: number;
  /** Of everyone in the practice, the owner included. */
  readonly wagesInUsd: number;
  /** Before this deduction, without net capital gain. */
  readonly taxableIncomeInUsd: number;
}

export interface Section199a {
  readonly deductionInUsd: number;
  readonly range: "below" | "inside" | "above";
  /** True where half of the wages, and not the income, limits the deduction. */
  readonly limitedByWages: boolean;
  readonly formula: string;
}

/**
 * The deduction of an owner of a specified service trade, section 199A(b)(3) and (d)(3): in full up
 * to the threshold, none from the top on, in between a shrinking share of income and wages. The
 * property limit is left out.
 */
export function section199a(input: Section199aInput): Section199a {
  const { taxYear, filing, wagesInUsd, taxableIncomeInUsd } = input;
  const figure = (name: keyof typeof section199aFigures) =>
    entryIn(section199aFigures[name], taxYear).value;
  const rate = figure("section-199a-rate");
  const threshold = figure(`section-199a-threshold-${filing}`);
  const top = figure(`section-199a-top-${filing}`);
  const income = Math.max(0, input.businessIncomeInUsd);
  const overall = rate * Math.max(0, taxableIncomeInUsd);

  const cappedFormula = `${formatFraction(rate)} × ${formatUsd(taxableIncomeInUsd)}, the most of taxable income`;
  const none = { deductionInUsd: 0, limitedByWages: false };

  if (taxableIncomeInUsd <= threshold)
    return atLeastTheMinimum(taxYear, income, {
      ...none,
      deductionInUsd: Math.min(rate * income, overall),
      range: "below",
      formula:
        rate * income > overall ? cappedFormula : `${formatFraction(rate)} × ${formatUsd(income)}`,
    });
  if (taxableIncomeInUsd >= top)
    return { ...none, range: "above", formula: `none from ${formatUsd(top)} of taxable income` };

  const way = (taxableIncomeInUsd - threshold) / (top - threshold);
  const counted = 1 - way;
  const ofIncome = rate * income * counted;
  const ofWages = figure("section-199a-wage-limit-rate") * wagesInUsd * counted;
  const limitedByWages = ofWages < ofIncome;
  const deduction = limitedByWages ? ofIncome - way * (ofIncome - ofWages) : ofIncome;
  const formula = limitedByWages
    ? `${formatUsd(ofIncome)} − ${formatFraction(way)} × (${formatUsd(ofIncome)} − ${formatUsd(ofWages)}), half of the wages`
    : `${formatFraction(rate)} × ${formatUsd(income)} × ${formatFraction(counted)}`;
  return atLeastTheMinimum(taxYear, income * counted, {
    deductionInUsd: Math.min(deduction, overall),
    range: "inside",
    limitedByWages,
    formula: deduction > overall ? cappedFormula : formula,
  });
}

/**
 * Section 199A(i), for an owner who works in the practice. Above the range a service trade is no
 * qualified trade or business, so this minimum is not for it either.
 */
function atLeastTheMinimum(
  taxYear: number,
  countedIncomeInUsd: number,
  computed: Section199a,
): Section199a {
  const minimum: FigureEntries = section199aFigures["section-199a-minimum-deduction"].entries;
  const needed: FigureEntries = section199aFigures["section-199a-minimum-deduction-income"].entries;
  const least = minimum[taxYear]?.value ?? 0;
  const from = needed[taxYear]?.value ?? Number.POSITIVE_INFINITY;
  if (countedIncomeInUsd < from || computed.deductionInUsd >= least) return computed;
  return { ...computed, deductionInUsd: least, formula: `the minimum of ${formatUsd(least)}` };
}
