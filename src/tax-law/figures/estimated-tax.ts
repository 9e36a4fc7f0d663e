import { type FigureTable, fixedIn, theSourceItself, unit, verifiedOn } from "../figure.ts";
import {
  code,
  quarterlyInterestRates,
  underpaymentRatesFor2026,
  underpaymentRatesFromApril2026,
} from "../sources.ts";

const checked = verifiedOn("2026-11-18");
const read = fixedIn({ 2025: "2026-11-18", 2026: "2026-11-18" }, theSourceItself);

export const estimatedTaxFigures = {
  "estimated-tax-current-year-share": unit.fraction(
    "Estimated tax without a penalty, share of this year's tax",
    read(0.9, code("6654(d)")),
  ),
  "estimated-tax-prior-year-share": unit.fraction(
    "Estimated tax without a penalty, share of last year's tax",
    read(1, code("6654(d)")),
    "Last year must have had twelve months and a filed return.",
  ),
  "estimated-tax-prior-year-share-high-income": unit.fraction(
    "Estimated tax without a penalty, share of last year's tax after a year of high income",
    read(1.1, code("6654(d)")),
    "Last year must have had twelve months and a filed return.",
  ),
  "estimated-tax-high-income": unit.usd(
    "Estimated tax, last year's adjusted gross income above which the higher share applies",
    read(150_000, code("6654(d)")),
    "Half for those who file separately this year.",
  ),
  "estimated-tax-high-income-separate": unit.usd(
    "Estimated tax, the same income line for a married person who files separately this year",
    read(75_000, code("6654(d)")),
  ),
  "estimated-tax-smallest-balance": unit.usd(
    "Estimated tax, no penalty if the tax less withholding is under",
    read(1_000, code("6654(e)")),
  ),
  "estimated-tax-payments": unit.count(
    "Estimated tax, number of equal payments in a year",
    read(4, code("6654(c)")),
  ),
  "underpayment-rate-above-federal-rate": unit.fraction(
    "Underpayment rate, percentage points above the federal short-term rate",
    read(0.03, code("6621")),
  ),
  "underpayment-rate-first-quarter": unit.fraction(
    "Underpayment rate a year, in the quarter that begins on January 1",
    { 2026: checked(0.07, underpaymentRatesFor2026) },
  ),
  "underpayment-rate-second-quarter": unit.fraction(
    "Underpayment rate a year, in the quarter that begins on April 1",
    { 2026: checked(0.06, underpaymentRatesFromApril2026) },
  ),
  "underpayment-rate-third-quarter": unit.fraction(
    "Underpayment rate a year, in the quarter that begins on July 1",
    {
      2026: verifiedOn("2026-11-18", "one published table of the rates")(
        0.07,
        quarterlyInterestRates,
      ),
    },
  ),
  "underpayment-rate-fourth-quarter": unit.fraction(
    "Underpayment rate a year, in the quarter that begins on October 1",
    {
      2026: verifiedOn(
        "2026-11-18",
        "section 6621(b) and the short-term rate of August 2026 (4.10%, Revenue Ruling 2026-13)",
      )(0.07, quarterlyInterestRates),
    },
    "Computed: we could not read the IRS's announcement of this quarter.",
  ),
} satisfies FigureTable;
