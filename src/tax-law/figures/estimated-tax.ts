import { type FigureTable, fixedIn, inYears, theSourceItself, verifiedOn } from "../figure.ts";
import {
  code,
  quarterlyInterestRates,
  underpaymentRatesFor2026,
  underpaymentRatesFromApril2026,
} from "../sources.ts";

const checked = fixedIn({ 2026: "2026-11-18" });
const read = fixedIn({ 2025: "2026-11-18", 2026: "2026-11-18" }, theSourceItself);

export const estimatedTaxFigures = {
  "estimated-tax-current-year-share": read(0.9, code("6654(d)")).fraction(
    "Estimated tax without a penalty, share of this year's tax",
  ),
  "estimated-tax-prior-year-share": read(1, code("6654(d)")).fraction(
    "Estimated tax without a penalty, share of last year's tax",
    "Last year must have had twelve months and a filed return.",
  ),
  "estimated-tax-prior-year-share-high-income": read(1.1, code("6654(d)")).fraction(
    "Estimated tax without a penalty, share of last year's tax after a year of high income",
    "Last year must have had twelve months and a filed return.",
  ),
  "estimated-tax-high-income": read(150_000, code("6654(d)")).usd(
    "Estimated tax, last year's adjusted gross income above which the higher share applies",
    "Half for those who file separately this year.",
  ),
  "estimated-tax-high-income-separate": read(75_000, code("6654(d)")).usd(
    "Estimated tax, the same income line for a married person who files separately this year",
  ),
  "estimated-tax-smallest-balance": read(1_000, code("6654(e)")).usd(
    "Estimated tax, no penalty if the tax less withholding is under",
  ),
  "estimated-tax-payments": read(4, code("6654(c)")).count(
    "Estimated tax, number of equal payments in a year",
  ),
  "underpayment-rate-above-federal-rate": read(0.03, code("6621")).fraction(
    "Underpayment rate, percentage points above the federal short-term rate",
  ),
  "underpayment-rate-first-quarter": checked(0.07, underpaymentRatesFor2026).fraction(
    "Underpayment rate a year, in the quarter that begins on January 1",
  ),
  "underpayment-rate-second-quarter": checked(0.06, underpaymentRatesFromApril2026).fraction(
    "Underpayment rate a year, in the quarter that begins on April 1",
  ),
  "underpayment-rate-third-quarter": inYears({
    2026: verifiedOn("2026-11-18", "one published table of the rates")(
      0.07,
      quarterlyInterestRates,
    ),
  }).fraction("Underpayment rate a year, in the quarter that begins on July 1"),
  "underpayment-rate-fourth-quarter": inYears({
    2026: verifiedOn(
      "2026-11-18",
      "section 6621(b) and the short-term rate of August 2026 (4.10%, Revenue Ruling 2026-13)",
    )(0.07, quarterlyInterestRates),
  }).fraction(
    "Underpayment rate a year, in the quarter that begins on October 1",
    "Computed: we could not read the IRS's announcement of this quarter.",
  ),
} satisfies FigureTable;
