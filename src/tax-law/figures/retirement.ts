import { type FigureTable, sameIn } from "../figure.ts";
import {
  code,
  retirementLimitsFor2025,
  retirementLimitsFor2026,
  startUpPlanCredits,
} from "../sources.ts";

const verifiedOn = "2026-11-15";

const only60To63 = "Only in the years in which the participant is 60, 61, 62 or 63 at year end.";
const rothOnly =
  "Catch-up part Roth only if prior-year FICA wages from the employer exceeded $150,000.";
const needsStaff =
  "Needs at least one participant who is not highly compensated: an owner-only plan earns no credit.";

const orOwner =
  "Pay of the year before, against the limit of that year. Or an owner of more than 5%, whatever the pay.";
/** The limit of 2024 decides who is highly compensated in 2025. */
const retirementLimitsFor2024 = {
  title: "IRS Notice 2023-75",
  url: "https://www.irs.gov/pub/irs-drop/n-23-75.pdf",
};

export const retirementFigures = {
  "elective-deferral-limit": {
    label: "401(k) employee contribution limit, under age 50",
    unit: "usd",
    entries: {
      2025: { value: 23_500, source: retirementLimitsFor2025, verifiedOn },
      2026: { value: 24_500, source: retirementLimitsFor2026, verifiedOn },
    },
  },
  "elective-deferral-limit-age-50": {
    label: "401(k) employee contribution limit with catch-up, age 50 and over",
    unit: "usd",
    entries: {
      2025: { value: 31_000, source: retirementLimitsFor2025, verifiedOn },
      2026: { value: 32_500, source: retirementLimitsFor2026, verifiedOn, caveat: rothOnly },
    },
  },
  "elective-deferral-limit-ages-60-to-63": {
    label: "401(k) employee contribution limit with catch-up, ages 60 to 63",
    unit: "usd",
    entries: {
      2025: { value: 34_750, source: retirementLimitsFor2025, verifiedOn, caveat: only60To63 },
      2026: {
        value: 35_750,
        source: retirementLimitsFor2026,
        verifiedOn,
        caveat: `${only60To63} ${rothOnly}`,
      },
    },
  },
  "catch-up-limit-age-50": {
    label: "401(k) catch-up contribution, age 50 and over",
    unit: "usd",
    entries: {
      2025: { value: 7_500, source: retirementLimitsFor2025, verifiedOn },
      2026: { value: 8_000, source: retirementLimitsFor2026, verifiedOn, caveat: rothOnly },
    },
  },
  "catch-up-limit-ages-60-to-63": {
    label: "401(k) catch-up contribution, ages 60 to 63",
    unit: "usd",
    entries: {
      2025: { value: 11_250, source: retirementLimitsFor2025, verifiedOn, caveat: only60To63 },
      2026: {
        value: 11_250,
        source: retirementLimitsFor2026,
        verifiedOn,
        caveat: `${only60To63} ${rothOnly}`,
      },
    },
  },
  "roth-catch-up-wage-threshold": {
    label: "Prior-year FICA wages above which catch-up contributions must be Roth",
    unit: "usd",
    entries: {
      2026: {
        value: 150_000,
        source: retirementLimitsFor2026,
        verifiedOn,
        caveat: "For 2026, look at 2025 wages from the same employer.",
      },
    },
  },
  "total-contribution-limit": {
    label: "401(k) employee and employer contributions together, under age 50",
    unit: "usd",
    entries: {
      2025: { value: 70_000, source: retirementLimitsFor2025, verifiedOn },
      2026: { value: 72_000, source: retirementLimitsFor2026, verifiedOn },
    },
  },
  "total-contribution-limit-age-50": {
    label: "401(k) employee and employer contributions together, age 50 and over",
    unit: "usd",
    entries: {
      2025: { value: 77_500, source: retirementLimitsFor2025, verifiedOn },
      2026: { value: 80_000, source: retirementLimitsFor2026, verifiedOn, caveat: rothOnly },
    },
  },
  "total-contribution-limit-ages-60-to-63": {
    label: "401(k) employee and employer contributions together, ages 60 to 63",
    unit: "usd",
    entries: {
      2025: { value: 81_250, source: retirementLimitsFor2025, verifiedOn, caveat: only60To63 },
      2026: {
        value: 83_250,
        source: retirementLimitsFor2026,
        verifiedOn,
        caveat: `${only60To63} ${rothOnly}`,
      },
    },
  },
  "employer-contribution-rate": {
    label: "Deductible employer contribution, share of pay",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 0.25,
      source: code("404(a)"),
      verifiedOn,
      caveat:
        "Of eligible compensation. For a sole proprietor or partner the arithmetic comes to about 20% of net earnings.",
    }),
  },
  "plan-compensation-limit": {
    label: "Most pay a plan may count for one participant",
    unit: "usd",
    entries: {
      2025: { value: 350_000, source: retirementLimitsFor2025, verifiedOn },
      2026: { value: 360_000, source: retirementLimitsFor2026, verifiedOn },
    },
  },
  "start-up-credit-minimum": {
    label: "Plan start-up credit, least per year",
    unit: "usd",
    entries: sameIn([2025, 2026], {
      value: 500,
      source: startUpPlanCredits,
      verifiedOn,
      caveat: needsStaff,
    }),
  },
  "start-up-credit-maximum": {
    label: "Plan start-up credit, most per year",
    unit: "usd",
    entries: sameIn([2025, 2026], {
      value: 5_000,
      source: startUpPlanCredits,
      verifiedOn,
      caveat: `$250 for each eligible employee who is not highly compensated, within the limits. ${needsStaff}`,
    }),
  },
  "start-up-credit-per-employee": {
    label: "Plan start-up credit, per eligible employee who is not highly compensated",
    unit: "usd",
    entries: sameIn([2025, 2026], { value: 250, source: code("45E(b)"), verifiedOn }),
  },
  "start-up-credit-years": {
    label: "Plan start-up credit, number of years",
    unit: "years",
    entries: sameIn([2025, 2026], { value: 3, source: startUpPlanCredits, verifiedOn }),
  },
  "start-up-credit-total": {
    label: "Plan start-up credit, most over all years",
    unit: "usd",
    entries: sameIn([2025, 2026], {
      value: 15_000,
      source: startUpPlanCredits,
      verifiedOn,
      caveat: needsStaff,
    }),
  },
  "start-up-credit-rate-50-or-fewer": {
    label: "Plan start-up credit, share of costs with 50 or fewer employees",
    unit: "fraction",
    entries: sameIn([2025, 2026], { value: 1, source: startUpPlanCredits, verifiedOn }),
  },
  "start-up-credit-rate-51-to-100": {
    label: "Plan start-up credit, share of costs with 51 to 100 employees",
    unit: "fraction",
    entries: sameIn([2025, 2026], { value: 0.5, source: startUpPlanCredits, verifiedOn }),
  },
  "small-plan-full-credit-employees": {
    label: "Plan credits in full, employees up to",
    unit: "employees",
    entries: sameIn([2025, 2026], { value: 50, source: code("45E"), verifiedOn }),
  },
  "small-plan-credit-employee-ceiling": {
    label: "Plan credits end above",
    unit: "employees",
    entries: sameIn([2025, 2026], { value: 100, source: code("45E"), verifiedOn }),
  },
  "employer-contribution-credit-per-employee": {
    label: "Employer contribution credit, most per employee",
    unit: "usd",
    entries: sameIn([2025, 2026], { value: 1_000, source: code("45E(f)"), verifiedOn }),
  },
  "employer-contribution-credit-rate-years-1-and-2": {
    label: "Employer contribution credit, share in years 1 and 2",
    unit: "fraction",
    entries: sameIn([2025, 2026], { value: 1, source: code("45E(f)"), verifiedOn }),
  },
  "employer-contribution-credit-rate-year-3": {
    label: "Employer contribution credit, share in year 3",
    unit: "fraction",
    entries: sameIn([2025, 2026], { value: 0.75, source: code("45E(f)"), verifiedOn }),
  },
  "employer-contribution-credit-rate-year-4": {
    label: "Employer contribution credit, share in year 4",
    unit: "fraction",
    entries: sameIn([2025, 2026], { value: 0.5, source: code("45E(f)"), verifiedOn }),
  },
  "employer-contribution-credit-rate-year-5": {
    label: "Employer contribution credit, share in year 5",
    unit: "fraction",
    entries: sameIn([2025, 2026], { value: 0.25, source: code("45E(f)"), verifiedOn }),
  },
  "employer-contribution-credit-reduction-per-employee": {
    label: "Employer contribution credit, reduction for each employee from the 51st to the 100th",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 0.02,
      source: code("45E(f)"),
      verifiedOn,
      caveat: "Zero above 100 employees.",
    }),
  },
  "employer-contribution-credit-wage-cap": {
    label: "Employer contribution credit, wages above which an employee does not count",
    unit: "usd",
    entries: {
      2025: {
        value: 105_000,
        source: code("45E(f)"),
        verifiedOn,
        caveat:
          "The statute sets $100,000 and indexes it in steps of $5,000: confirm the amount for your year with the plan adviser.",
      },
    },
  },
  "auto-enrollment-credit": {
    label: "Auto-enrollment credit, per year",
    unit: "usd",
    entries: sameIn([2025, 2026], { value: 500, source: code("45T"), verifiedOn }),
  },
  "auto-enrollment-credit-years": {
    label: "Auto-enrollment credit, number of years",
    unit: "years",
    entries: sameIn([2025, 2026], { value: 3, source: code("45T"), verifiedOn }),
  },
  "self-employed-contribution-rate": {
    label: "Employer contribution of a sole proprietor or partner, share of adjusted net earnings",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 0.2,
      source: code("404(a)"),
      verifiedOn,
      caveat:
        "What 25% of pay comes to when the contribution itself is taken out of the pay: net profit less half the self-employment tax, times 20%.",
    }),
  },
  "highly-compensated-threshold": {
    label: "Highly compensated employee, prior-year pay above",
    unit: "usd",
    entries: {
      2025: { value: 155_000, source: retirementLimitsFor2024, verifiedOn, caveat: orOwner },
      2026: { value: 160_000, source: retirementLimitsFor2025, verifiedOn, caveat: orOwner },
    },
  },
  "defined-benefit-limit": {
    label: "Largest yearly pension a defined benefit plan may fund",
    unit: "usd",
    entries: {
      2025: { value: 280_000, source: retirementLimitsFor2025, verifiedOn },
      2026: { value: 290_000, source: retirementLimitsFor2026, verifiedOn },
    },
  },
  "combined-plan-contribution-rate": {
    label: "Employer 401(k) contributions beside an uninsured pension plan, share of covered pay",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 0.06,
      source: code("404(a)(7)"),
      verifiedOn,
      caveat:
        "Of the pay of all participants together. Employee deferrals do not count. Above it the combined deduction limit applies.",
    }),
  },
  "professional-plan-insurance-participants": {
    label: "Pension plan of a professional practice outside federal insurance, participants up to",
    unit: "count",
    entries: sameIn([2025, 2026], {
      value: 25,
      source: {
        title: "ERISA section 4021(b)(13), 29 U.S.C. 1321",
        url: "https://www.law.cornell.edu/uscode/text/29/1321",
      },
      verifiedOn,
    }),
  },
  "small-plan-credit-counted-pay": {
    label: "Plan credits count employees paid at least, in the year before",
    unit: "usd",
    entries: sameIn([2025, 2026], { value: 5_000, source: code("408(p)"), verifiedOn }),
  },
  "auto-enrollment-exempt-employees": {
    label: "Required automatic enrollment does not apply to employers with employees up to",
    unit: "employees",
    entries: sameIn([2025, 2026], { value: 10, source: code("414A"), verifiedOn }),
  },
  "auto-enrollment-exempt-years": {
    label: "Required automatic enrollment does not apply to businesses younger than",
    unit: "years",
    entries: sameIn([2025, 2026], { value: 3, source: code("414A"), verifiedOn }),
  },
  "safe-harbor-contribution-rate": {
    label: "Safe harbor 401(k), employer contribution for every eligible employee",
    unit: "fraction",
    entries: sameIn([2025, 2026], { value: 0.03, source: code("401(k)(12)"), verifiedOn }),
  },
  "late-safe-harbor-contribution-rate": {
    label: "Safe harbor 401(k) adopted late or after year end, employer contribution",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 0.04,
      source: code("401(k)(12)"),
      verifiedOn,
      caveat: "Adopted by the end of the following plan year.",
    }),
  },
  "plan-year-of-service-hours": {
    label: "Retirement plan, hours that make a year of service",
    unit: "count",
    entries: sameIn([2025, 2026], { value: 1_000, source: code("410(a)"), verifiedOn }),
  },
  "long-term-part-time-hours": {
    label: "401(k) plan, hours in each of two years after which a part-timer may defer",
    unit: "count",
    entries: sameIn([2025, 2026], { value: 500, source: code("401(k)(15)"), verifiedOn }),
  },
} satisfies FigureTable;
