import { type FigureTable, fixedIn, theSourceItself, verifiedOn } from "../figure.ts";
import { code, regulation, retirementLimitsFor2025, retirementLimitsFor2026 } from "../sources.ts";

const checked = verifiedOn("2026-11-17");
const fixed = fixedIn({ 2025: "2026-11-17", 2026: "2026-11-17" });
const read = fixedIn({ 2025: "2026-11-18", 2026: "2026-11-18" }, theSourceItself);

const besideOtherPlans = "Apart from the limit that 401(k) and 403(b) plans share.";

/** What an employee's own return needs: deferred pay, reimbursements, repaid wages, side work. */
export const employeeFigures = {
  "deferred-compensation-limit": {
    label: "457(b) plan, contribution limit under age 50",
    unit: "usd",
    entries: {
      2025: checked(23_500, retirementLimitsFor2025, besideOtherPlans),
      2026: checked(24_500, retirementLimitsFor2026, besideOtherPlans),
    },
  },
  "repaid-wages-threshold": {
    label: "Wages of an earlier year paid back, amount above which they reduce the tax",
    unit: "usd",
    entries: read(
      3_000,
      code("1341"),
      "More than this: a deduction, or the tax of the earlier year credited, whichever is better. This or less: nothing, for an employee.",
    ),
  },
  "accountable-plan-report-days": {
    label: "Accountable plan, days to report an expense",
    unit: "days",
    entries: fixed(60, regulation("1.62-2"), "A safe harbor for a reasonable time."),
  },
  "accountable-plan-return-days": {
    label: "Accountable plan, days to return an advance that was not spent",
    unit: "days",
    entries: fixed(120, regulation("1.62-2"), "A safe harbor for a reasonable time."),
  },
  "self-employment-earnings-share": {
    label: "Self-employment tax, share of net profit on which it is computed",
    unit: "fraction",
    entries: read(0.9235, code("1402(a)")),
  },
  "temporary-work-years": {
    label: "Work away from home, longest assignment that is temporary",
    unit: "years",
    entries: read(1, code("162(a)"), "By what is expected when it begins, and while it lasts."),
  },
  "former-employee-presumption-years": {
    label: "Section 199A, years in which work for a former employer is presumed to be employment",
    unit: "years",
    entries: fixed(3, regulation("1.199A-5")),
  },
} satisfies FigureTable;
