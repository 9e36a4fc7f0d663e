import { byYear, type FigureTable, fixedIn, theSourceItself, unit, verifiedOn } from "../figure.ts";
import { catchUpRegulations, code, retirementLimits, startUpPlanCredits } from "../sources.ts";

const checked = verifiedOn("2026-11-15");
const fixed = fixedIn({ 2025: "2026-11-15", 2026: "2026-11-15" });

const checkedLater = verifiedOn("2026-11-17");
const read = fixedIn({ 2025: "2026-11-18", 2026: "2026-11-18" }, theSourceItself);
const readInSection45E = fixedIn(
  { 2025: "2026-11-18", 2026: "2026-11-18" },
  "section 45E of the Code",
);

const apartFromOtherPlans =
  "Apart from the limit of a 401(k) or 403(b); what the employer pays in counts too.";
const only60To63 = "Only in the years in which the participant is 60, 61, 62 or 63 at year end.";
const rothOnly =
  "Catch-up part Roth only if prior-year FICA wages from the employer exceeded $150,000.";
const needsStaff =
  "Needs at least one participant who is not highly compensated: an owner-only plan earns no credit.";
const orOwner =
  "Pay of the year before, against the limit of that year. Or an owner of more than 5%, whatever the pay.";

export const retirementFigures = {
  "elective-deferral-limit": unit.usd(
    "401(k) employee contribution limit, under age 50",
    byYear(checked, retirementLimits, { 2025: 23_500, 2026: 24_500 }),
  ),
  "elective-deferral-limit-age-50": unit.usd(
    "401(k) employee contribution limit with catch-up, age 50 and over",
    byYear(checked, retirementLimits, { 2025: 31_000, 2026: 32_500 }, { 2026: rothOnly }),
  ),
  "elective-deferral-limit-ages-60-to-63": unit.usd(
    "401(k) employee contribution limit with catch-up, ages 60 to 63",
    byYear(
      checked,
      retirementLimits,
      { 2025: 34_750, 2026: 35_750 },
      { 2025: only60To63, 2026: `${only60To63} ${rothOnly}` },
    ),
  ),
  "catch-up-limit-age-50": unit.usd(
    "401(k) catch-up contribution, age 50 and over",
    byYear(checked, retirementLimits, { 2025: 7_500, 2026: 8_000 }, { 2026: rothOnly }),
  ),
  "catch-up-limit-ages-60-to-63": unit.usd(
    "401(k) catch-up contribution, ages 60 to 63",
    byYear(
      checked,
      retirementLimits,
      { 2025: 11_250, 2026: 11_250 },
      { 2025: only60To63, 2026: `${only60To63} ${rothOnly}` },
    ),
  ),
  "deferral-457b-limit": unit.usd(
    "457(b) contribution limit, under age 50",
    byYear(checkedLater, retirementLimits, { 2025: 23_500, 2026: 24_500 }),
    apartFromOtherPlans,
  ),
  "catch-up-457b-limit-age-50": unit.usd(
    "457(b) catch-up contribution in a governmental plan, age 50 and over",
    byYear(checkedLater, retirementLimits, { 2025: 7_500, 2026: 8_000 }, { 2026: rothOnly }),
  ),
  "catch-up-457b-limit-ages-60-to-63": unit.usd(
    "457(b) catch-up contribution in a governmental plan, ages 60 to 63",
    byYear(
      checkedLater,
      retirementLimits,
      { 2025: 11_250, 2026: 11_250 },
      { 2025: only60To63, 2026: `${only60To63} ${rothOnly}` },
    ),
  ),
  "catch-up-age": unit.age(
    "Catch-up contribution to a plan, from age",
    read(50, code("414(v)")),
    "At the end of the year.",
  ),
  "higher-catch-up-first-age": unit.age(
    "Higher catch-up contribution to a plan, from age",
    read(60, code("414(v)")),
    "At the end of the year.",
  ),
  "higher-catch-up-last-age": unit.age(
    "Higher catch-up contribution to a plan, up to age",
    read(63, code("414(v)")),
    "At the end of the year.",
  ),
  "roth-catch-up-wage-threshold": unit.usd(
    "Prior-year FICA wages above which catch-up contributions must be Roth",
    { 2026: checked(150_000, retirementLimits[2026]) },
    "For 2026, look at 2025 wages from the same employer.",
  ),
  "roth-catch-up-correction-exemption": unit.usd(
    "Pre-tax catch-up of an affected participant that needs no correction, up to",
    { 2026: checked(250, catchUpRegulations) },
    "Earnings not counted. The regulation applies from 2027; for 2026 it is a reasonable reading of the statute.",
  ),
  "total-contribution-limit": unit.usd(
    "401(k) employee and employer contributions together, under age 50",
    byYear(checked, retirementLimits, { 2025: 70_000, 2026: 72_000 }),
  ),
  "total-contribution-limit-age-50": unit.usd(
    "401(k) employee and employer contributions together, age 50 and over",
    byYear(checked, retirementLimits, { 2025: 77_500, 2026: 80_000 }, { 2026: rothOnly }),
  ),
  "total-contribution-limit-ages-60-to-63": unit.usd(
    "401(k) employee and employer contributions together, ages 60 to 63",
    byYear(
      checked,
      retirementLimits,
      { 2025: 81_250, 2026: 83_250 },
      { 2025: only60To63, 2026: `${only60To63} ${rothOnly}` },
    ),
  ),
  "employer-contribution-rate": unit.fraction(
    "Deductible employer contribution, share of pay",
    read(0.25, code("404(a)")),
    "Of eligible compensation. For a sole proprietor or partner the arithmetic comes to about 20% of net earnings.",
  ),
  "plan-compensation-limit": unit.usd(
    "Most pay a plan may count for one participant",
    byYear(checked, retirementLimits, { 2025: 350_000, 2026: 360_000 }),
  ),
  "start-up-credit-minimum": unit.usd(
    "Plan start-up credit, least per year",
    readInSection45E(500, startUpPlanCredits),
    needsStaff,
  ),
  "start-up-credit-maximum": unit.usd(
    "Plan start-up credit, most per year",
    readInSection45E(5_000, startUpPlanCredits),
    `$250 for each eligible employee who is not highly compensated, within the limits. ${needsStaff}`,
  ),
  "start-up-credit-per-employee": unit.usd(
    "Plan start-up credit, per eligible employee who is not highly compensated",
    read(250, code("45E(b)")),
  ),
  "start-up-credit-years": unit.years(
    "Plan start-up credit, number of years",
    readInSection45E(3, startUpPlanCredits),
  ),
  "start-up-credit-total": unit.usd(
    "Plan start-up credit, most over all years",
    readInSection45E(15_000, startUpPlanCredits),
    needsStaff,
  ),
  "start-up-credit-rate-50-or-fewer": unit.fraction(
    "Plan start-up credit, share of costs with 50 or fewer employees",
    readInSection45E(1, startUpPlanCredits),
  ),
  "start-up-credit-rate-51-to-100": unit.fraction(
    "Plan start-up credit, share of costs with 51 to 100 employees",
    readInSection45E(0.5, startUpPlanCredits),
  ),
  "small-plan-full-credit-employees": unit.employees(
    "Plan credits in full, employees up to",
    read(50, code("45E")),
  ),
  "small-plan-credit-employee-ceiling": unit.employees(
    "Plan credits end above",
    read(100, code("45E")),
  ),
  "employer-contribution-credit-per-employee": unit.usd(
    "Employer contribution credit, most per employee",
    read(1_000, code("45E(f)")),
  ),
  "employer-contribution-credit-rate-years-1-and-2": unit.fraction(
    "Employer contribution credit, share in years 1 and 2",
    read(1, code("45E(f)")),
  ),
  "employer-contribution-credit-rate-year-3": unit.fraction(
    "Employer contribution credit, share in year 3",
    read(0.75, code("45E(f)")),
  ),
  "employer-contribution-credit-rate-year-4": unit.fraction(
    "Employer contribution credit, share in year 4",
    read(0.5, code("45E(f)")),
  ),
  "employer-contribution-credit-rate-year-5": unit.fraction(
    "Employer contribution credit, share in year 5",
    read(0.25, code("45E(f)")),
  ),
  "employer-contribution-credit-reduction-per-employee": unit.fraction(
    "Employer contribution credit, reduction for each employee from the 51st to the 100th",
    read(0.02, code("45E(f)")),
    "Zero above 100 employees.",
  ),
  "employer-contribution-credit-wage-cap": unit.usd(
    "Employer contribution credit, wages above which an employee does not count",
    { 2025: checked(105_000, code("45E(f)")) },
    "The statute sets $100,000 and indexes it in steps of $5,000. We found no official table with the 2025 amount: confirm it with the plan advisor.",
  ),
  "auto-enrollment-credit": unit.usd("Auto-enrollment credit, per year", read(500, code("45T"))),
  "auto-enrollment-credit-years": unit.years(
    "Auto-enrollment credit, number of years",
    read(3, code("45T")),
  ),
  "self-employed-contribution-rate": unit.fraction(
    "Employer contribution of a sole proprietor or partner, share of adjusted net earnings",
    fixed(0.2, code("404(a)")),
    "What 25% of pay comes to when the contribution itself is taken out of the pay: net profit less half the self-employment tax, times 20%.",
  ),
  // The limit of the year before decides who is highly compensated.
  "highly-compensated-threshold": unit.usd(
    "Highly compensated employee, prior-year pay above",
    {
      2025: checked(155_000, retirementLimits[2024]),
      2026: checked(160_000, retirementLimits[2025]),
    },
    orOwner,
  ),
  "defined-benefit-limit": unit.usd(
    "Largest yearly pension a defined benefit plan may fund",
    byYear(checked, retirementLimits, { 2025: 280_000, 2026: 290_000 }),
  ),
  "combined-plan-contribution-rate": unit.fraction(
    "Employer 401(k) contributions beside an uninsured pension plan, share of covered pay",
    read(0.06, code("404(a)(7)")),
    "Of the pay of all participants together. Employee deferrals do not count. Above it the combined deduction limit applies.",
  ),
  "professional-plan-insurance-participants": unit.count(
    "Pension plan of a professional practice outside federal insurance, participants up to",
    read(25, {
      title: "ERISA section 4021(b)(13), 29 U.S.C. 1321",
      url: "https://www.law.cornell.edu/uscode/text/29/1321",
    }),
  ),
  "small-plan-credit-counted-pay": unit.usd(
    "Plan credits count employees paid at least, in the year before",
    read(5_000, code("408(p)")),
  ),
  "auto-enrollment-exempt-employees": unit.employees(
    "Required automatic enrollment does not apply to employers with employees up to",
    read(10, code("414A")),
  ),
  "auto-enrollment-exempt-years": unit.years(
    "Required automatic enrollment does not apply to businesses younger than",
    read(3, code("414A")),
  ),
  "safe-harbor-contribution-rate": unit.fraction(
    "Safe harbor 401(k), employer contribution for every eligible employee",
    read(0.03, code("401(k)(12)")),
  ),
  "late-safe-harbor-contribution-rate": unit.fraction(
    "Safe harbor 401(k) adopted late or after year end, employer contribution",
    read(0.04, code("401(k)(12)")),
    "Adopted by the end of the following plan year.",
  ),
  "plan-year-of-service-hours": unit.count(
    "Retirement plan, hours that make a year of service",
    read(1_000, code("410(a)")),
  ),
  "long-term-part-time-hours": unit.count(
    "401(k) plan, hours in each of two years after which a part-timer may defer",
    read(500, code("401(k)(15)")),
  ),
} satisfies FigureTable;
