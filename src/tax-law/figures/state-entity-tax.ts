import { type FigureTable, fixedIn } from "../figure.ts";
import { californiaEntityTax, illinoisEntityTax, massachusettsEntityTax } from "../sources.ts";

const checkedInCalifornia = fixedIn(
  { 2026: "2026-11-15" },
  "two firms' summaries of Senate Bill 132 of 2025",
);
const checkedInMassachusetts = fixedIn(
  { 2026: "2026-11-15" },
  "the release, the Department of Revenue's page and chapter 63D",
);
/** Senate Bill 1911 removed the end date. */
const checkedInIllinois = fixedIn(
  { 2026: "2026-11-15" },
  "a summary of it and one of Senate Bill 1911 of 2025",
);

/** Elective taxes on pass-through entities, of the states that articles use as examples. */
export const stateEntityTaxFigures = {
  "california-entity-tax-rate": checkedInCalifornia(0.093, californiaEntityTax).fraction(
    "California pass-through entity elective tax, share of qualified net income",
    "For tax years 2026 through 2030.",
  ),
  "california-entity-tax-june-share": checkedInCalifornia(0.5, californiaEntityTax).fraction(
    "California pass-through entity elective tax, June payment, share of last year's tax",
    "At least $1,000.",
  ),
  "california-entity-tax-june-minimum": checkedInCalifornia(1_000, californiaEntityTax).usd(
    "California pass-through entity elective tax, June payment, at least",
  ),
  "california-entity-tax-late-reduction": checkedInCalifornia(0.125, californiaEntityTax).fraction(
    "California pass-through entity elective tax, credit lost, share of what was unpaid in June",
  ),
  "massachusetts-entity-tax-rate": checkedInMassachusetts(0.05, massachusettsEntityTax).fraction(
    "Massachusetts pass-through entity excise, share of qualified income",
  ),
  "massachusetts-entity-tax-credit-share": checkedInMassachusetts(
    0.9,
    massachusettsEntityTax,
  ).fraction("Massachusetts pass-through entity excise, share the owner is credited"),
  "illinois-entity-tax-rate": checkedInIllinois(0.0495, illinoisEntityTax).fraction(
    "Illinois pass-through entity tax, share of net income",
    "Elected beside the replacement tax, which is owed in any case.",
  ),
} satisfies FigureTable;
