import { claimPeriod } from "#calculations/refund-claims/claim-period.ts";
import { taxYearDays } from "#tax-law/tax-year-days.ts";

/** The years of the article, earliest first. */
export const claimYears = [2023, 2024, 2025] as const;

export type ClaimYear = (typeof claimYears)[number];

/** Days as YYYY-MM-DD; `extended…` is `yes` or empty. Without changes, filed on the due date. */
export const firstEntries = {
  day: "",
  filed2023: taxYearDays(2023).return,
  filed2024: taxYearDays(2024).return,
  filed2025: taxYearDays(2025).return,
  extended2023: "",
  extended2024: "",
  extended2025: "",
  paid2023: "",
  paid2024: "",
  paid2025: "",
};

export type ClaimEntries = typeof firstEntries;

export function periodIn(entries: ClaimEntries, taxYear: ClaimYear) {
  return claimPeriod({
    taxYear,
    filedOn: entries[`filed${taxYear}`],
    extended: entries[`extended${taxYear}`] === "yes",
    paidLaterOn: entries[`paid${taxYear}`] || undefined,
  });
}
