import { type FigureTable, verifiedOn } from "../figure.ts";
import { californiaEntityTax, illinoisEntityTax, massachusettsEntityTax } from "../sources.ts";

/**
 * California: two firms' summaries of Senate Bill 132 of 2025. Massachusetts: the Department of
 * Revenue's page, TIR 22-6 and chapter 63D. Illinois: a summary of the statute and one of Senate Bill
 * 1911 of 2025, which removed the end date.
 */
const checked = verifiedOn("2026-11-15");

/** Elective taxes on pass-through entities, of the states that articles use as examples. */
export const stateEntityTaxFigures = {
  "california-entity-tax-rate": {
    label: "California pass-through entity elective tax, share of qualified net income",
    unit: "fraction",
    entries: { 2026: checked(0.093, californiaEntityTax, "For tax years 2026 through 2030.") },
  },
  "california-entity-tax-june-share": {
    label: "California pass-through entity elective tax, June payment, share of last year's tax",
    unit: "fraction",
    entries: { 2026: checked(0.5, californiaEntityTax, "At least $1,000.") },
  },
  "california-entity-tax-june-minimum": {
    label: "California pass-through entity elective tax, June payment, at least",
    unit: "usd",
    entries: { 2026: checked(1_000, californiaEntityTax) },
  },
  "california-entity-tax-late-reduction": {
    label:
      "California pass-through entity elective tax, credit lost, share of what was unpaid in June",
    unit: "fraction",
    entries: { 2026: checked(0.125, californiaEntityTax) },
  },
  "massachusetts-entity-tax-rate": {
    label: "Massachusetts pass-through entity excise, share of qualified income",
    unit: "fraction",
    entries: { 2026: checked(0.05, massachusettsEntityTax) },
  },
  "massachusetts-entity-tax-credit-share": {
    label: "Massachusetts pass-through entity excise, share the owner is credited",
    unit: "fraction",
    entries: { 2026: checked(0.9, massachusettsEntityTax) },
  },
  "illinois-entity-tax-rate": {
    label: "Illinois pass-through entity tax, share of net income",
    unit: "fraction",
    entries: {
      2026: checked(
        0.0495,
        illinoisEntityTax,
        "Elected beside the replacement tax, which is owed in any case.",
      ),
    },
  },
} satisfies FigureTable;
