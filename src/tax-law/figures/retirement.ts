import { byYear, type FigureTable, fixedIn, verifiedOn } from "../figure.ts";
import { checked, fixed, fixedAsRead } from "../readings.ts";
import { catchUpRegulations, code, retirementLimits, startUpPlanCredits } from "../sources.ts";

const announced = byYear(checked, retirementLimits);

const announcedLater = byYear(verifiedOn("2026-11-17"), retirementLimits);
const readInSection45E = fixedIn(
  { 2025: "2026-11-18", 2026: "2026-11-18" },
  "section 45E of the Code",
);

const only60To63 = "Only in the years in which the participant is 60, 61, 62 or 63 at year end.";
const rothOnly =
  "Catch-up part Roth only if prior-year FICA wages from the employer exceeded $150,000.";
const needsStaff =
  "Needs at least one participant who is not highly compensated: an owner-only plan earns no credit.";

export const retirementFigures = {
  "elective-deferral-limit": announced({ 2025: 23_500, 2026: 24_500 }).usd(
    "401(k) employee contribution limit, under age 50",
  ),
  "elective-deferral-limit-age-50": announced(
    { 2025: 31_000, 2026: 32_500 },
    { 2026: rothOnly },
  ).usd("401(k) employee contribution limit with catch-up, age 50 and over"),
  "elective-deferral-limit-ages-60-to-63": announced(
    { 2025: 34_750, 2026: 35_750 },
    { 2025: only60To63, 2026: `${only60To63} ${rothOnly}` },
  ).usd("401(k) employee contribution limit with catch-up, ages 60 to 63"),
  "catch-up-limit-age-50": announced({ 2025: 7_500, 2026: 8_000 }, { 2026: rothOnly }).usd(
    "401(k) catch-up contribution, age 50 and over",
  ),
  "catch-up-limit-ages-60-to-63": announced(
    { 2025: 11_250, 2026: 11_250 },
    { 2025: only60To63, 2026: `${only60To63} ${rothOnly}` },
  ).usd("401(k) catch-up contribution, ages 60 to 63"),
  "deferral-457b-limit": announcedLater({ 2025: 23_500, 2026: 24_500 }).usd(
    "457(b) contribution limit, under age 50",
    "Apart from the limit of a 401(k) or 403(b); what the employer pays in counts too.",
  ),
  "catch-up-457b-limit-age-50": announcedLater(
    { 2025: 7_500, 2026: 8_000 },
    { 2026: rothOnly },
  ).usd("457(b) catch-up contribution in a governmental plan, age 50 and over"),
  "catch-up-457b-limit-ages-60-to-63": announcedLater(
    { 2025: 11_250, 2026: 11_250 },
    { 2025: only60To63, 2026: `${only60To63} ${rothOnly}` },
  ).usd("457(b) catch-up contribution in a governmental plan, ages 60 to 63"),
  "catch-up-age": fixedAsRead(50, code("414(v)")).age(
    "Catch-up contribution to a plan, from age",
    "At the end of the year.",
  ),
  "higher-catch-up-first-age": fixedAsRead(60, code("414(v)")).age(
    "Higher catch-up contribution to a plan, from age",
    "At the end of the year.",
  ),
  "higher-catch-up-last-age": fixedAsRead(63, code("414(v)")).age(
    "Higher catch-up contribution to a plan, up to age",
    "At the end of the year.",
  ),
  "roth-catch-up-wage-threshold": announced({ 2026: 150_000 }).usd(
    "Prior-year FICA wages above which catch-up contributions must be Roth",
    "For 2026, look at 2025 wages from the same employer.",
  ),
  "roth-catch-up-correction-exemption": checked({ 2026: 250 }, catchUpRegulations).usd(
    "Pre-tax catch-up of an affected participant that needs no correction, up to",
    "Earnings not counted. The regulation applies from 2027; for 2026 it is a reasonable reading of the statute.",
  ),
  "total-contribution-limit": announced({ 2025: 70_000, 2026: 72_000 }).usd(
    "401(k) employee and employer contributions together, under age 50",
  ),
  "total-contribution-limit-age-50": announced(
    { 2025: 77_500, 2026: 80_000 },
    { 2026: rothOnly },
  ).usd("401(k) employee and employer contributions together, age 50 and over"),
  "total-contribution-limit-ages-60-to-63": announced(
    { 2025: 81_250, 2026: 83_250 },
    { 2025: only60To63, 2026: `${only60To63} ${rothOnly}` },
  ).usd("401(k) employee and employer contributions together, ages 60 to 63"),
  "employer-contribution-rate": fixedAsRead(0.25, code("404(a)")).fraction(
    "Deductible employer contribution, share of pay",
    "Of eligible compensation. For a sole proprietor or partner the arithmetic comes to about 20% of net earnings.",
  ),
  "plan-compensation-limit": announced({ 2025: 350_000, 2026: 360_000 }).usd(
    "Most pay a plan may count for one participant",
  ),
  "start-up-credit-minimum": readInSection45E(500, startUpPlanCredits).usd(
    "Plan start-up credit, least per year",
    needsStaff,
  ),
  "start-up-credit-maximum": readInSection45E(5_000, startUpPlanCredits).usd(
    "Plan start-up credit, most per year",
    `$250 for each eligible employee who is not highly compensated, within the limits. ${needsStaff}`,
  ),
  "start-up-credit-per-employee": fixedAsRead(250, code("45E(b)")).usd(
    "Plan start-up credit, per eligible employee who is not highly compensated",
  ),
  "start-up-credit-years": readInSection45E(3, startUpPlanCredits).years(
    "Plan start-up credit, number of years",
  ),
  "start-up-credit-total": readInSection45E(15_000, startUpPlanCredits).usd(
    "Plan start-up credit, most over all years",
    needsStaff,
  ),
  "start-up-credit-rate-50-or-fewer": readInSection45E(1, startUpPlanCredits).fraction(
    "Plan start-up credit, share of costs with 50 or fewer employees",
  ),
  "start-up-credit-rate-51-to-100": readInSection45E(0.5, startUpPlanCredits).fraction(
    "Plan start-up credit, share of costs with 51 to 100 employees",
  ),
  "small-plan-full-credit-employees": fixedAsRead(50, code("45E")).employees(
    "Plan credits in full, employees up to",
  ),
  "small-plan-credit-employee-ceiling": fixedAsRead(100, code("45E")).employees(
    "Plan credits end above",
  ),
  "employer-contribution-credit-per-employee": fixedAsRead(1_000, code("45E(f)")).usd(
    "Employer contribution credit, most per employee",
  ),
  "employer-contribution-credit-rate-years-1-and-2": fixedAsRead(1, code("45E(f)")).fraction(
    "Employer contribution credit, share in years 1 and 2",
  ),
  "employer-contribution-credit-rate-year-3": fixedAsRead(0.75, code("45E(f)")).fraction(
    "Employer contribution credit, share in year 3",
  ),
  "employer-contribution-credit-rate-year-4": fixedAsRead(0.5, code("45E(f)")).fraction(
    "Employer contribution credit, share in year 4",
  ),
  "employer-contribution-credit-rate-year-5": fixedAsRead(0.25, code("45E(f)")).fraction(
    "Employer contribution credit, share in year 5",
  ),
  "employer-contribution-credit-reduction-per-employee": fixedAsRead(0.02, code("45E(f)")).fraction(
    "Employer contribution credit, reduction for each employee from the 51st to the 100th",
    "Zero above 100 employees.",
  ),
  "employer-contribution-credit-wage-cap": checked({ 2025: 105_000 }, code("45E(f)")).usd(
    "Employer contribution credit, wages above which an employee does not count",
    "The statute sets $100,000 and indexes it in steps of $5,000. We found no official table with the 2025 amount: confirm it with the plan advisor.",
  ),
  "auto-enrollment-credit": fixedAsRead(500, code("45T")).usd("Auto-enrollment credit, per year"),
  "auto-enrollment-credit-years": fixedAsRead(3, code("45T")).years(
    "Auto-enrollment credit, number of years",
  ),
  "self-employed-contribution-rate": fixed(0.2, code("404(a)")).fraction(
    "Employer contribution of a sole proprietor or partner, share of adjusted net earnings",
    "What 25% of pay comes to when the contribution itself is taken out of the pay: net profit less half the self-employment tax, times 20%.",
  ),
  // The limit of the year before decides who is highly compensated.
  "highly-compensated-threshold": checked({ 2025: 155_000 }, retirementLimits[2024])
    .and(checked({ 2026: 160_000 }, retirementLimits[2025]))
    .usd(
      "Highly compensated employee, prior-year pay above",
      "Pay of the year before, against the limit of that year. Or an owner of more than 5%, whatever the pay.",
    ),
  "defined-benefit-limit": announced({ 2025: 280_000, 2026: 290_000 }).usd(
    "Largest yearly pension a defined benefit plan may fund",
  ),
  "combined-plan-contribution-rate": fixedAsRead(0.06, code("404(a)(7)")).fraction(
    "Employer 401(k) contributions beside an uninsured pension plan, share of covered pay",
    "Of the pay of all participants together. Employee deferrals do not count. Above it the combined deduction limit applies.",
  ),
  "professional-plan-insurance-participants": fixedAsRead(25, {
    title: "ERISA section 4021(b)(13), 29 U.S.C. 1321",
    url: "https://www.law.cornell.edu/uscode/text/29/1321",
  }).count("Pension plan of a professional practice outside federal insurance, participants up to"),
  "small-plan-credit-counted-pay": fixedAsRead(5_000, code("408(p)")).usd(
    "Plan credits count employees paid at least, in the year before",
  ),
  "auto-enrollment-exempt-employees": fixedAsRead(10, code("414A")).employees(
    "Required automatic enrollment does not apply to employers with employees up to",
  ),
  "auto-enrollment-exempt-years": fixedAsRead(3, code("414A")).years(
    "Required automatic enrollment does not apply to businesses younger than",
  ),
  "safe-harbor-contribution-rate": fixedAsRead(0.03, code("401(k)(12)")).fraction(
    "Safe harbor 401(k), employer contribution for every eligible employee",
  ),
  "late-safe-harbor-contribution-rate": fixedAsRead(0.04, code("401(k)(12)")).fraction(
    "Safe harbor 401(k) adopted late or after year end, employer contribution",
    "Adopted by the end of the following plan year.",
  ),
  "plan-year-of-service-hours": fixedAsRead(1_000, code("410(a)")).count(
    "Retirement plan, hours that make a year of service",
  ),
  "long-term-part-time-hours": fixedAsRead(500, code("401(k)(15)")).count(
    "401(k) plan, hours in each of two years after which a part-timer may defer",
  ),
} satisfies FigureTable;
