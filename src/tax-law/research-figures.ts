import { researchCreditFigures } from "./figures/research-credit.ts";
import { entryIn, statedTaxYear } from "./tax-year.ts";

export type ResearchFigureName = keyof typeof researchCreditFigures;

/** For code in the browser, which then loads the figures of the research credit and no others. */
export function researchFigure(name: ResearchFigureName, taxYear = statedTaxYear): number {
  return entryIn(researchCreditFigures[name], taxYear).value;
}

/**
 * Whether domestic research costs of that year had to be capitalized: section 174 for tax years that
 * began in 2022 to 2024.
 */
export function researchCostsCapitalized(taxYear: number): boolean {
  return Object.hasOwn(
    researchCreditFigures["research-domestic-amortization-years"].entries,
    taxYear,
  );
}

const rates = [
  "research-credit-maximum-rate",
  "research-credit-simplified-rate",
  "research-credit-simplified-rate-without-history",
  "research-credit-280c-reduction",
] as const;

/** `tax years 2025 and 2026` while the rates of the research credit are the same in the year after. */
export function yearsOfResearchRates(): string {
  const next = statedTaxYear + 1;
  const same = rates.every((name) => researchFigure(name) === researchFigure(name, next));
  return same ? `tax years ${statedTaxYear} and ${next}` : `tax year ${statedTaxYear}`;
}
