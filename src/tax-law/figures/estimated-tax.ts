import { type FigureTable, fixedIn, verifiedOn } from "../figure.ts";
import { fixedAsRead } from "../readings.ts";
import {
  code,
  quarterlyInterestRates,
  underpaymentRatesFor2026,
  underpaymentRatesFromApril2026,
} from "../sources.ts";

const checked = fixedIn({ 2026: "2026-11-18" });

export const estimatedTaxFigures = {
  "estimated-tax-current-year-share": fixedAsRead(0.9, code("6654(d)")).fraction(
    "Estimated tax without a penalty, share of this year's tax",
  ),
  "estimated-tax-prior-year-share": fixedAsRead(1, code("6654(d)")).fraction(
    "Estimated tax without a penalty, share of last year's tax",
    "Last year must have had twelve months and a filed return.",
  ),
  "estimated-tax-prior-year-share-high-income": fixedAsRead(1.1, code("6654(d)")).fraction(
    "Estimated tax without a penalty, share of last year's tax after a year of high income",
    "Last year must have had twelve months and a filed return.",
  ),
  "estimated-tax-high-income": fixedAsRead(150_000, code("6654(d)")).usd(
    "Estimated tax, last year's adjusted gross income above which the higher share applies",
    "Half for those who file separately this year.",
  ),
  "estimated-tax-high-income-separate": fixedAsRead(75_000, code("6654(d)")).usd(
    "Estimated tax, the same income line for a married person who files separately this year",
  ),
  "estimated-tax-smallest-balance": fixedAsRead(1_000, code("6654(e)")).usd(
    "Estimated tax, no penalty if the tax less withholding is under",
  ),
  "estimated-tax-payments": fixedAsRead(4, code("6654(c)")).count(
    "Estimated tax, number of equal payments in a year",
  ),
  "underpayment-rate-above-federal-rate": fixedAsRead(0.03, code("6621")).fraction(
    "Underpayment rate, percentage points above the federal short-term rate",
  ),
  "underpayment-rate-first-quarter": checked(0.07, underpaymentRatesFor2026).fraction(
    "Underpayment rate a year, in the quarter that begins on January 1",
  ),
  "underpayment-rate-second-quarter": checked(0.06, underpaymentRatesFromApril2026).fraction(
    "Underpayment rate a year, in the quarter that begins on April 1",
  ),
  "underpayment-rate-third-quarter": verifiedOn("2026-11-18", "one published table of the rates")(
    { 2026: 0.07 },
    quarterlyInterestRates,
  ).fraction("Underpayment rate a year, in the quarter that begins on July 1"),
  "underpayment-rate-fourth-quarter": verifiedOn(
    "2026-11-18",
    "section 6621(b) and the short-term rate of August 2026 (4.10%, Revenue Ruling 2026-13)",
  )({ 2026: 0.07 }, quarterlyInterestRates).fraction(
    "Underpayment rate a year, in the quarter that begins on October 1",
    "Computed: we could not read the IRS's announcement of this quarter.",
  ),
} satisfies FigureTable;
