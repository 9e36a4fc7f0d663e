import type { YearEndLaw } from "#tax-law/year-end-law.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";
import { roundToDollar } from "../rounding.ts";
import { usdLine, type WorkingLine } from "../working-line.ts";
import type { Household } from "./with-moves.ts";

/** One way to deduct: the standard deduction, or what is itemized before the limit of section 68. */
export interface Deductions {
  readonly kind: "standard" | "itemized";
  readonly amountInUsd: number;
  /** Negative values, as they are taken from income. Written only where the working is shown. */
  readonly lines: () => readonly WorkingLine[];
}

/** Section 63(c), (f) and, for gifts without itemizing, section 170(p). */
export function standardDeduction({ figures }: YearEndLaw, household: Household): Deductions {
  const { filing, peopleFrom65, giftsInUsd } = household;
  const basic = figures[`standard-deduction-${filing}`];
  const married = filing === "joint" || filing === "separate";
  const each = figures[`standard-deduction-at-65-${married ? "married" : "unmarried"}`];
  const standard = basic + peopleFrom65 * each;
  const most =
    figures[`non-itemizer-charitable-deduction-${filing === "joint" ? "joint" : "single"}`];
  const gifts = Math.min(giftsInUsd, most);
  const giftsFormula = `${formatUsd(giftsInUsd)}, at most ${formatUsd(most)}`;
  const formula =
    peopleFrom65 > 0 ? `${formatUsd(basic)} + ${peopleFrom65} × ${formatUsd(each)}` : "by law";
  return {
    kind: "standard",
    amountInUsd: standard + gifts,
    lines: () => [
      usdLine("standard-deduction", "Standard deduction", formula, -standard),
      ...(gifts > 0 ? [usdLine("gifts", "Gifts without itemizing", giftsFormula, -gifts)] : []),
    ],
  };
}

/** Section 164(b)(6) and (7): the cap, less a share of income above the line, not below the floor. */
export function stateTaxCap(law: YearEndLaw, household: Household, incomeInUsd: number): number {
  const { figures } = law;
  const suffix = household.filing === "separate" ? "-separate" : "";
  const cap = figures[`state-tax-deduction-cap${suffix}`];
  const start = figures[`state-tax-deduction-phase-down-start${suffix}`];
  const floor = figures[`state-tax-deduction-floor${suffix}`];
  const reduction = figures["state-tax-deduction-phase-down-rate"] * (incomeInUsd - start);
  return roundToDollar(Math.max(floor, cap - Math.max(0, reduction)));
}

/** State and local taxes, mortgage interest as entered, and cash gifts: section 170(b)(1)(G) and (I). */
export function itemizedDeductions(
  law: YearEndLaw,
  household: Household,
  incomeInUsd: number,
): Deductions {
  const { figures } = law;
  const { stateTaxesInUsd, mortgageInterestInUsd, giftsInUsd } = household;
  const cap = stateTaxCap(law, household, incomeInUsd);
  const stateTaxes = Math.min(stateTaxesInUsd, cap);
  const income = Math.max(0, incomeInUsd);
  const mostGifts = roundToDollar(figures["charitable-cash-limit"] * income);
  const floor = roundToDollar(figures["charitable-itemizer-floor"] * income);
  const gifts = Math.max(0, Math.min(giftsInUsd, mostGifts) - floor);
  const giftsFormula = `${formatUsd(Math.min(giftsInUsd, mostGifts))} − ${formatFraction(figures["charitable-itemizer-floor"])} × ${formatUsd(income)}, at least $0`;
  return {
    kind: "itemized",
    amountInUsd: stateTaxes + mortgageInterestInUsd + gifts,
    lines: () => [
      usdLine(
        "state-taxes",
        "State and local taxes",
        `${formatUsd(stateTaxesInUsd)}, at most ${formatUsd(cap)}`,
        -stateTaxes,
      ),
      usdLine("mortgage-interest", "Mortgage interest", "as entered", -mortgageInterestInUsd),
      usdLine("gifts", "Gifts above the floor", giftsFormula, -gifts),
    ],
  };
}

/**
 * Section 68, which caps the value of itemized deductions: two thirty-sevenths of the deductions, or of
 * the income before them above the start of the top bracket if that is less, are lost. Not rounded, so
 * that a dollar given saves 35 cents.
 */
export function lostAboveTopBracket(
  { figures }: YearEndLaw,
  itemizedInUsd: number,
  incomeBeforeThemInUsd: number,
  top: { readonly fromInUsd: number; readonly rateAsFraction: number },
): number {
  const above = Math.max(0, incomeBeforeThemInUsd - top.fromInUsd);
  const share = (top.rateAsFraction - figures["itemized-benefit-cap"]) / top.rateAsFraction;
  return share * Math.min(itemizedInUsd, above);
}
