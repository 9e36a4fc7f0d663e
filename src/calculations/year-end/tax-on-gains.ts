import type { FilingStatus } from "#tax-law/brackets.ts";
import type { YearEndLaw } from "#tax-law/year-end-law.ts";
import { roundToDollar } from "../rounding.ts";
import type { FederalTax } from "./federal-tax.ts";

/**
 * What a long-term gain adds to the tax on pay and profit: sections 1(h) and 1411. Only for what is to
 * be withheld. What the gain does to deductions and credits is not counted.
 */
export function taxOnGains(
  { figures }: YearEndLaw,
  filing: FilingStatus,
  { taxableIncomeInUsd, adjustedGrossIncomeInUsd }: FederalTax,
  gainInUsd: number,
): number {
  const gain = Math.max(0, gainInUsd);
  // On a separate return every line is half of that of a joint one.
  const share = filing === "separate" ? 0.5 : 1;
  const status = filing === "separate" ? "joint" : filing;
  const zeroUpTo = share * figures[`zero-gains-ceiling-${status}`];
  const topFrom = share * figures[`top-gains-rate-threshold-${status}`];
  const investmentTaxFrom =
    share *
    figures[`net-investment-income-tax-threshold-${status === "joint" ? "joint" : "single"}`];

  const above = (line: number) => Math.min(gain, Math.max(0, taxableIncomeInUsd + gain - line));
  const middle = figures["middle-long-term-gains-rate"];
  const more = figures["top-long-term-gains-rate"] - middle;
  const investmentIncome = Math.min(
    gain,
    Math.max(0, adjustedGrossIncomeInUsd + gain - investmentTaxFrom),
  );
  return roundToDollar(
    middle * above(zeroUpTo) +
      more * above(topFrom) +
      figures["net-investment-income-tax-rate"] * investmentIncome,
  );
}
