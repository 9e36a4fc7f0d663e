import { type FigureTable, fixedIn, theSourceItself, verifiedOn } from "../figure.ts";
import {
  adjustmentsFor2025,
  adjustmentsFor2026,
  code,
  healthSavingsLimitsFor2025,
  healthSavingsLimitsFor2026,
  healthSavingsLimitsFor2027,
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
  "small-employer-health-credit-rate": {
    label: "Small-employer health insurance credit, share of premiums paid",
    unit: "fraction",
    entries: fixedAsRead(
      0.5,
      code("45R"),
      "The highest rate: fewer than 25 full-time equivalents, moderate average wages, coverage bought through the SHOP marketplace. Owners and their family do not count.",
    ),
  },
  "small-employer-health-credit-years": {
    label: "Small-employer health insurance credit, consecutive years",
    unit: "years",
    entries: fixedAsRead(2, code("45R")),
  },
  "small-employer-health-credit-employee-limit": {
    label: "Small-employer health insurance credit, fewer full-time equivalents than",
    unit: "employees",
    entries: fixedAsRead(25, code("45R")),
  },
  "small-employer-health-credit-wage-phase-out": {
    label: "Small-employer health insurance credit, average wages above which it shrinks",
    unit: "usd",
    entries: {
      2025: checked(33_300, adjustmentsFor2025, "Gone at twice this average wage."),
      2026: checked(34_100, adjustmentsFor2026, "Gone at twice this average wage."),
    },
  },
  "qsehra-limit-self-only": {
    label: "QSEHRA reimbursement limit, self-only",
    unit: "usd",
    entries: {
      2025: checked(6_350, adjustmentsFor2025, qsehraCaveat),
      2026: checked(6_450, adjustmentsFor2026, qsehraCaveat),
    },
  },
  "qsehra-limit-family": {
    label: "QSEHRA reimbursement limit, family",
    unit: "usd",
    entries: {
      2025: checked(12_800, adjustmentsFor2025, qsehraCaveat),
      2026: checked(13_100, adjustmentsFor2026, qsehraCaveat),
    },
  },
  "qsehra-employee-limit": {
    label: "QSEHRA, fewer full-time employees than",
    unit: "employees",
    entries: fixedAsRead(50, code("9831(d)")),
  },
  "qsehra-notice-days": {
    label: "QSEHRA notice to employees, days before the year begins",
    unit: "days",
    entries: fixedAsRead(
      90,
      code("9831(d)"),
      "For an employee not yet eligible then, the day eligibility begins.",
    ),
  },
  "qsehra-notice-penalty": {
    label: "QSEHRA late notice penalty, per employee",
    unit: "usd",
    entries: fixedAsRead(50, code("6652(o)"), "At most $2,500 in a calendar year."),
  },
  "qsehra-notice-penalty-maximum": {
    label: "QSEHRA late notice penalty, most in a calendar year",
    unit: "usd",
    entries: fixedAsRead(2_500, code("6652(o)")),
  },
  "medical-expense-floor": {
    label: "Itemized medical expenses, share of adjusted gross income that does not count",
    unit: "fraction",
    entries: fixedAsRead(0.075, code("213(a)")),
  },
  "s-corporation-insurance-ownership-threshold": {
    label: "S corporation owner whose health premiums are wages, owning more than",
    unit: "fraction",
    entries: fixedAsRead(
      0.02,
      code("1372"),
      "The corporation must pay or reimburse the premium and report it on the owner's Form W-2; the owner then deducts it under section 162(l).",
    ),
  },
  "hsa-limit-self-only": {
    label: "Health savings account contribution limit, self-only",
    unit: "usd",
    entries: {
      2025: checked(4_300, healthSavingsLimitsFor2025),
      2026: checked(4_400, healthSavingsLimitsFor2026),
      2027: checkedFor2027(4_500, healthSavingsLimitsFor2027),
    },
  },
  "hsa-limit-family": {
    label: "Health savings account contribution limit, family",
    unit: "usd",
    entries: {
      2025: checked(8_550, healthSavingsLimitsFor2025),
      2026: checked(8_750, healthSavingsLimitsFor2026),
      2027: checkedFor2027(9_000, healthSavingsLimitsFor2027),
    },
  },
  "high-deductible-plan-minimum-self-only": {
    label: "High-deductible health plan, lowest deductible, self-only",
    unit: "usd",
    entries: {
      2026: checked(1_700, healthSavingsLimitsFor2026),
      2027: checkedFor2027(1_750, healthSavingsLimitsFor2027),
    },
  },
  "high-deductible-plan-minimum-family": {
    label: "High-deductible health plan, lowest deductible, family",
    unit: "usd",
    entries: {
      2026: checked(3_400, healthSavingsLimitsFor2026),
      2027: checkedFor2027(3_500, healthSavingsLimitsFor2027),
    },
  },
  "high-deductible-plan-out-of-pocket-self-only": {
    label: "High-deductible health plan, highest out-of-pocket expenses, self-only",
    unit: "usd",
    entries: {
      2026: checked(8_500, healthSavingsLimitsFor2026),
      2027: checkedFor2027(8_700, healthSavingsLimitsFor2027),
    },
  },
  "high-deductible-plan-out-of-pocket-family": {
    label: "High-deductible health plan, highest out-of-pocket expenses, family",
    unit: "usd",
    entries: {
      2026: checked(17_000, healthSavingsLimitsFor2026),
      2027: checkedFor2027(17_400, healthSavingsLimitsFor2027),
    },
  },
  "excepted-benefit-hra-limit": {
    label: "Excepted benefit HRA, newly available in a plan year",
    unit: "usd",
    entries: {
      2026: checked(2_200, healthSavingsLimitsFor2026),
      2027: checkedFor2027(2_250, healthSavingsLimitsFor2027),
    },
  },
  "small-employer-health-credit-full-employees": {
    label: "Small-employer health insurance credit in full, full-time equivalents up to",
    unit: "count",
    entries: fixedAsRead(10, code("45R(c)")),
  },
  "small-employer-health-credit-premium-share": {
    label: "Small-employer health insurance credit, share of each premium the employer must pay",
    unit: "fraction",
    entries: fixedAsRead(0.5, code("45R(d)")),
  },
  "full-time-equivalent-hours": {
    label: "Small-employer health insurance credit, hours that make one full-time equivalent",
    unit: "count",
    entries: fixedAsRead(2_080, code("45R(d)")),
  },
  "group-plan-excise-tax": {
    label:
      "Excise tax on a reimbursement plan that breaks the group plan rules, per employee and day",
    unit: "usd",
    entries: fixedAsRead(100, code("4980D")),
  },
  "individual-coverage-minimum-class": {
    label: "Individual coverage HRA beside a group plan, smallest class of a small employer",
    unit: "employees",
    entries: fixed(
      10,
      regulation("54.9802-4"),
      "For employers with fewer than 100 employees; no minimum without a group plan.",
    ),
  },
  "hsa-catch-up": {
    label: "Health savings account catch-up contribution",
    unit: "usd",
    entries: fixedAsReadUntil2027(
      1_000,
      code("223(b)"),
      "From age 55; a spouse needs an account of his or her own.",
    ),
  },
  "hsa-catch-up-age": {
    label: "Health savings account catch-up contribution, from age",
    unit: "age",
    entries: fixedAsReadUntil2027(55, code("223(b)")),
  },
  "health-fsa-limit": {
    label: "Health flexible spending account, salary reduction limit",
    unit: "usd",
    entries: {
      2025: checked(3_300, adjustmentsFor2025),
      2026: checked(3_400, adjustmentsFor2026),
    },
  },
  "marketplace-credit-income-ceiling-one": {
    label: "Marketplace premium credit, household income above which there is none, one person",
    unit: "usd",
    entries: { 2026: checked(62_600, povertyGuidelinesFor2025, fourTimesThePovertyLine) },
  },
  "marketplace-credit-income-ceiling-four": {
    label: "Marketplace premium credit, household income above which there is none, four people",
    unit: "usd",
    entries: { 2026: checked(128_600, povertyGuidelinesFor2025, fourTimesThePovertyLine) },
  },
  "marketplace-credit-top-share": {
    label: "Marketplace premium credit, share of income a household near the ceiling pays itself",
    unit: "fraction",
    entries: {
      2026: checked(
        0.0996,
        marketplaceAdjustmentsFor2026,
        "From three to four times the poverty line; less below.",
      ),
    },
  },
  "employer-coverage-affordability": {
    label: "Employer health coverage, share of income that self-only coverage may cost",
    unit: "fraction",
    entries: { 2026: checked(0.0996, marketplaceAdjustmentsFor2026) },
  },
  "large-employer-size": {
    label: "Employer that must offer health coverage, full-time employees and equivalents from",
    unit: "count",
    entries: fixedAsRead(50, code("4980H")),
  },
} satisfies FigureTable;
