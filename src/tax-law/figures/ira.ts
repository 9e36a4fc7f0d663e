import { byYear, type FigureTable, fixedIn, theSourceItself, unit, verifiedOn } from "../figure.ts";
import { code, retirementLimits } from "../sources.ts";

const checked = verifiedOn("2026-11-17");
const fixed = fixedIn({ 2025: "2026-11-17", 2026: "2026-11-17" });
const read = fixedIn({ 2025: "2026-11-18", 2026: "2026-11-18" }, theSourceItself);

const ofModifiedIncome = "Modified adjusted gross income. A taxable Roth conversion is left out.";
const coveredByPlan =
  "Of someone covered by a plan at work, by modified adjusted gross income. A spouse who is not covered has a higher range.";

/** Individual retirement accounts, Roth conversions and after-tax contributions to a plan. */
export const iraFigures = {
  "ira-contribution-limit-age-50": unit.usd(
    "IRA contribution limit with catch-up, age 50 and over",
    byYear(checked, retirementLimits, { 2025: 8_000, 2026: 8_600 }),
    "Not more than earned income.",
  ),
  "roth-ira-full-up-to-single": unit.usd(
    "Income up to which a direct Roth IRA contribution is allowed in full, single",
    byYear(checked, retirementLimits, { 2025: 150_000, 2026: 153_000 }),
    ofModifiedIncome,
  ),
  "roth-ira-none-from-single": unit.usd(
    "Income from which no direct Roth IRA contribution is allowed, single",
    byYear(checked, retirementLimits, { 2025: 165_000, 2026: 168_000 }),
    ofModifiedIncome,
  ),
  "roth-ira-full-up-to-joint": unit.usd(
    "Income up to which a direct Roth IRA contribution is allowed in full, joint return",
    byYear(checked, retirementLimits, { 2025: 236_000, 2026: 242_000 }),
    ofModifiedIncome,
  ),
  "roth-ira-none-from-joint": unit.usd(
    "Income from which no direct Roth IRA contribution is allowed, joint return",
    byYear(checked, retirementLimits, { 2025: 246_000, 2026: 252_000 }),
    ofModifiedIncome,
  ),
  "roth-ira-none-from-separate": unit.usd(
    "Income from which no direct Roth IRA contribution is allowed, married filing separately",
    read(10_000, code("408A(c)")),
    "For spouses who lived together at any time in the year. Not indexed.",
  ),
  "ira-deduction-none-from-single": unit.usd(
    "Income from which no IRA contribution is deductible, covered at work, single",
    byYear(checked, retirementLimits, { 2025: 89_000, 2026: 91_000 }),
    coveredByPlan,
  ),
  "ira-deduction-none-from-joint": unit.usd(
    "Income from which no IRA contribution is deductible, covered at work, joint return",
    byYear(checked, retirementLimits, { 2025: 146_000, 2026: 149_000 }),
    coveredByPlan,
  ),
  "roth-clock-years": unit.years(
    "Roth account, years until earnings can be free of tax and a conversion free of the additional tax",
    read(5, code("408A(d)")),
    "Counted from January 1. Earnings also need age 59 and a half, death, disability or a first home.",
  ),
  "early-distribution-tax": unit.fraction(
    "Additional tax on an early distribution from a retirement account",
    read(0.1, code("72(t)")),
    "Before age 59 and a half, with exceptions.",
  ),
  "early-simple-distribution-tax": unit.fraction(
    "Additional tax on an early distribution from a SIMPLE IRA in its first two years",
    read(0.25, code("72(t)")),
  ),
  "simple-ira-waiting-years": unit.years(
    "SIMPLE IRA, years of participation before it can move to another kind of account",
    read(2, code("72(t)")),
  ),
  "excess-ira-contribution-tax": unit.fraction(
    "Tax on an excess IRA contribution, for each year it stays",
    read(0.06, code("4973")),
  ),
  "form-8606-late-penalty": unit.usd(
    "Penalty for not filing Form 8606",
    read(50, code("6693(b)")),
    "Unless there was reasonable cause.",
  ),
  "form-8606-overstatement-penalty": unit.usd(
    "Penalty for overstating nondeductible contributions on Form 8606",
    read(100, code("6693(b)")),
    "Unless there was reasonable cause.",
  ),
  "contribution-test-multiple": unit.count(
    "Contribution test, multiple of the staff's average that the well-paid may reach",
    read(2, code("401(m)")),
    "And not more than two percentage points above it. Where the staff's average is high, one and a quarter times it instead.",
  ),
  "contribution-test-points": unit.fraction(
    "Contribution test, percentage points above the staff's average that the well-paid may reach",
    read(0.02, code("401(m)")),
  ),
  "contribution-test-refund-months": unit.months(
    "Contribution test, months after the plan year to refund an excess without excise tax",
    read(2.5, code("4979")),
    "Six months for some plans with automatic enrollment.",
  ),
  "contribution-test-excise-rate": unit.fraction(
    "Contribution test, excise tax of the employer on an excess refunded late",
    read(0.1, code("4979")),
  ),
  "one-participant-plan-filing-threshold": unit.usd(
    "Plan of an owner alone, assets above which Form 5500-EZ is filed",
    fixed(250_000, {
      title: "IRS, About Form 5500-EZ, Annual Return of a One-Participant Retirement Plan",
      url: "https://www.irs.gov/forms-pubs/about-form-5500-ez",
    }),
    "At the end of the plan year, all such plans of the owner together; also for the final year.",
  ),
} satisfies FigureTable;
