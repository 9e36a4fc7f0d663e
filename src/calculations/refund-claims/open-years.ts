import { researchCreditFigures } from "#tax-law/figures/research-credit.ts";
import { researchCostsCapitalized } from "#tax-law/research-figures.ts";
import { entryIn, UncoveredYearError } from "#tax-law/tax-year.ts";
import type { CalendarDate } from "#wording/dates.ts";
import { lastDayToClaim } from "./last-days.ts";

/**
 * The latest tax year whose return has been filed even by those who extended: October 15 of the
 * year after. Only a filed return can be amended.
 */
export function latestFiledTaxYear(today: CalendarDate): number {
  const year = Number(today.slice(0, 4));
  return year - (today > `${year}-10-15` ? 1 : 2);
}

/** Latest first. None if the law's figures do not cover the latest one yet. */
export function openTaxYears(today: CalendarDate): readonly number[] {
  const latest = latestFiledTaxYear(today);
  try {
    const length = entryIn(researchCreditFigures["refund-claim-years"], latest).value;
    return Array.from({ length }, (_, yearsBack) => latest - yearsBack);
  } catch (error) {
    if (error instanceof UncoveredYearError) return [];
    throw error;
  }
}

/** The years that can still be claimed, earliest first. Without amounts: each year has its own. */
export function yearsToClaim(today: CalendarDate) {
  return openTaxYears(today)
    .map((taxYear) => ({
      taxYear,
      /** The last day to claim it, for a return that was filed when it was due. */
      day: lastDayToClaim(taxYear),
      /**
       * Whether the research costs of that year had to be capitalized: section 174 for tax years
       * that began in 2022 to 2024. Where they were not, a claim can cost more than it brings.
       */
      capitalized: researchCostsCapitalized(taxYear),
    }))
    .filter(({ day }) => day >= today)
    .reverse();
}
