import { type FigureTable, fixedIn, theSourceItself, verifiedOn } from "../figure.ts";
import { adjusted, checked, read } from "../readings.ts";
import {
  code,
  form6765,
  publicLaw119And21,
  regulation,
  researchTransitionGuidance,
} from "../sources.ts";

const since2023 = {
  2023: "2026-11-18",
  2024: "2026-11-18",
  2025: "2026-11-18",
  2026: "2026-11-18",
};
/** Read in the Code as it was in force in July 2026; 2023 is for amended returns. */
const fixedAsRead = fixedIn(since2023, theSourceItself);
/** Of the years that amended returns still reach. */
const fixedAsReadSince2022 = fixedIn({ 2022: "2026-11-18", ...since2023 }, theSourceItself);
const since2024 = { 2024: "2026-11-15", 2025: "2026-11-15", 2026: "2026-11-15" };
/** 2023 for amended returns. */
const fixed = fixedIn({ 2023: "2026-11-17", ...since2024 });
const fixedSince2024 = fixedIn(since2024);
/** Section 174 before Public Law 119-21. */
const fixedUntil2024 = fixedIn({ 2022: "2026-11-15", 2023: "2026-11-15", 2024: "2026-11-15" });

export const researchCreditFigures = {
  "research-credit-maximum-rate": fixedAsRead(0.2, code("41(a)")).fraction(
    "Research credit, highest rate on qualifying expenses",
    "The 20% applies to the excess over a base amount. Most practices use the simplified method instead: 14% of the excess over half the three-year average, or 6% without that history.",
  ),
  "research-credit-simplified-rate": fixedAsRead(0.14, code("41(c)")).fraction(
    "Research credit, alternative simplified rate",
    "Applies to expenses above half of the average of the three preceding years, before the section 280C(c) reduction.",
  ),
  "research-credit-simplified-rate-without-history": fixedAsRead(0.06, code("41(c)")).fraction(
    "Research credit, simplified rate without three years of expenses",
    "Used when any of the three preceding years had no qualifying expenses, before the section 280C(c) reduction.",
  ),
  "research-credit-280c-reduction": fixedAsRead(0.21, code("280C(c)")).fraction(
    "Research credit, reduction if the reduced-credit election is made",
    "Elected on an original, timely return. For tax years beginning after 2024, the deduction for domestic research costs is reduced by the full credit without the election.",
  ),
  "research-credit-280c-deduction-loss": verifiedOn("2026-11-17")(
    { 2023: 0 },
    code("280C(c)"),
    "As for 2024: for tax years beginning 2022 to 2024 the full credit reduced only capitalized costs, and only where it exceeded the year's deduction for them.",
  )
    .and(
      checked(
        { 2024: 0 },
        code("280C(c)"),
        "For tax years beginning 2022 to 2024 the full credit reduced only capitalized costs, and only where it exceeded the year's deduction for them. A small business that expensed those years under Public Law 119-21 applies the current rule to them.",
      ),
    )
    .and(read({ 2025: 1, 2026: 1 }, code("280C(c)"), "For tax years beginning after 2024."))
    .fraction(
      "Research credit without the reduced-credit election, share of it by which the deduction for research costs falls",
    ),
  "research-credit-carryforward-years": fixedAsRead(20, code("39")).years(
    "Research credit, years an unused credit carries forward",
  ),
  "research-payroll-offset-receipts-limit": fixedAsRead(5_000_000, code("41(h)")).usd(
    "Research credit against payroll tax, gross receipts must be under",
    "The business must also have had no gross receipts before the five-year period that ends with the credit year.",
  ),
  "research-payroll-offset-maximum": fixedAsRead(500_000, code("41(h)")).usd(
    "Research credit against payroll tax, most in one year",
    "Members of a controlled group share it. For tax years beginning after 2022; before, $250,000.",
  ),
  "research-payroll-offset-most-elections": fixedAsRead(5, code("41(h)")).count(
    "Research credit against payroll tax, most years for which it can be elected",
  ),
  "research-payroll-offset-quarter-maximum": fixedAsRead(250_000, code("3111(f)")).usd(
    "Research credit against payroll tax, most against social security tax in a quarter",
    "On Form 8974. What is left is applied to Medicare tax, and then carries to the next quarter.",
  ),
  "research-small-business-receipts-limit": adjusted({ 2025: 31_000_000, 2026: 32_000_000 }).usd(
    "Small business for research expensing, average gross receipts up to",
    "Average of the three preceding years; a tax shelter does not count as small.",
  ),
  "research-domestic-deduction-rate": fixedSince2024(1, publicLaw119And21).fraction(
    "Domestic research costs, share deductible at once",
    "Section 174A, domestic research only. If the full credit is claimed, section 280C(c) reduces the deduction by the credit.",
  ),
  "research-domestic-amortization-years": fixedUntil2024(5, researchTransitionGuidance).years(
    "Domestic research costs, years of amortization under the earlier rule",
    "For what was left unamortized the 2025 return chose: all in 2025, half in 2025 and half in 2026, or over the rest of the five years.",
  ),
  "research-foreign-amortization-years": fixedAsRead(15, code("174")).years(
    "Foreign research costs, years of amortization",
  ),
  "refund-claim-years": fixedAsReadSince2022(3, code("6511")).years(
    "Years back an amended return may generally claim a refund",
    "Three years from filing, or two from payment if later. Research credit refund claims must name the business components and the facts behind them.",
  ),
  "refund-claim-years-from-payment": fixedAsReadSince2022(2, code("6511")).years(
    "Years from its payment within which a refund of tax may be claimed, if later",
    "Only what was paid in those years comes back.",
  ),
  "partnership-adjustment-request-years": fixedAsReadSince2022(3, code("6227")).years(
    "Years after a partnership's own return within which it may request an adjustment",
    "From filing, or from the due date without extension if later. Not after the IRS has mailed a notice of an administrative proceeding.",
  ),
  "refund-suit-years": fixedAsReadSince2022(2, code("6532")).years(
    "Years after a refund claim is refused within which a taxpayer may sue",
  ),
  "research-refund-claim-perfecting-days": fixed(45, form6765).days(
    "Research credit refund claims, days to complete one that the IRS found incomplete",
    "From the IRS's letter, and only while the transition period lasts.",
  ),
  "research-section-g-expense-exemption": checked({ 2026: 1_500_000 }, form6765).usd(
    "Form 6765 Section G, qualified expenses up to which it stays optional",
    "Together with gross receipts up to $50 million, and only on an original return. Section G is mandatory for other filers from 2026.",
  ),
  "research-section-g-receipts-exemption": checked({ 2026: 50_000_000 }, form6765).usd(
    "Form 6765 Section G, gross receipts up to which it stays optional",
    "Together with qualified expenses up to $1.5 million, and only on an original return.",
  ),
  "research-minimum-base-share": fixedAsRead(0.5, code("41(c)")).fraction(
    "Research credit, regular method: base amount is at least this share of the year's expenses",
    "So the regular method never yields more than 10% of the year's qualifying expenses.",
  ),
  "research-simplified-base-share": fixedAsRead(0.5, code("41(c)")).fraction(
    "Research credit, simplified method: share of the three-year average that earns nothing",
  ),
  "research-contract-expense-share": fixedAsRead(0.65, code("41(b)")).fraction(
    "Research credit, share of payments to outside researchers that counts",
    "You must pay whether or not the work succeeds, and keep substantial rights in the results.",
  ),
  "research-contract-expense-share-consortium": fixedAsRead(0.75, code("41(b)")).fraction(
    "Research credit, share of payments to a qualified research consortium that counts",
  ),
  "research-contract-expense-share-energy": fixedAsRead(1, code("41(b)")).fraction(
    "Research credit, share of payments to universities, federal laboratories and small firms for energy research that counts",
  ),
  "research-controlled-group-ownership": fixedAsRead(0.5, code("41(f)")).fraction(
    "Research credit, common ownership above which businesses are one taxpayer",
    "By vote or value, with the attribution rules of section 1563.",
  ),
  "research-fixed-base-maximum": fixedAsRead(0.16, code("41(c)")).fraction(
    "Research credit, regular method: highest fixed-base percentage",
  ),
  "research-start-up-fixed-base": fixedAsRead(0.03, code("41(c)")).fraction(
    "Research credit, regular method: fixed-base percentage in the first five years with expenses",
  ),
  "research-credit-carryback-years": fixedAsRead(1, code("39")).years(
    "Research credit, years an unused credit carries back",
  ),
  "general-business-credit-small-business-receipts-limit": fixedAsRead(
    50_000_000,
    code("38(c)"),
  ).usd(
    "General business credit against the minimum tax, average gross receipts up to",
    "Average of the three preceding years, of a business that is not publicly traded; for a pass-through, the entity and the owner are both tested.",
  ),
  "research-payroll-offset-period-years": fixedAsRead(5, code("41(h)")).years(
    "Research credit against payroll tax, years since the first gross receipts",
    "No gross receipts in any year before the five that end with the credit year.",
  ),
  "general-business-credit-threshold": fixedAsRead(25_000, code("38(c)")).usd(
    "General business credit, income tax up to which it may offset all",
    "Members of a controlled group share it. It is half for each spouse filing separately, unless the other has no business credit.",
  ),
  "general-business-credit-protected-share": fixedAsRead(0.25, code("38(c)")).fraction(
    "General business credit, share of the income tax above the threshold it cannot offset",
    "Of net regular tax on the whole return; for a corporation, of net income tax. Section 41(g) is a second limit for individuals: the credit of a sole proprietorship, partnership or S corporation offsets at most the tax on income from that business.",
  ),
  "research-section-g-component-share": checked({ 2026: 0.8 }, form6765).fraction(
    "Form 6765 Section G, share of qualified expenses to itemize by business component",
    "Largest components first, and not more than 50 of them.",
  ),
  "research-section-g-component-maximum": checked({ 2026: 50 }, form6765).count(
    "Form 6765 Section G, most business components to itemize",
    "Largest first, until 80% of qualified expenses.",
  ),
  "research-experimentation-share": fixed(0.8, regulation("1.41-4")).fraction(
    "Research credit, share of a project's research that must be experimentation",
    "Measured on cost or another consistent basis, for each business component; where the whole fails, a part of it may pass.",
  ),
  "research-wages-full-count-share": fixedIn(
    since2023,
    "a Tax Court opinion that applies it (Norwest, 110 T.C. 454)",
  )(0.8, regulation("1.41-2")).fraction(
    "Research credit, share of a person's work from which all of that person's wages count",
  ),
} satisfies FigureTable;
