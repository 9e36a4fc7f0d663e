import { byYear, type FigureTable, fixedIn, theSourceItself, unit, verifiedOn } from "../figure.ts";
import { adjustments, code, healthSavingsLimits } from "../sources.ts";

const read = verifiedOn("2026-11-18", theSourceItself);
const fixedAsRead = fixedIn({ 2025: "2026-11-18", 2026: "2026-11-18" }, theSourceItself);
/** Indexed after 2026, so later years have separate entries. */
const fixedAsReadUntil2026 = fixedIn({ 2025: "2026-11-18", 2026: "2026-11-18" }, theSourceItself);
const fixedAsReadUntil2027 = fixedIn(
  { 2025: "2026-11-18", 2026: "2026-11-18", 2027: "2026-11-18" },
  theSourceItself,
);
const checked = verifiedOn("2026-11-15");

const halfOfTheCap = "Half of the amount for others: section 164(b)(6) and (7).";
const primaryCareOnly =
  "A fixed periodic fee for primary care only; above it the patient loses eligibility.";

const oneReturn = "Married people must file jointly. Through 2028.";

export const legislationFigures = {
  "state-tax-deduction-cap": unit.usd("State and local tax deduction cap", {
    2025: read(
      40_000,
      code("164(b)"),
      "Reduced by 30% of income above $500,000, not below $10,000. Back to $10,000 from 2030.",
    ),
    2026: read(
      40_400,
      code("164(b)"),
      "Reduced by 30% of income above $505,000, not below $10,000. Back to $10,000 from 2030.",
    ),
    2027: read(
      40_804,
      code("164(b)"),
      "The statute raises the cap of the year before by 1%. Reduced by 30% of income above $510,050, not below $10,000.",
    ),
  }),
  "state-tax-deduction-phase-down-start": unit.usd(
    "State and local tax deduction, modified adjusted gross income above which it shrinks",
    {
      2025: read(500_000, code("164(b)")),
      2026: read(505_000, code("164(b)")),
      2027: read(510_050, code("164(b)"), "The statute raises the line of the year before by 1%."),
    },
  ),
  "state-tax-deduction-phase-down-rate": unit.fraction(
    "State and local tax deduction, reduction per dollar above the line",
    fixedAsReadUntil2027(0.3, code("164(b)")),
  ),
  "state-tax-deduction-floor": unit.usd(
    "State and local tax deduction, cap that always remains",
    fixedAsReadUntil2027(10_000, code("164(b)")),
  ),
  "state-tax-deduction-cap-separate": unit.usd(
    "State and local tax deduction cap, married filing separately",
    {
      2025: read(20_000, code("164(b)")),
      2026: read(20_200, code("164(b)")),
      2027: read(20_402, code("164(b)")),
    },
    halfOfTheCap,
  ),
  "state-tax-deduction-phase-down-start-separate": unit.usd(
    "State and local tax deduction, modified adjusted gross income above which it shrinks, married filing separately",
    {
      2025: read(250_000, code("164(b)")),
      2026: read(252_500, code("164(b)")),
      2027: read(255_025, code("164(b)")),
    },
    halfOfTheCap,
  ),
  "state-tax-deduction-floor-separate": unit.usd(
    "State and local tax deduction, cap that always remains, married filing separately",
    fixedAsReadUntil2027(5_000, code("164(b)")),
    halfOfTheCap,
  ),
  "senior-deduction": unit.usd(
    "Deduction for each person from age 65",
    fixedAsRead(6_000, code("151(d)")),
    oneReturn,
  ),
  "senior-deduction-phase-out-rate": unit.fraction(
    "Deduction from age 65, reduction per dollar of income above the line",
    fixedAsRead(0.06, code("151(d)")),
    "Of each person's deduction.",
  ),
  "senior-deduction-phase-out-start-single": unit.usd(
    "Deduction from age 65, modified adjusted gross income above which it shrinks",
    fixedAsRead(75_000, code("151(d)")),
  ),
  "senior-deduction-phase-out-start-joint": unit.usd(
    "Deduction from age 65, modified adjusted gross income above which it shrinks, joint",
    fixedAsRead(150_000, code("151(d)")),
  ),
  "overtime-deduction-single": unit.usd(
    "Deduction for the premium part of overtime pay, single",
    fixedAsRead(12_500, code("225")),
    "$25,000 joint. Shrinks above $150,000 of income, $300,000 joint. Through 2028.",
  ),
  "overtime-deduction-joint": unit.usd(
    "Deduction for the premium part of overtime pay, joint return",
    fixedAsRead(25_000, code("225")),
    oneReturn,
  ),
  "tips-deduction": unit.usd(
    "Deduction for qualified tips, one return",
    fixedAsRead(25_000, code("224")),
    oneReturn,
  ),
  "overtime-and-tips-phase-out-single": unit.usd(
    "Overtime and tips deductions, modified adjusted gross income above which they shrink",
    fixedAsRead(150_000, code("225")),
    "By $100 for each $1,000 above it.",
  ),
  "overtime-and-tips-phase-out-joint": unit.usd(
    "Overtime and tips deductions, joint income above which they shrink",
    fixedAsRead(300_000, code("225")),
    "By $100 for each $1,000 above it.",
  ),
  "direct-primary-care-fee-individual": unit.usd(
    "Direct primary care, monthly fee compatible with a health savings account, one person",
    { 2026: read(150, code("223(c)")), 2027: checked(150, healthSavingsLimits[2027]) },
    primaryCareOnly,
  ),
  "direct-primary-care-fee-family": unit.usd(
    "Direct primary care, monthly fee compatible with a health savings account, family",
    { 2026: read(300, code("223(c)")), 2027: checked(300, healthSavingsLimits[2027]) },
    primaryCareOnly,
  ),
  "employer-childcare-credit-rate": unit.fraction(
    "Employer-provided child care credit, small business, share of the cost",
    {
      2025: checked(0.25, code("45F")),
      2026: read(
        0.5,
        code("45F"),
        "40% for a business too large for the five-year gross receipts test.",
      ),
    },
  ),
  "employer-childcare-credit-maximum": unit.usd(
    "Employer-provided child care credit, small business, most in one year",
    {
      2025: checked(150_000, code("45F")),
      2026: read(
        600_000,
        code("45F"),
        "$500,000 for a business too large for the five-year gross receipts test.",
      ),
    },
  ),
  "educational-assistance-exclusion": unit.usd(
    "Employer educational assistance free of tax, student loan payments included",
    fixedAsReadUntil2026(5_250, code("127")),
    "Under a written plan; not more than 5% of it for owners of over 5%. Indexed for years after 2026.",
  ),
  "minimum-tax-exemption-joint": unit.usd(
    "Alternative minimum tax, exemption before it shrinks, joint",
    byYear(checked, adjustments, { 2025: 137_000, 2026: 140_200 }),
  ),
  "minimum-tax-phase-out-start-joint": unit.usd(
    "Alternative minimum tax, income above which the exemption shrinks, joint",
    {
      2025: checked(1_252_700, adjustments[2025]),
      2026: read(1_000_000, code("55(d)")),
    },
  ),
  "minimum-tax-phase-out-rate": unit.fraction(
    "Alternative minimum tax, reduction of the exemption per dollar above the line",
    {
      2025: read(0.25, code("55")),
      2026: read(0.5, code("55(d)")),
    },
  ),
} satisfies FigureTable;
