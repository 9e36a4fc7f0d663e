import { researchCreditFigures } from "#tax-law/figures/research-credit.ts";
import { entryIn } from "#tax-law/tax-year.ts";
import type { Estimate } from "./estimate.ts";

export interface OpenYear {
  readonly taxYear: number;
  readonly federalCreditInUsd: number;
  readonly stateCreditInUsd: number;
  readonly totalCreditInUsd: number;
}

/**
 * What the estimate would come to if each open year had looked like this one. An illustration:
 * wages and activities differ from year to year, and each year needs records of its own.
 */
export interface OpenYearsIllustration {
  readonly isIllustration: true;
  readonly years: readonly OpenYear[];
  readonly totalCreditInUsd: number;
}

/** Latest year first. `yearsWanted` is held within the years an amended return may reach back. */
export function illustrateOpenYears(
  estimate: Pick<Estimate, "federalCreditInUsd" | "stateCreditInUsd" | "totalCreditInUsd">,
  latestTaxYear: number,
  yearsWanted = Number.POSITIVE_INFINITY,
): OpenYearsIllustration {
  const yearsAllowed = entryIn(researchCreditFigures["refund-claim-years"], latestTaxYear).value;
  const length = Math.max(0, Math.min(yearsAllowed, Math.floor(yearsWanted)));
  const { federalCreditInUsd, stateCreditInUsd, totalCreditInUsd } = estimate;
  const years = Array.from({ length }, (_, yearsBack) => ({
    taxYear: latestTaxYear - yearsBack,
    federalCreditInUsd,
    stateCreditInUsd,
    totalCreditInUsd,
  }));
  return { isIllustration: true, years, totalCreditInUsd: totalCreditInUsd * years.length };
}
