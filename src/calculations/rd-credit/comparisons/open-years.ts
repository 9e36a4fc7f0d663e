import { researchCreditFigures } from "#tax-law/figures/research-credit.ts";
import { entryIn } from "#tax-law/tax-year.ts";
import type { CalendarDate } from "#wording/dates.ts";

/**
 * The latest tax year whose return has been filed even by those who extended: October 15 of the
 * year after. Only a filed return can be amended.
 */
export function latestFiledTaxYear(today: CalendarDate): number {
  const year = Number(today.slice(0, 4));
  return year - (today > `${year}-10-15` ? 1 : 2);
}

export interface OpenYearsIllustration {
  /** The years an amended return may reach back to, latest first. */
  readonly taxYears: readonly number[];
  readonly estimatedCreditInUsd: number;
}

/**
 * What the credit would come to if each open year had looked like this one. An illustration: wages
 * and activities differ from year to year, and each year needs its own records.
 */
export function illustrateOpenYears(
  creditOfOneYearInUsd: number,
  latestTaxYear: number,
): OpenYearsIllustration {
  const length = entryIn(researchCreditFigures["refund-claim-years"], latestTaxYear).value;
  const taxYears = Array.from({ length }, (_, yearsBack) => latestTaxYear - yearsBack);
  return { taxYears, estimatedCreditInUsd: creditOfOneYearInUsd * length };
}
