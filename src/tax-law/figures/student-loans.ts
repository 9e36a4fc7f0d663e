import { type FigureTable, fixedIn, type Source, theSourceItself, verifiedOn } from "../figure.ts";
import {
  adjustmentsFor2025,
  adjustmentsFor2026,
  code,
  povertyGuidelinesFor2026,
} from "../sources.ts";

const checked = verifiedOn("2026-11-18");
const readOnce = verifiedOn("2026-11-18", theSourceItself);
const read = fixedIn({ 2025: "2026-11-18", 2026: "2026-11-18" }, theSourceItself);

function educationCode(section: string): Source {
  return {
    title: `20 U.S. Code section ${section}`,
    url: `https://www.law.cornell.edu/uscode/text/20/${section.split("(")[0]}`,
  };
}

const repaymentAssistance = educationCode("1087e(q)");
const incomeBased = educationCode("1098e");
const uncountedIncome =
  "150% of the poverty guideline of 2026, $15,960 and $5,680 for each further person; more in Alaska and Hawaii.";
const sinceJuly2026 = "Repayment Assistance Plan, open since July 1, 2026.";

/** Federal student loans, and what the tax law says of them. */
export const studentLoanFigures = {
  "repayment-assistance-income-band": {
    label: "Repayment Assistance Plan, adjusted gross income at which each rate begins, steps of",
    unit: "usd",
    entries: {
      2026: readOnce(
        10_000,
        repaymentAssistance,
        `${sinceJuly2026} The rate is of the whole income, not of the part above the step.`,
      ),
    },
  },
  "repayment-assistance-rate-step": {
    label: "Repayment Assistance Plan, share of income added by each step",
    unit: "fraction",
    entries: { 2026: readOnce(0.01, repaymentAssistance, sinceJuly2026) },
  },
  "repayment-assistance-top-rate": {
    label: "Repayment Assistance Plan, highest share of income in a year",
    unit: "fraction",
    entries: {
      2026: readOnce(0.1, repaymentAssistance, `${sinceJuly2026} From above $100,000 of income.`),
    },
  },
  "repayment-assistance-per-dependent": {
    label: "Repayment Assistance Plan, monthly reduction for each dependent",
    unit: "usd",
    entries: { 2026: readOnce(50, repaymentAssistance, sinceJuly2026) },
  },
  "repayment-assistance-least-payment": {
    label: "Repayment Assistance Plan, least monthly payment",
    unit: "usd",
    entries: { 2026: readOnce(10, repaymentAssistance, sinceJuly2026) },
  },
  "repayment-assistance-principal-match": {
    label: "Repayment Assistance Plan, most that is added to a month's repayment of principal",
    unit: "usd",
    entries: { 2026: readOnce(50, repaymentAssistance, `${sinceJuly2026} For payments on time.`) },
  },
  "repayment-assistance-years": {
    label: "Repayment Assistance Plan, years of payments until the rest is forgiven",
    unit: "years",
    entries: { 2026: readOnce(30, repaymentAssistance, sinceJuly2026) },
  },
  "income-based-rate-new-borrowers": {
    label:
      "Income-based repayment, share of income above the line, new borrowers since July 1, 2014",
    unit: "fraction",
    entries: read(0.1, incomeBased, "Of income above 150% of the poverty line."),
  },
  "income-based-rate-older-borrowers": {
    label: "Income-based repayment, share of income above the line, earlier borrowers",
    unit: "fraction",
    entries: read(0.15, incomeBased, "Of income above 150% of the poverty line."),
  },
  "income-based-uncounted-first-person": {
    label: "Income-based repayment, income that does not count, one person",
    unit: "usd",
    entries: { 2026: checked(23_940, povertyGuidelinesFor2026, uncountedIncome) },
  },
  "income-based-uncounted-further-person": {
    label: "Income-based repayment, income that does not count, each further person",
    unit: "usd",
    entries: { 2026: checked(8_520, povertyGuidelinesFor2026, uncountedIncome) },
  },
  "graduate-loan-rate": {
    label: "Direct Unsubsidized Loan to a graduate student, interest",
    unit: "fraction",
    entries: {
      2026: checked(
        0.0794,
        {
          title: "Federal Student Aid, interest rates and fees",
          url: "https://studentaid.gov/understand-aid/types/loans/interest-rates",
        },
        "First paid out from July 1, 2025 to June 30, 2026; fixed for the life of the loan.",
      ),
    },
  },
  "income-based-years-new-borrowers": {
    label:
      "Income-based repayment, years until the rest is forgiven, new borrowers since July 1, 2014",
    unit: "years",
    entries: read(20, incomeBased),
  },
  "income-based-years-older-borrowers": {
    label: "Income-based repayment, years until the rest is forgiven, earlier borrowers",
    unit: "years",
    entries: read(25, incomeBased),
  },
  "public-service-payments": {
    label: "Public Service Loan Forgiveness, monthly payments",
    unit: "count",
    entries: read(120, educationCode("1087e(m)")),
  },
  "student-loan-interest-limit": {
    label: "Student loan interest, most that is deducted",
    unit: "usd",
    entries: read(2_500, code("221"), "None for married people who file separately."),
  },
  "student-loan-interest-none-from-single": {
    label: "Income from which no student loan interest is deductible, single",
    unit: "usd",
    entries: {
      2025: checked(100_000, adjustmentsFor2025),
      2026: checked(100_000, adjustmentsFor2026, "The range begins at $85,000."),
    },
  },
  "student-loan-interest-none-from-joint": {
    label: "Income from which no student loan interest is deductible, joint return",
    unit: "usd",
    entries: {
      2025: checked(200_000, adjustmentsFor2025),
      2026: checked(205_000, adjustmentsFor2026, "The range begins at $175,000."),
    },
  },
} satisfies FigureTable;
