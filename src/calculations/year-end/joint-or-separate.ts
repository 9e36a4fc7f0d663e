import { usdLine } from "../working-line.ts";
import { emptyYearEndAnswers, type YearEndAnswers, type YearEndQuestion } from "./answers.ts";
import { type FederalTax, federalTax } from "./federal-tax.ts";
import type { FilingsCompared, LoanPayments } from "./moves.ts";
import { notForYou, openRow, type RowContext, type RowDraft, warningsOf } from "./row.ts";
import { incomeBasedPayments, repaymentAssistancePayments } from "./student-loan.ts";
import { householdWith } from "./with-moves.ts";

const communityProperty = ["AZ", "CA", "ID", "LA", "NV", "NM", "TX", "WA", "WI"];

/** Both spouses' returns both ways, with what is ticked, and the year's payments on a student loan. */
export function jointOrSeparateRow(context: RowContext): RowDraft {
  const { answers } = context;
  const { filing, state } = answers;
  if (filing !== "joint" && filing !== "separate") return notForYou("not-married", []);
  const borrows = (answers.loanBalanceInUsd ?? 0) > 0;
  const questions: YearEndQuestion[] = [
    ...(filing === "separate" ? (["spouseWagesInUsd"] as const) : []),
    "loanBalanceInUsd",
    ...(borrows ? (["loanPlan", "familySize"] as const) : []),
  ];
  const filings = compared(context);
  const { jointInUsd, yoursInUsd, spousesInUsd, loan } = filings;
  const { possibleLines, ...row } = openRow({
    possibleInUsd: 0,
    questions,
    warnings: warningsOf(
      ["loan-payments", loan !== undefined],
      ["loan-payments-other-plan", filings.otherPlan !== undefined],
      ["pslf", borrows],
      ["community-property", communityProperty.includes(state)],
      ["separate-returns-counted", true],
    ),
  });
  return {
    ...row,
    possibleInUsd: undefined,
    filings,
    possibleLines: [
      usdLine("yours", "Your separate return", "total federal tax", yoursInUsd),
      usdLine("spouses", "Your spouse’s separate return", "total federal tax", spousesInUsd),
      usdLine("joint", "Joint return", "total federal tax", -jointInUsd),
      ...(loan
        ? [
            usdLine("loan-separate", "Loan payments, separate", "a year", loan.separateInUsd),
            usdLine("loan-joint", "Loan payments, joint", "a year", -loan.jointInUsd),
          ]
        : []),
    ],
  };
}

/** On separate returns the children are where they, with the loan, cost least; both itemize or neither. */
function compared(context: RowContext): FilingsCompared {
  const joint = jointReturn(context);
  const ways = [true, false].flatMap((itemize) =>
    [true, false].map((childrenOnYours) => separateReturns(context, itemize, childrenOnYours)),
  );
  const costOf = ({ yours, spouses, childrenOnYours }: (typeof ways)[number]) => {
    const loan = loanPayments(context, joint, yours, childrenOnYours)[0];
    return yours.totalInUsd + spouses.totalInUsd + (loan?.separateInUsd ?? 0);
  };
  const best = ways.reduce((one, other) => (costOf(other) < costOf(one) ? other : one));
  const [loan, otherPlan] = loanPayments(context, joint, best.yours, best.childrenOnYours);
  return {
    jointInUsd: joint.totalInUsd,
    yoursInUsd: best.yours.totalInUsd,
    spousesInUsd: best.spouses.totalInUsd,
    loan,
    otherPlan,
  };
}

function jointReturn({ law, answers, taken, ownPlanDefers }: RowContext): FederalTax {
  const joint: YearEndAnswers = { ...answers, filing: "joint" };
  return federalTax(law, householdWith(law, joint, taken, ownPlanDefers));
}

/** What was entered for a joint return is taken in halves; for a separate one it is your own. */
function separateReturns(
  { law, answers, taken, ownPlanDefers }: RowContext,
  itemize: boolean,
  childrenOnYours: boolean,
) {
  const parts = [
    "giftsInUsd",
    "mortgageInterestInUsd",
    "stateTaxesInUsd",
    "earlyPropertyTaxInUsd",
  ] as const;
  const spousesPart = (amount = 0) => (answers.filing === "joint" ? Math.floor(amount / 2) : 0);
  const deductions = (yours: boolean): Partial<YearEndAnswers> =>
    Object.fromEntries(
      parts.map((name) => {
        const theirs = spousesPart(answers[name]);
        return [name, yours ? (answers[name] ?? 0) - theirs : theirs];
      }),
    );
  const children = (onThis: boolean) => (onThis ? (answers.childrenUnder17 ?? 0) : 0);
  const separately = { filing: "separate", spouseItemizes: itemize } as const;
  const yours: YearEndAnswers = {
    ...answers,
    ...separately,
    ...deductions(true),
    childrenUnder17: children(childrenOnYours),
  };
  const spouses: YearEndAnswers = {
    ...emptyYearEndAnswers,
    ...separately,
    ...deductions(false),
    wagesInUsd: answers.spouseWagesInUsd,
    age: answers.spouseAge,
    childrenUnder17: children(!childrenOnYours),
  };
  const shared = new Set([...taken].filter((move) => move === "giving" || move === "salt"));
  return {
    yours: federalTax(law, householdWith(law, yours, taken, ownPlanDefers)),
    spouses: federalTax(law, householdWith(law, spouses, shared)),
    childrenOnYours,
  };
}

/** By the plan chosen, then by RAP where that is another one. Nothing without a balance and a plan. */
function loanPayments(
  { law, answers }: RowContext,
  joint: FederalTax,
  yours: FederalTax,
  childrenOnYours: boolean,
): LoanPayments[] {
  const { loanBalanceInUsd = 0, loanPlan, childrenUnder17 = 0 } = answers;
  if (loanBalanceInUsd === 0 || loanPlan === undefined) return [];
  const size = Math.max(2, answers.familySize ?? 2 + childrenUnder17);
  const jointly = {
    incomeInUsd: joint.adjustedGrossIncomeInUsd,
    familySize: size,
    dependents: size - 2,
  };
  // On separate returns the spouse is not in the family: 34 CFR 685.209(b).
  const separately = {
    incomeInUsd: yours.adjustedGrossIncomeInUsd,
    familySize: size - 1,
    dependents: childrenOnYours ? size - 2 : 0,
  };
  const by = (plan: LoanPayments["plan"]): LoanPayments => {
    const payments = (household: typeof jointly) =>
      plan === "rap"
        ? repaymentAssistancePayments(law, household)
        : incomeBasedPayments(law, sinceOf[plan], loanBalanceInUsd, household);
    return { plan, jointInUsd: payments(jointly), separateInUsd: payments(separately) };
  };
  return loanPlan === "rap" ? [by("rap")] : [by(loanPlan), by("rap")];
}

const sinceOf = { "ibr-10": "new-borrowers", "ibr-15": "older-borrowers" } as const;
