import {
  byYear,
  type FigureTable,
  fixedIn,
  type Source,
  theSourceItself,
  verifiedOn,
} from "../figure.ts";
import { fixedAsRead } from "../readings.ts";
import { adjustments, code, povertyGuidelinesFor2026 } from "../sources.ts";

const checked = verifiedOn("2026-11-18");
const adjusted = byYear(checked, adjustments);
const readOnce = fixedIn({ 2026: "2026-11-18" }, theSourceItself);

function educationCode(section: string): Source {
  return {
    title: `20 U.S. Code section ${section}`,
    url: `https://www.law.cornell.edu/uscode/text/20/${section.split("(")[0]}`,
  };
}

const repaymentAssistance = educationCode("1087e(q)");
const incomeBased = educationCode("1098e");
const interestRates = {
  title: "Federal Student Aid, interest rates and fees",
  url: "https://studentaid.gov/understand-aid/types/loans/interest-rates",
};
const uncountedIncome =
  "150% of the poverty guideline of 2026, $15,960 and $5,680 for each further person; more in Alaska and Hawaii.";
const sinceJuly2026 = "Repayment Assistance Plan, open since July 1, 2026.";

/** Federal student loans, and what the tax law says of them. */
export const studentLoanFigures = {
  "repayment-assistance-income-band": readOnce(10_000, repaymentAssistance).usd(
    "Repayment Assistance Plan, adjusted gross income at which each rate begins, steps of",
    `${sinceJuly2026} The rate is of the whole income, not of the part above the step.`,
  ),
  "repayment-assistance-rate-step": readOnce(0.01, repaymentAssistance).fraction(
    "Repayment Assistance Plan, share of income added by each step",
    sinceJuly2026,
  ),
  "repayment-assistance-top-rate": readOnce(0.1, repaymentAssistance).fraction(
    "Repayment Assistance Plan, highest share of income in a year",
    `${sinceJuly2026} From above $100,000 of income.`,
  ),
  "repayment-assistance-per-dependent": readOnce(50, repaymentAssistance).usd(
    "Repayment Assistance Plan, monthly reduction for each dependent",
    sinceJuly2026,
  ),
  "repayment-assistance-least-payment": readOnce(10, repaymentAssistance).usd(
    "Repayment Assistance Plan, least monthly payment",
    sinceJuly2026,
  ),
  "repayment-assistance-principal-match": readOnce(50, repaymentAssistance).usd(
    "Repayment Assistance Plan, most that is added to a month's repayment of principal",
    `${sinceJuly2026} For payments on time.`,
  ),
  "repayment-assistance-years": readOnce(30, repaymentAssistance).years(
    "Repayment Assistance Plan, years of payments until the rest is forgiven",
    sinceJuly2026,
  ),
  "income-based-rate-new-borrowers": fixedAsRead(0.1, incomeBased).fraction(
    "Income-based repayment, share of income above the line, new borrowers since July 1, 2014",
    "Of income above 150% of the poverty line.",
  ),
  "income-based-rate-older-borrowers": fixedAsRead(0.15, incomeBased).fraction(
    "Income-based repayment, share of income above the line, earlier borrowers",
    "Of income above 150% of the poverty line.",
  ),
  "income-based-uncounted-first-person": checked({ 2026: 23_940 }, povertyGuidelinesFor2026).usd(
    "Income-based repayment, income that does not count, one person",
    uncountedIncome,
  ),
  "income-based-uncounted-further-person": checked({ 2026: 8_520 }, povertyGuidelinesFor2026).usd(
    "Income-based repayment, income that does not count, each further person",
    uncountedIncome,
  ),
  "graduate-loan-rate": checked({ 2026: 0.0794 }, interestRates).fraction(
    "Direct Unsubsidized Loan to a graduate student, interest",
    "First paid out from July 1, 2025 to June 30, 2026; fixed for the life of the loan.",
  ),
  "income-based-years-new-borrowers": fixedAsRead(20, incomeBased).years(
    "Income-based repayment, years until the rest is forgiven, new borrowers since July 1, 2014",
  ),
  "income-based-years-older-borrowers": fixedAsRead(25, incomeBased).years(
    "Income-based repayment, years until the rest is forgiven, earlier borrowers",
  ),
  "public-service-payments": fixedAsRead(120, educationCode("1087e(m)")).count(
    "Public Service Loan Forgiveness, monthly payments",
  ),
  "student-loan-interest-limit": fixedAsRead(2_500, code("221")).usd(
    "Student loan interest, most that is deducted",
    "None for married people who file separately.",
  ),
  "student-loan-interest-none-from-single": adjusted(
    { 2025: 100_000, 2026: 100_000 },
    { 2026: "The range begins at $85,000." },
  ).usd("Income from which no student loan interest is deductible, single"),
  "student-loan-interest-none-from-joint": adjusted(
    { 2025: 200_000, 2026: 205_000 },
    { 2026: "The range begins at $175,000." },
  ).usd("Income from which no student loan interest is deductible, joint return"),
} satisfies FigureTable;
