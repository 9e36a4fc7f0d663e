import { byYear, type FigureTable, fixedIn, theSourceItself, unit, verifiedOn } from "../figure.ts";
import {
  adjustments,
  code,
  healthSavingsLimits,
  marketplaceAdjustmentsFor2026,
  povertyGuidelinesFor2025,
  regulation,
} from "../sources.ts";

const fixedAsRead = fixedIn({ 2025: "2026-11-18", 2026: "2026-11-18" }, theSourceItself);
const fixedAsReadUntil2027 = fixedIn(
  { 2025: "2026-11-18", 2026: "2026-11-18", 2027: "2026-11-18" },
  theSourceItself,
);
const checked = verifiedOn("2026-11-15");
const fixed = fixedIn({ 2025: "2026-11-15", 2026: "2026-11-15" });

const checkedFor2027 = verifiedOn(
  "2026-11-15",
  "an excerpt of it and three independent summaries of June 2026",
);

const qsehraCaveat =
  "For an employer with fewer than 50 full-time employees that offers no group health plan; the limit is prorated by month.";

const fourTimesThePovertyLine =
  "Four times the 2025 poverty line, which counts for 2026; higher in Alaska and Hawaii.";

export const medicalFigures = {
  "small-employer-health-credit-rate": unit.fraction(
    "Small-employer health insurance credit, share of premiums paid",
    fixedAsRead(0.5, code("45R")),
    "The highest rate: fewer than 25 full-time equivalents, moderate average wages, coverage bought through the SHOP marketplace. Owners and their family do not count.",
  ),
  "small-employer-health-credit-years": unit.years(
    "Small-employer health insurance credit, consecutive years",
    fixedAsRead(2, code("45R")),
  ),
  "small-employer-health-credit-employee-limit": unit.employees(
    "Small-employer health insurance credit, fewer full-time equivalents than",
    fixedAsRead(25, code("45R")),
  ),
  "small-employer-health-credit-wage-phase-out": unit.usd(
    "Small-employer health insurance credit, average wages above which it shrinks",
    byYear(checked, adjustments, { 2025: 33_300, 2026: 34_100 }),
    "Gone at twice this average wage.",
  ),
  "qsehra-limit-self-only": unit.usd(
    "QSEHRA reimbursement limit, self-only",
    byYear(checked, adjustments, { 2025: 6_350, 2026: 6_450 }),
    qsehraCaveat,
  ),
  "qsehra-limit-family": unit.usd(
    "QSEHRA reimbursement limit, family",
    byYear(checked, adjustments, { 2025: 12_800, 2026: 13_100 }),
    qsehraCaveat,
  ),
  "qsehra-employee-limit": unit.employees(
    "QSEHRA, fewer full-time employees than",
    fixedAsRead(50, code("9831(d)")),
  ),
  "qsehra-notice-days": unit.days(
    "QSEHRA notice to employees, days before the year begins",
    fixedAsRead(90, code("9831(d)")),
    "For an employee not yet eligible then, the day eligibility begins.",
  ),
  "qsehra-notice-penalty": unit.usd(
    "QSEHRA late notice penalty, per employee",
    fixedAsRead(50, code("6652(o)")),
    "At most $2,500 in a calendar year.",
  ),
  "qsehra-notice-penalty-maximum": unit.usd(
    "QSEHRA late notice penalty, most in a calendar year",
    fixedAsRead(2_500, code("6652(o)")),
  ),
  "medical-expense-floor": unit.fraction(
    "Itemized medical expenses, share of adjusted gross income that does not count",
    fixedAsRead(0.075, code("213(a)")),
  ),
  "s-corporation-insurance-ownership-threshold": unit.fraction(
    "S corporation owner whose health premiums are wages, owning more than",
    fixedAsRead(0.02, code("1372")),
    "The corporation must pay or reimburse the premium and report it on the owner's Form W-2; the owner then deducts it under section 162(l).",
  ),
  "hsa-limit-self-only": unit.usd("Health savings account contribution limit, self-only", {
    2025: checked(4_300, healthSavingsLimits[2025]),
    2026: checked(4_400, healthSavingsLimits[2026]),
    2027: checkedFor2027(4_500, healthSavingsLimits[2027]),
  }),
  "hsa-limit-family": unit.usd("Health savings account contribution limit, family", {
    2025: checked(8_550, healthSavingsLimits[2025]),
    2026: checked(8_750, healthSavingsLimits[2026]),
    2027: checkedFor2027(9_000, healthSavingsLimits[2027]),
  }),
  "high-deductible-plan-minimum-self-only": unit.usd(
    "High-deductible health plan, lowest deductible, self-only",
    {
      2026: checked(1_700, healthSavingsLimits[2026]),
      2027: checkedFor2027(1_750, healthSavingsLimits[2027]),
    },
  ),
  "high-deductible-plan-minimum-family": unit.usd(
    "High-deductible health plan, lowest deductible, family",
    {
      2026: checked(3_400, healthSavingsLimits[2026]),
      2027: checkedFor2027(3_500, healthSavingsLimits[2027]),
    },
  ),
  "high-deductible-plan-out-of-pocket-self-only": unit.usd(
    "High-deductible health plan, highest out-of-pocket expenses, self-only",
    {
      2026: checked(8_500, healthSavingsLimits[2026]),
      2027: checkedFor2027(8_700, healthSavingsLimits[2027]),
    },
  ),
  "high-deductible-plan-out-of-pocket-family": unit.usd(
    "High-deductible health plan, highest out-of-pocket expenses, family",
    {
      2026: checked(17_000, healthSavingsLimits[2026]),
      2027: checkedFor2027(17_400, healthSavingsLimits[2027]),
    },
  ),
  "excepted-benefit-hra-limit": unit.usd("Excepted benefit HRA, newly available in a plan year", {
    2026: checked(2_200, healthSavingsLimits[2026]),
    2027: checkedFor2027(2_250, healthSavingsLimits[2027]),
  }),
  "small-employer-health-credit-full-employees": unit.count(
    "Small-employer health insurance credit in full, full-time equivalents up to",
    fixedAsRead(10, code("45R(c)")),
  ),
  "small-employer-health-credit-premium-share": unit.fraction(
    "Small-employer health insurance credit, share of each premium the employer must pay",
    fixedAsRead(0.5, code("45R(d)")),
  ),
  "full-time-equivalent-hours": unit.count(
    "Small-employer health insurance credit, hours that make one full-time equivalent",
    fixedAsRead(2_080, code("45R(d)")),
  ),
  "group-plan-excise-tax": unit.usd(
    "Excise tax on a reimbursement plan that breaks the group plan rules, per employee and day",
    fixedAsRead(100, code("4980D")),
  ),
  "individual-coverage-minimum-class": unit.employees(
    "Individual coverage HRA beside a group plan, smallest class of a small employer",
    fixed(10, regulation("54.9802-4")),
    "For employers with fewer than 100 employees; no minimum without a group plan.",
  ),
  "hsa-catch-up": unit.usd(
    "Health savings account catch-up contribution",
    fixedAsReadUntil2027(1_000, code("223(b)")),
    "From age 55; a spouse needs an account of his or her own.",
  ),
  "hsa-catch-up-age": unit.age(
    "Health savings account catch-up contribution, from age",
    fixedAsReadUntil2027(55, code("223(b)")),
  ),
  "health-fsa-limit": unit.usd(
    "Health flexible spending account, salary reduction limit",
    byYear(checked, adjustments, { 2025: 3_300, 2026: 3_400 }),
  ),
  "marketplace-credit-income-ceiling-one": unit.usd(
    "Marketplace premium credit, household income above which there is none, one person",
    { 2026: checked(62_600, povertyGuidelinesFor2025) },
    fourTimesThePovertyLine,
  ),
  "marketplace-credit-income-ceiling-four": unit.usd(
    "Marketplace premium credit, household income above which there is none, four people",
    { 2026: checked(128_600, povertyGuidelinesFor2025) },
    fourTimesThePovertyLine,
  ),
  "marketplace-credit-top-share": unit.fraction(
    "Marketplace premium credit, share of income a household near the ceiling pays itself",
    { 2026: checked(0.0996, marketplaceAdjustmentsFor2026) },
    "From three to four times the poverty line; less below.",
  ),
  "employer-coverage-affordability": unit.fraction(
    "Employer health coverage, share of income that self-only coverage may cost",
    { 2026: checked(0.0996, marketplaceAdjustmentsFor2026) },
  ),
  "large-employer-size": unit.count(
    "Employer that must offer health coverage, full-time employees and equivalents from",
    fixedAsRead(50, code("4980H")),
  ),
} satisfies FigureTable;
