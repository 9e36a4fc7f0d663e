import type { Figure, FigureEntry } from "./figure.ts";

/**
 * The tax year of the figures that the pages state, as the specification sets it. Articles, dated
 * cases and law notes each name their year. Text that must follow the calendar uses the date
 * instead.
 */
export const statedTaxYear = 2025;

/** From this tax year gifts count above a floor and save at most 35% (Public Law 119-21). */
export const charitableFloorSince = 2026;

/** The first tax year in which Form 6765 requires Section G, and so the first with its limits. */
export const sectionGSince = 2026;

/** Research credit refund claims postmarked from this day on need no names of people (IRS, June 2024). */
export const refundClaimsWithoutNamesSince = "2024-06-18";

/** Days of deadlines.ts that the browser needs without the rest of that list. */
export const researchAmendmentsThrough = "2026-07-06";
export const refundClaimsCompletedThrough = "2027-01-10";

/** Thrown instead of falling back to another year's law. The message is fit for a visitor. */
export class UncoveredYearError extends Error {
  override readonly name = "UncoveredYearError";

  constructor(what: string, taxYear: number, yearsCovered: readonly (number | string)[]) {
    super(`We have no ${taxYear} ${what}. Years covered: ${yearsCovered.join(", ")}.`);
  }
}

/**
 * The figure in exactly that tax year. For code that runs in the browser and already has the
 * figure: looking it up by name would ship every figure of the site.
 */
export function entryIn({ label, entries }: Figure, taxYear: number): FigureEntry {
  const entry = entries[taxYear];
  if (!entry) {
    throw new UncoveredYearError(`figure for “${label}”`, taxYear, Object.keys(entries));
  }
  return entry;
}
