import { byYear, type FigureTable, fixedIn, verifiedOn } from "../figure.ts";
import { fixedAsRead } from "../readings.ts";
import { code, retirementLimits } from "../sources.ts";

const announced = byYear(verifiedOn("2026-11-17"), retirementLimits);
const fixed = fixedIn({ 2025: "2026-11-17", 2026: "2026-11-17" });

const ofModifiedIncome = "Modified adjusted gross income. A taxable Roth conversion is left out.";
const coveredByPlan =
  "Of someone covered by a plan at work, by modified adjusted gross income. A spouse who is not covered has a higher range.";

/** Individual retirement accounts, Roth conversions and after-tax contributions to a plan. */
export const iraFigures = {
  "ira-contribution-limit-age-50": announced({ 2025: 8_000, 2026: 8_600 }).usd(
    "IRA contribution limit with catch-up, age 50 and over",
    "Not more than earned income.",
  ),
  "roth-ira-full-up-to-single": announced({ 2025: 150_000, 2026: 153_000 }).usd(
    "Income up to which a direct Roth IRA contribution is allowed in full, single",
    ofModifiedIncome,
  ),
  "roth-ira-none-from-single": announced({ 2025: 165_000, 2026: 168_000 }).usd(
    "Income from which no direct Roth IRA contribution is allowed, single",
    ofModifiedIncome,
  ),
  "roth-ira-full-up-to-joint": announced({ 2025: 236_000, 2026: 242_000 }).usd(
    "Income up to which a direct Roth IRA contribution is allowed in full, joint return",
    ofModifiedIncome,
  ),
  "roth-ira-none-from-joint": announced({ 2025: 246_000, 2026: 252_000 }).usd(
    "Income from which no direct Roth IRA contribution is allowed, joint return",
    ofModifiedIncome,
  ),
  "roth-ira-none-from-separate": fixedAsRead(10_000, code("408A(c)")).usd(
    "Income from which no direct Roth IRA contribution is allowed, married filing separately",
    "For spouses who lived together at any time in the year. Not indexed.",
  ),
  "ira-deduction-none-from-single": announced({ 2025: 89_000, 2026: 91_000 }).usd(
    "Income from which no IRA contribution is deductible, covered at work, single",
    coveredByPlan,
  ),
  "ira-deduction-none-from-joint": announced({ 2025: 146_000, 2026: 149_000 }).usd(
    "Income from which no IRA contribution is deductible, covered at work, joint return",
    coveredByPlan,
  ),
  "roth-clock-years": fixedAsRead(5, code("408A(d)")).years(
    "Roth account, years until earnings can be free of tax and a conversion free of the additional tax",
    "Counted from January 1. Earnings also need age 59 and a half, death, disability or a first home.",
  ),
  "early-distribution-tax": fixedAsRead(0.1, code("72(t)")).fraction(
    "Additional tax on an early distribution from a retirement account",
    "Before age 59 and a half, with exceptions.",
  ),
  "early-simple-distribution-tax": fixedAsRead(0.25, code("72(t)")).fraction(
    "Additional tax on an early distribution from a SIMPLE IRA in its first two years",
  ),
  "simple-ira-waiting-years": fixedAsRead(2, code("72(t)")).years(
    "SIMPLE IRA, years of participation before it can move to another kind of account",
  ),
  "excess-ira-contribution-tax": fixedAsRead(0.06, code("4973")).fraction(
    "Tax on an excess IRA contribution, for each year it stays",
  ),
  "form-8606-late-penalty": fixedAsRead(50, code("6693(b)")).usd(
    "Penalty for not filing Form 8606",
    "Unless there was reasonable cause.",
  ),
  "form-8606-overstatement-penalty": fixedAsRead(100, code("6693(b)")).usd(
    "Penalty for overstating nondeductible contributions on Form 8606",
    "Unless there was reasonable cause.",
  ),
  "contribution-test-multiple": fixedAsRead(2, code("401(m)")).count(
    "Contribution test, multiple of the staff's average that the well-paid may reach",
    "And not more than two percentage points above it. Where the staff's average is high, one and a quarter times it instead.",
  ),
  "contribution-test-points": fixedAsRead(0.02, code("401(m)")).fraction(
    "Contribution test, percentage points above the staff's average that the well-paid may reach",
  ),
  "contribution-test-refund-months": fixedAsRead(2.5, code("4979")).months(
    "Contribution test, months after the plan year to refund an excess without excise tax",
    "Six months for some plans with automatic enrollment.",
  ),
  "contribution-test-excise-rate": fixedAsRead(0.1, code("4979")).fraction(
    "Contribution test, excise tax of the employer on an excess refunded late",
  ),
  "one-participant-plan-filing-threshold": fixed(250_000, {
    title: "IRS, About Form 5500-EZ, Annual Return of a One-Participant Retirement Plan",
    url: "https://www.irs.gov/forms-pubs/about-form-5500-ez",
  }).usd(
    "Plan of an owner alone, assets above which Form 5500-EZ is filed",
    "At the end of the plan year, all such plans of the owner together; also for the final year.",
  ),
} satisfies FigureTable;
