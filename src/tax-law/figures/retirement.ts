import { type FigureTable, fixedIn, theSourceItself, verifiedOn } from "../figure.ts";
import {
  catchUpRegulations,
  code,
  retirementLimitsFor2024,
  retirementLimitsFor2025,
  retirementLimitsFor2026,
  startUpPlanCredits,
} from "../sources.ts";

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
  "elective-deferral-limit": {
    label: "401(k) employee contribution limit, under age 50",
    unit: "usd",
    entries: {
      2025: checked(23_500, retirementLimitsFor2025),
      2026: checked(24_500, retirementLimitsFor2026),
    },
  },
  "elective-deferral-limit-age-50": {
    label: "401(k) employee contribution limit with catch-up, age 50 and over",
    unit: "usd",
    entries: {
      2025: checked(31_000, retirementLimitsFor2025),
      2026: checked(32_500, retirementLimitsFor2026, rothOnly),
    },
  },
  "elective-deferral-limit-ages-60-to-63": {
    label: "401(k) employee contribution limit with catch-up, ages 60 to 63",
    unit: "usd",
    entries: {
      2025: checked(34_750, retirementLimitsFor2025, only60To63),
      2026: checked(35_750, retirementLimitsFor2026, `${only60To63} ${rothOnly}`),
    },
  },
  "catch-up-limit-age-50": {
    label: "401(k) catch-up contribution, age 50 and over",
    unit: "usd",
    entries: {
      2025: checked(7_500, retirementLimitsFor2025),
      2026: checked(8_000, retirementLimitsFor2026, rothOnly),
    },
  },
  "catch-up-limit-ages-60-to-63": {
    label: "401(k) catch-up contribution, ages 60 to 63",
    unit: "usd",
    entries: {
      2025: checked(11_250, retirementLimitsFor2025, only60To63),
      2026: checked(11_250, retirementLimitsFor2026, `${only60To63} ${rothOnly}`),
    },
  },
  "deferral-457b-limit": {
    label: "457(b) contribution limit, under age 50",
    unit: "usd",
    entries: {
      2025: checkedLater(23_500, retirementLimitsFor2025, apartFromOtherPlans),
      2026: checkedLater(24_500, retirementLimitsFor2026, apartFromOtherPlans),
    },
  },
  "catch-up-457b-limit-age-50": {
    label: "457(b) catch-up contribution in a governmental plan, age 50 and over",
    unit: "usd",
    entries: {
      2025: checkedLater(7_500, retirementLimitsFor2025),
      2026: checkedLater(8_000, retirementLimitsFor2026, rothOnly),
    },
  },
  "catch-up-457b-limit-ages-60-to-63": {
    label: "457(b) catch-up contribution in a governmental plan, ages 60 to 63",
    unit: "usd",
    entries: {
      2025: checkedLater(11_250, retirementLimitsFor2025, only60To63),
      2026: checkedLater(11_250, retirementLimitsFor2026, `${only60To63} ${rothOnly}`),
    },
  },
  "catch-up-age": {
    label: "Catch-up contribution to a plan, from age",
    unit: "age",
    entries: read(50, code("414(v)"), "At the end of the year."),
  },
  "higher-catch-up-first-age": {
    label: "Higher catch-up contribution to a plan, from age",
    unit: "age",
    entries: read(60, code("414(v)"), "At the end of the year."),
  },
  "higher-catch-up-last-age": {
    label: "Higher catch-up contribution to a plan, up to age",
    unit: "age",
    entries: read(63, code("414(v)"), "At the end of the year."),
  },
  "roth-catch-up-wage-threshold": {
    label: "Prior-year FICA wages above which catch-up contributions must be Roth",
    unit: "usd",
    entries: {
      2026: checked(
        150_000,
        retirementLimitsFor2026,
        "For 2026, look at 2025 wages from the same employer.",
      ),
    },
  },
  "roth-catch-up-correction-exemption": {
    label: "Pre-tax catch-up of an affected participant that needs no correction, up to",
    unit: "usd",
    entries: {
      2026: checked(
        250,
        catchUpRegulations,
        "Earnings not counted. The regulation applies from 2027; for 2026 it is a reasonable reading of the statute.",
      ),
    },
  },
  "total-contribution-limit": {
    label: "401(k) employee and employer contributions together, under age 50",
    unit: "usd",
    entries: {
      2025: checked(70_000, retirementLimitsFor2025),
      2026: checked(72_000, retirementLimitsFor2026),
    },
  },
  "total-contribution-limit-age-50": {
    label: "401(k) employee and employer contributions together, age 50 and over",
    unit: "usd",
    entries: {
      2025: checked(77_500, retirementLimitsFor2025),
      2026: checked(80_000, retirementLimitsFor2026, rothOnly),
    },
  },
  "total-contribution-limit-ages-60-to-63": {
    label: "401(k) employee and employer contributions together, ages 60 to 63",
    unit: "usd",
    entries: {
      2025: checked(81_250, retirementLimitsFor2025, only60To63),
      2026: checked(83_250, retirementLimitsFor2026, `${only60To63} ${rothOnly}`),
    },
  },
  "employer-contribution-rate": {
    label: "Deductible employer contribution, share of pay",
    unit: "fraction",
    entries: read(
      0.25,
      code("404(a)"),
      "Of eligible compensation. For a sole proprietor or partner the arithmetic comes to about 20% of net earnings.",
    ),
  },
  "plan-compensation-limit": {
    label: "Most pay a plan may count for one participant",
    unit: "usd",
    entries: {
      2025: checked(350_000, retirementLimitsFor2025),
      2026: checked(360_000, retirementLimitsFor2026),
    },
  },
  "start-up-credit-minimum": {
    label: "Plan start-up credit, least per year",
    unit: "usd",
    entries: readInSection45E(500, startUpPlanCredits, needsStaff),
  },
  "start-up-credit-maximum": {
    label: "Plan start-up credit, most per year",
    unit: "usd",
    entries: readInSection45E(
      5_000,
      startUpPlanCredits,
      `$250 for each eligible employee who is not highly compensated, within the limits. ${needsStaff}`,
    ),
  },
  "start-up-credit-per-employee": {
    label: "Plan start-up credit, per eligible employee who is not highly compensated",
    unit: "usd",
    entries: read(250, code("45E(b)")),
  },
  "start-up-credit-years": {
    label: "Plan start-up credit, number of years",
    unit: "years",
    entries: readInSection45E(3, startUpPlanCredits),
  },
  "start-up-credit-total": {
    label: "Plan start-up credit, most over all years",
    unit: "usd",
    entries: readInSection45E(15_000, startUpPlanCredits, needsStaff),
  },
  "start-up-credit-rate-50-or-fewer": {
    label: "Plan start-up credit, share of costs with 50 or fewer employees",
    unit: "fraction",
    entries: readInSection45E(1, startUpPlanCredits),
  },
  "start-up-credit-rate-51-to-100": {
    label: "Plan start-up credit, share of costs with 51 to 100 employees",
    unit: "fraction",
    entries: readInSection45E(0.5, startUpPlanCredits),
  },
  "small-plan-full-credit-employees": {
    label: "Plan credits in full, employees up to",
    unit: "employees",
    entries: read(50, code("45E")),
  },
  "small-plan-credit-employee-ceiling": {
    label: "Plan credits end above",
    unit: "employees",
    entries: read(100, code("45E")),
  },
  "employer-contribution-credit-per-employee": {
    label: "Employer contribution credit, most per employee",
    unit: "usd",
    entries: read(1_000, code("45E(f)")),
  },
  "employer-contribution-credit-rate-years-1-and-2": {
    label: "Employer contribution credit, share in years 1 and 2",
    unit: "fraction",
    entries: read(1, code("45E(f)")),
  },
  "employer-contribution-credit-rate-year-3": {
    label: "Employer contribution credit, share in year 3",
    unit: "fraction",
    entries: read(0.75, code("45E(f)")),
  },
  "employer-contribution-credit-rate-year-4": {
    label: "Employer contribution credit, share in year 4",
    unit: "fraction",
    entries: read(0.5, code("45E(f)")),
  },
  "employer-contribution-credit-rate-year-5": {
    label: "Employer contribution credit, share in year 5",
    unit: "fraction",
    entries: read(0.25, code("45E(f)")),
  },
  "employer-contribution-credit-reduction-per-employee": {
    label: "Employer contribution credit, reduction for each employee from the 51st to the 100th",
    unit: "fraction",
    entries: read(0.02, code("45E(f)"), "Zero above 100 employees."),
  },
  "employer-contribution-credit-wage-cap": {
    label: "Employer contribution credit, wages above which an employee does not count",
    unit: "usd",
    entries: {
      2025: checked(
        105_000,
        code("45E(f)"),
        "The statute sets $100,000 and indexes it in steps of $5,000. We found no official table with the 2025 amount: confirm it with the plan advisor.",
      ),
    },
  },
  "auto-enrollment-credit": {
    label: "Auto-enrollment credit, per year",
    unit: "usd",
    entries: read(500, code("45T")),
  },
  "auto-enrollment-credit-years": {
    label: "Auto-enrollment credit, number of years",
    unit: "years",
    entries: read(3, code("45T")),
  },
  "self-employed-contribution-rate": {
    label: "Employer contribution of a sole proprietor or partner, share of adjusted net earnings",
    unit: "fraction",
    entries: fixed(
      0.2,
      code("404(a)"),
      "What 25% of pay comes to when the contribution itself is taken out of the pay: net profit less half the self-employment tax, times 20%.",
    ),
  },
  // The limit of the year before decides who is highly compensated.
  "highly-compensated-threshold": {
    label: "Highly compensated employee, prior-year pay above",
    unit: "usd",
    entries: {
      2025: checked(155_000, retirementLimitsFor2024, orOwner),
      2026: checked(160_000, retirementLimitsFor2025, orOwner),
    },
  },
  "defined-benefit-limit": {
    label: "Largest yearly pension a defined benefit plan may fund",
    unit: "usd",
    entries: {
      2025: checked(280_000, retirementLimitsFor2025),
      2026: checked(290_000, retirementLimitsFor2026),
    },
  },
  "combined-plan-contribution-rate": {
    label: "Employer 401(k) contributions beside an uninsured pension plan, share of covered pay",
    unit: "fraction",
    entries: read(
      0.06,
      code("404(a)(7)"),
      "Of the pay of all participants together. Employee deferrals do not count. Above it the combined deduction limit applies.",
    ),
  },
  "professional-plan-insurance-participants": {
    label: "Pension plan of a professional practice outside federal insurance, participants up to",
    unit: "count",
    entries: read(25, {
      title: "ERISA section 4021(b)(13), 29 U.S.C. 1321",
      url: "https://www.law.cornell.edu/uscode/text/29/1321",
    }),
  },
  "small-plan-credit-counted-pay": {
    label: "Plan credits count employees paid at least, in the year before",
    unit: "usd",
    entries: read(5_000, code("408(p)")),
  },
  "auto-enrollment-exempt-employees": {
    label: "Required automatic enrollment does not apply to employers with employees up to",
    unit: "employees",
    entries: read(10, code("414A")),
  },
  "auto-enrollment-exempt-years": {
    label: "Required automatic enrollment does not apply to businesses younger than",
    unit: "years",
    entries: read(3, code("414A")),
  },
  "safe-harbor-contribution-rate": {
    label: "Safe harbor 401(k), employer contribution for every eligible employee",
    unit: "fraction",
    entries: read(0.03, code("401(k)(12)")),
  },
  "late-safe-harbor-contribution-rate": {
    label: "Safe harbor 401(k) adopted late or after year end, employer contribution",
    unit: "fraction",
    entries: read(0.04, code("401(k)(12)"), "Adopted by the end of the following plan year."),
  },
  "plan-year-of-service-hours": {
    label: "Retirement plan, hours that make a year of service",
    unit: "count",
    entries: read(1_000, code("410(a)")),
  },
  "long-term-part-time-hours": {
    label: "401(k) plan, hours in each of two years after which a part-timer may defer",
    unit: "count",
    entries: read(500, code("401(k)(15)")),
  },
} satisfies FigureTable;
