import { byYear, type FigureTable, fixedIn, verifiedOn } from "../figure.ts";
import { fixedAsRead } from "../readings.ts";
import { code, regulation, retirementLimits } from "../sources.ts";

const announced = byYear(verifiedOn("2026-11-17"), retirementLimits);
const fixed = fixedIn({ 2025: "2026-11-17", 2026: "2026-11-17" });

/** What an employee's own return needs: deferred pay, reimbursements, repaid wages, side work. */
export const employeeFigures = {
  "deferred-compensation-limit": announced({ 2025: 23_500, 2026: 24_500 }).usd(
    "457(b) plan, contribution limit under age 50",
    "Apart from the limit that 401(k) and 403(b) plans share.",
  ),
  "repaid-wages-threshold": fixedAsRead(3_000, code("1341")).usd(
    "Wages of an earlier year paid back, amount above which they reduce the tax",
    "More than this: a deduction, or the tax of the earlier year credited, whichever is better. This or less: nothing, for an employee.",
  ),
  "accountable-plan-report-days": fixed(60, regulation("1.62-2")).days(
    "Accountable plan, days to report an expense",
    "A safe harbor for a reasonable time.",
  ),
  "accountable-plan-return-days": fixed(120, regulation("1.62-2")).days(
    "Accountable plan, days to return an advance that was not spent",
    "A safe harbor for a reasonable time.",
  ),
  "self-employment-earnings-share": fixedAsRead(0.9235, code("1402(a)")).fraction(
    "Self-employment tax, share of net profit on which it is computed",
  ),
  "temporary-work-years": fixedAsRead(1, code("162(a)")).years(
    "Work away from home, longest assignment that is temporary",
    "By what is expected when it begins, and while it lasts.",
  ),
  "former-employee-presumption-years": fixed(3, regulation("1.199A-5")).years(
    "Section 199A, years in which work for a former employer is presumed to be employment",
  ),
} satisfies FigureTable;
