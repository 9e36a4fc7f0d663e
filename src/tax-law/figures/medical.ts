import { byYear, type FigureTable, fixedIn, theSourceItself, verifiedOn } from "../figure.ts";
import { adjusted, checked, fixed, fixedAsRead } from "../readings.ts";
import {
  code,
  healthSavingsLimits,
  marketplaceAdjustmentsFor2026,
  povertyGuidelinesFor2025,
  regulation,
} from "../sources.ts";

const fixedAsReadUntil2027 = fixedIn(
  { 2025: "2026-11-18", 2026: "2026-11-18", 2027: "2026-11-18" },
  theSourceItself,
);
const health = byYear(checked, healthSavingsLimits);

const healthFor2027 = byYear(
  verifiedOn("2026-11-15", "an excerpt of it and three independent summaries of June 2026"),
  healthSavingsLimits,
);

const qsehraCaveat =
  "For an employer with fewer than 50 full-time employees that offers no group health plan; the limit is prorated by month.";

const fourTimesThePovertyLine =
  "Four times the 2025 poverty line, which counts for 2026; higher in Alaska and Hawaii.";

export const medicalFigures = {
  "small-employer-health-credit-rate": fixedAsRead(0.5, code("45R")).fraction(
    "Small-employer health insurance credit, share of premiums paid",
    "The highest rate: fewer than 25 full-time equivalents, moderate average wages, coverage bought through the SHOP marketplace. Owners and their family do not count.",
  ),
  "small-employer-health-credit-years": fixedAsRead(2, code("45R")).years(
    "Small-employer health insurance credit, consecutive years",
  ),
  "small-employer-health-credit-employee-limit": fixedAsRead(25, code("45R")).employees(
    "Small-employer health insurance credit, fewer full-time equivalents than",
  ),
  "small-employer-health-credit-wage-phase-out": adjusted({ 2025: 33_300, 2026: 34_100 }).usd(
    "Small-employer health insurance credit, average wages above which it shrinks",
    "Gone at twice this average wage.",
  ),
  "qsehra-limit-self-only": adjusted({ 2025: 6_350, 2026: 6_450 }).usd(
    "QSEHRA reimbursement limit, self-only",
    qsehraCaveat,
  ),
  "qsehra-limit-family": adjusted({ 2025: 12_800, 2026: 13_100 }).usd(
    "QSEHRA reimbursement limit, family",
    qsehraCaveat,
  ),
  "qsehra-employee-limit": fixedAsRead(50, code("9831(d)")).employees(
    "QSEHRA, fewer full-time employees than",
  ),
  "qsehra-notice-days": fixedAsRead(90, code("9831(d)")).days(
    "QSEHRA notice to employees, days before the year begins",
    "For an employee not yet eligible then, the day eligibility begins.",
  ),
  "qsehra-notice-penalty": fixedAsRead(50, code("6652(o)")).usd(
    "QSEHRA late notice penalty, per employee",
    "At most $2,500 in a calendar year.",
  ),
  "qsehra-notice-penalty-maximum": fixedAsRead(2_500, code("6652(o)")).usd(
    "QSEHRA late notice penalty, most in a calendar year",
  ),
  "medical-expense-floor": fixedAsRead(0.075, code("213(a)")).fraction(
    "Itemized medical expenses, share of adjusted gross income that does not count",
  ),
  "s-corporation-insurance-ownership-threshold": fixedAsRead(0.02, code("1372")).fraction(
    "S corporation owner whose health premiums are wages, owning more than",
    "The corporation must pay or reimburse the premium and report it on the owner's Form W-2; the owner then deducts it under section 162(l).",
  ),
  "hsa-limit-self-only": health({ 2025: 4_300, 2026: 4_400 })
    .and(healthFor2027({ 2027: 4_500 }))
    .usd("Health savings account contribution limit, self-only"),
  "hsa-limit-family": health({ 2025: 8_550, 2026: 8_750 })
    .and(healthFor2027({ 2027: 9_000 }))
    .usd("Health savings account contribution limit, family"),
  "high-deductible-plan-minimum-self-only": health({ 2026: 1_700 })
    .and(healthFor2027({ 2027: 1_750 }))
    .usd("High-deductible health plan, lowest deductible, self-only"),
  "high-deductible-plan-minimum-family": health({ 2026: 3_400 })
    .and(healthFor2027({ 2027: 3_500 }))
    .usd("High-deductible health plan, lowest deductible, family"),
  "high-deductible-plan-out-of-pocket-self-only": health({ 2026: 8_500 })
    .and(healthFor2027({ 2027: 8_700 }))
    .usd("High-deductible health plan, highest out-of-pocket expenses, self-only"),
  "high-deductible-plan-out-of-pocket-family": health({ 2026: 17_000 })
    .and(healthFor2027({ 2027: 17_400 }))
    .usd("High-deductible health plan, highest out-of-pocket expenses, family"),
  "excepted-benefit-hra-limit": health({ 2026: 2_200 })
    .and(healthFor2027({ 2027: 2_250 }))
    .usd("Excepted benefit HRA, newly available in a plan year"),
  "small-employer-health-credit-full-employees": fixedAsRead(10, code("45R(c)")).count(
    "Small-employer health insurance credit in full, full-time equivalents up to",
  ),
  "small-employer-health-credit-premium-share": fixedAsRead(0.5, code("45R(d)")).fraction(
    "Small-employer health insurance credit, share of each premium the employer must pay",
  ),
  "full-time-equivalent-hours": fixedAsRead(2_080, code("45R(d)")).count(
    "Small-employer health insurance credit, hours that make one full-time equivalent",
  ),
  "group-plan-excise-tax": fixedAsRead(100, code("4980D")).usd(
    "Excise tax on a reimbursement plan that breaks the group plan rules, per employee and day",
  ),
  "individual-coverage-minimum-class": fixed(10, regulation("54.9802-4")).employees(
    "Individual coverage HRA beside a group plan, smallest class of a small employer",
    "For employers with fewer than 100 employees; no minimum without a group plan.",
  ),
  "hsa-catch-up": fixedAsReadUntil2027(1_000, code("223(b)")).usd(
    "Health savings account catch-up contribution",
    "From age 55; a spouse needs an account of his or her own.",
  ),
  "hsa-catch-up-age": fixedAsReadUntil2027(55, code("223(b)")).age(
    "Health savings account catch-up contribution, from age",
  ),
  "health-fsa-limit": adjusted({ 2025: 3_300, 2026: 3_400 }).usd(
    "Health flexible spending account, salary reduction limit",
  ),
  "marketplace-credit-income-ceiling-one": checked({ 2026: 62_600 }, povertyGuidelinesFor2025).usd(
    "Marketplace premium credit, household income above which there is none, one person",
    fourTimesThePovertyLine,
  ),
  "marketplace-credit-income-ceiling-four": checked(
    { 2026: 128_600 },
    povertyGuidelinesFor2025,
  ).usd(
    "Marketplace premium credit, household income above which there is none, four people",
    fourTimesThePovertyLine,
  ),
  "marketplace-credit-top-share": checked({ 2026: 0.0996 }, marketplaceAdjustmentsFor2026).fraction(
    "Marketplace premium credit, share of income a household near the ceiling pays itself",
    "From three to four times the poverty line; less below.",
  ),
  "employer-coverage-affordability": checked(
    { 2026: 0.0996 },
    marketplaceAdjustmentsFor2026,
  ).fraction("Employer health coverage, share of income that self-only coverage may cost"),
  "large-employer-size": fixedAsRead(50, code("4980H")).count(
    "Employer that must offer health coverage, full-time employees and equivalents from",
  ),
} satisfies FigureTable;
