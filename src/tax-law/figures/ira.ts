import { type FigureTable, fixedIn, theSourceItself, verifiedOn } from "../figure.ts";
import { code, retirementLimitsFor2025, retirementLimitsFor2026 } from "../sources.ts";

const checked = verifiedOn("2026-11-17");
const fixed = fixedIn({ 2025: "2026-11-17", 2026: "2026-11-17" });
const read = fixedIn({ 2025: "2026-11-18", 2026: "2026-11-18" }, theSourceItself);

const ofModifiedIncome = "Modified adjusted gross income. A taxable Roth conversion is left out.";
const coveredByPlan =
  "Of someone covered by a plan at work, by modified adjusted gross income. A spouse who is not covered has a higher range.";

/** Individual retirement accounts, Roth conversions and after-tax contributions to a plan. */
export const iraFigures = {
  "ira-contribution-limit-age-50": {
    label: "IRA contribution limit with catch-up, age 50 and over",
    unit: "usd",
    entries: {
      2025: checked(8_000, retirementLimitsFor2025, "Not more than earned income."),
      2026: checked(8_600, retirementLimitsFor2026, "Not more than earned income."),
    },
  },
  "roth-ira-full-up-to-single": {
    label: "Income up to which a direct Roth IRA contribution is allowed in full, single",
    unit: "usd",
    entries: {
      2025: checked(150_000, retirementLimitsFor2025, ofModifiedIncome),
      2026: checked(153_000, retirementLimitsFor2026, ofModifiedIncome),
    },
  },
  "roth-ira-none-from-single": {
    label: "Income from which no direct Roth IRA contribution is allowed, single",
    unit: "usd",
    entries: {
      2025: checked(165_000, retirementLimitsFor2025, ofModifiedIncome),
      2026: checked(168_000, retirementLimitsFor2026, ofModifiedIncome),
    },
  },
  "roth-ira-full-up-to-joint": {
    label: "Income up to which a direct Roth IRA contribution is allowed in full, joint return",
    unit: "usd",
    entries: {
      2025: checked(236_000, retirementLimitsFor2025, ofModifiedIncome),
      2026: checked(242_000, retirementLimitsFor2026, ofModifiedIncome),
    },
  },
  "roth-ira-none-from-joint": {
    label: "Income from which no direct Roth IRA contribution is allowed, joint return",
    unit: "usd",
    entries: {
      2025: checked(246_000, retirementLimitsFor2025, ofModifiedIncome),
      2026: checked(252_000, retirementLimitsFor2026, ofModifiedIncome),
    },
  },
  "roth-ira-none-from-separate": {
    label:
      "Income from which no direct Roth IRA contribution is allowed, married filing separately",
    unit: "usd",
    entries: read(
      10_000,
      code("408A(c)"),
      "For spouses who lived together at any time in the year. Not indexed.",
    ),
  },
  "ira-deduction-none-from-single": {
    label: "Income from which no IRA contribution is deductible, covered at work, single",
    unit: "usd",
    entries: {
      2025: checked(89_000, retirementLimitsFor2025, coveredByPlan),
      2026: checked(91_000, retirementLimitsFor2026, coveredByPlan),
    },
  },
  "ira-deduction-none-from-joint": {
    label: "Income from which no IRA contribution is deductible, covered at work, joint return",
    unit: "usd",
    entries: {
      2025: checked(146_000, retirementLimitsFor2025, coveredByPlan),
      2026: checked(149_000, retirementLimitsFor2026, coveredByPlan),
    },
  },
  "roth-clock-years": {
    label:
      "Roth account, years until earnings can be free of tax and a conversion free of the additional tax",
    unit: "years",
    entries: read(
      5,
      code("408A(d)"),
      "Counted from January 1. Earnings also need age 59 and a half, death, disability or a first home.",
    ),
  },
  "early-distribution-tax": {
    label: "Additional tax on an early distribution from a retirement account",
    unit: "fraction",
    entries: read(0.1, code("72(t)"), "Before age 59 and a half, with exceptions."),
  },
  "early-simple-distribution-tax": {
    label: "Additional tax on an early distribution from a SIMPLE IRA in its first two years",
    unit: "fraction",
    entries: read(0.25, code("72(t)")),
  },
  "simple-ira-waiting-years": {
    label: "SIMPLE IRA, years of participation before it can move to another kind of account",
    unit: "years",
    entries: read(2, code("72(t)")),
  },
  "excess-ira-contribution-tax": {
    label: "Tax on an excess IRA contribution, for each year it stays",
    unit: "fraction",
    entries: read(0.06, code("4973")),
  },
  "form-8606-late-penalty": {
    label: "Penalty for not filing Form 8606",
    unit: "usd",
    entries: read(50, code("6693(b)"), "Unless there was reasonable cause."),
  },
  "form-8606-overstatement-penalty": {
    label: "Penalty for overstating nondeductible contributions on Form 8606",
    unit: "usd",
    entries: read(100, code("6693(b)"), "Unless there was reasonable cause."),
  },
  "contribution-test-multiple": {
    label: "Contribution test, multiple of the staff's average that the well-paid may reach",
    unit: "count",
    entries: read(
      2,
      code("401(m)"),
      "And not more than two percentage points above it. Where the staff's average is high, one and a quarter times it instead.",
    ),
  },
  "contribution-test-points": {
    label:
      "Contribution test, percentage points above the staff's average that the well-paid may reach",
    unit: "fraction",
    entries: read(0.02, code("401(m)")),
  },
  "contribution-test-refund-months": {
    label: "Contribution test, months after the plan year to refund an excess without excise tax",
    unit: "months",
    entries: read(2.5, code("4979"), "Six months for some plans with automatic enrollment."),
  },
  "contribution-test-excise-rate": {
    label: "Contribution test, excise tax of the employer on an excess refunded late",
    unit: "fraction",
    entries: read(0.1, code("4979")),
  },
  "one-participant-plan-filing-threshold": {
    label: "Plan of an owner alone, assets above which Form 5500-EZ is filed",
    unit: "usd",
    entries: fixed(
      250_000,
      {
        title: "IRS, About Form 5500-EZ, Annual Return of a One-Participant Retirement Plan",
        url: "https://www.irs.gov/forms-pubs/about-form-5500-ez",
      },
      "At the end of the plan year, all such plans of the owner together; also for the final year.",
    ),
  },
} satisfies FigureTable;
