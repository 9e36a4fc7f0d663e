import { researchCreditFigures } from "#tax-law/figures/research-credit.ts";
import { entryIn, UncoveredYearError } from "#tax-law/tax-year.ts";
import { taxYearDays } from "#tax-law/tax-year-days.ts";
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

/** Latest first. None if the law's figures do not cover the latest one yet. */
export function openTaxYears(today: CalendarDate): readonly number[] {
  try {
    return illustrateOpenYears(0, latestFiledTaxYear(today)).taxYears;
  } catch (error) {
    if (error instanceof UncoveredYearError) return [];
    throw error;
  }
}

/** The last day to claim each open year, for a return that was filed when it was due. Earliest first. */
export function lastClaimDays(
  today: CalendarDate,
): { readonly taxYear: number; readonly day: CalendarDate }[] {
  return openTaxYears(today)
    .map((taxYear) => ({ taxYear, day: taxYearDays(taxYear).refundLimit }))
    .filter(({ day }) => day >= today)
    .reverse();
}
