import { byYear, type FigureTable, fixedIn, theSourceItself } from "../figure.ts";
import { adjusted, checked, fixedAsRead, read } from "../readings.ts";
import { code, healthSavingsLimits } from "../sources.ts";

/** Indexed after 2026, so later years have separate entries. */
const fixedAsReadUntil2026 = fixedIn({ 2025: "2026-11-18", 2026: "2026-11-18" }, theSourceItself);
const fixedAsReadUntil2027 = fixedIn(
  { 2025: "2026-11-18", 2026: "2026-11-18", 2027: "2026-11-18" },
  theSourceItself,
);
const inSection164 = byYear(read, code("164(b)"));

const halfOfTheCap = "Half of the amount for others: section 164(b)(6) and (7).";
const primaryCareOnly =
  "A fixed periodic fee for primary care only; above it the patient loses eligibility.";

const oneReturn = "Married people must file jointly. Through 2028.";

export const legislationFigures = {
  "state-tax-deduction-cap": inSection164(
    { 2025: 40_000, 2026: 40_400, 2027: 40_804 },
    {
      2025: "Reduced by 30% of income above $500,000, not below $10,000. Back to $10,000 from 2030.",
      2026: "Reduced by 30% of income above $505,000, not below $10,000. Back to $10,000 from 2030.",
      2027: "The statute raises the cap of the year before by 1%. Reduced by 30% of income above $510,050, not below $10,000.",
    },
  ).usd("State and local tax deduction cap"),
  "state-tax-deduction-phase-down-start": inSection164(
    { 2025: 500_000, 2026: 505_000, 2027: 510_050 },
    { 2027: "The statute raises the line of the year before by 1%." },
  ).usd("State and local tax deduction, modified adjusted gross income above which it shrinks"),
  "state-tax-deduction-phase-down-rate": fixedAsReadUntil2027(0.3, code("164(b)")).fraction(
    "State and local tax deduction, reduction per dollar above the line",
  ),
  "state-tax-deduction-floor": fixedAsReadUntil2027(10_000, code("164(b)")).usd(
    "State and local tax deduction, cap that always remains",
  ),
  "state-tax-deduction-cap-separate": inSection164({
    2025: 20_000,
    2026: 20_200,
    2027: 20_402,
  }).usd("State and local tax deduction cap, married filing separately", halfOfTheCap),
  "state-tax-deduction-phase-down-start-separate": inSection164({
    2025: 250_000,
    2026: 252_500,
    2027: 255_025,
  }).usd(
    "State and local tax deduction, modified adjusted gross income above which it shrinks, married filing separately",
    halfOfTheCap,
  ),
  "state-tax-deduction-floor-separate": fixedAsReadUntil2027(5_000, code("164(b)")).usd(
    "State and local tax deduction, cap that always remains, married filing separately",
    halfOfTheCap,
  ),
  "senior-deduction": fixedAsRead(6_000, code("151(d)")).usd(
    "Deduction for each person from age 65",
    oneReturn,
  ),
  "senior-deduction-phase-out-rate": fixedAsRead(0.06, code("151(d)")).fraction(
    "Deduction from age 65, reduction per dollar of income above the line",
    "Of each person's deduction.",
  ),
  "senior-deduction-phase-out-start-single": fixedAsRead(75_000, code("151(d)")).usd(
    "Deduction from age 65, modified adjusted gross income above which it shrinks",
  ),
  "senior-deduction-phase-out-start-joint": fixedAsRead(150_000, code("151(d)")).usd(
    "Deduction from age 65, modified adjusted gross income above which it shrinks, joint",
  ),
  "overtime-deduction-single": fixedAsRead(12_500, code("225")).usd(
    "Deduction for the premium part of overtime pay, single",
    "$25,000 joint. Shrinks above $150,000 of income, $300,000 joint. Through 2028.",
  ),
  "overtime-deduction-joint": fixedAsRead(25_000, code("225")).usd(
    "Deduction for the premium part of overtime pay, joint return",
    oneReturn,
  ),
  "tips-deduction": fixedAsRead(25_000, code("224")).usd(
    "Deduction for qualified tips, one return",
    oneReturn,
  ),
  "overtime-and-tips-phase-out-single": fixedAsRead(150_000, code("225")).usd(
    "Overtime and tips deductions, modified adjusted gross income above which they shrink",
    "By $100 for each $1,000 above it.",
  ),
  "overtime-and-tips-phase-out-joint": fixedAsRead(300_000, code("225")).usd(
    "Overtime and tips deductions, joint income above which they shrink",
    "By $100 for each $1,000 above it.",
  ),
  "direct-primary-care-fee-individual": read({ 2026: 150 }, code("223(c)"))
    .and(checked({ 2027: 150 }, healthSavingsLimits))
    .usd(
      "Direct primary care, monthly fee compatible with a health savings account, one person",
      primaryCareOnly,
    ),
  "direct-primary-care-fee-family": read({ 2026: 300 }, code("223(c)"))
    .and(checked({ 2027: 300 }, healthSavingsLimits))
    .usd(
      "Direct primary care, monthly fee compatible with a health savings account, family",
      primaryCareOnly,
    ),
  "employer-childcare-credit-rate": checked({ 2025: 0.25 }, code("45F"))
    .and(
      read(
        { 2026: 0.5 },
        code("45F"),
        "40% for a business too large for the five-year gross receipts test.",
      ),
    )
    .fraction("Employer-provided child care credit, small business, share of the cost"),
  "employer-childcare-credit-maximum": checked({ 2025: 150_000 }, code("45F"))
    .and(
      read(
        { 2026: 600_000 },
        code("45F"),
        "$500,000 for a business too large for the five-year gross receipts test.",
      ),
    )
    .usd("Employer-provided child care credit, small business, most in one year"),
  "educational-assistance-exclusion": fixedAsReadUntil2026(5_250, code("127")).usd(
    "Employer educational assistance free of tax, student loan payments included",
    "Under a written plan; not more than 5% of it for owners of over 5%. Indexed for years after 2026.",
  ),
  "minimum-tax-exemption-joint": adjusted({ 2025: 137_000, 2026: 140_200 }).usd(
    "Alternative minimum tax, exemption before it shrinks, joint",
  ),
  "minimum-tax-phase-out-start-joint": adjusted({ 2025: 1_252_700 })
    .and(read({ 2026: 1_000_000 }, code("55(d)")))
    .usd("Alternative minimum tax, income above which the exemption shrinks, joint"),
  "minimum-tax-phase-out-rate": read({ 2025: 0.25 }, code("55"))
    .and(read({ 2026: 0.5 }, code("55(d)")))
    .fraction("Alternative minimum tax, reduction of the exemption per dollar above the line"),
} satisfies FigureTable;
