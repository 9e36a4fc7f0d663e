import { researchFigure } from "#tax-law/research-figures.ts";
import type { NumberName, WorksheetYear } from "../inputs.ts";
import {
  all,
  any,
  atMost,
  average,
  below,
  type Condition,
  choose,
  count,
  type Expression,
  equal,
  given,
  input,
  missing,
  not,
  ticked,
  usd,
} from "./expression.ts";

/** The four years before the tax year, the latest first. Expenses are asked for three of them. */
export const yearsBefore = [
  { before: 1, receipts: "receipts1", expenses: "qre1" },
  { before: 2, receipts: "receipts2", expenses: "qre2" },
  { before: 3, receipts: "receipts3", expenses: "qre3" },
  { before: 4, receipts: "receipts4", expenses: null },
] as const satisfies readonly {
  before: number;
  receipts: NumberName;
  expenses: NumberName | null;
}[];

const receiptsBefore = yearsBefore.map(({ receipts }) => receipts);

/** Receipts may be left empty only for a year in which the practice did not exist. */
export function receiptsMissing(
  { before, receipts, expenses }: (typeof yearsBefore)[number],
  taxYear: WorksheetYear,
): Condition {
  const hadExpenses = expenses ? [below(usd(0), input(expenses))] : [];
  const hadReceipts = all(
    given("firstYearWithReceipts"),
    atMost(input("firstYearWithReceipts"), count(taxYear - before)),
  );
  const earlierYears = yearsBefore.filter((year) => year.before > before);
  const isAfterAnother = any(...earlierYears.map((year) => given(year.receipts)));
  return all(not(given(receipts)), any(...hadExpenses, hadReceipts, isAfterAnother));
}

/** The tax year is the practice's first. */
export function isFirstYear(taxYear: WorksheetYear): Condition {
  return all(
    ...receiptsBefore.map((receipts) => not(given(receipts))),
    any(
      equal(input("firstYearWithReceipts"), count(taxYear)),
      all(
        not(given("firstYearWithReceipts")),
        ticked("startUpHistory"),
        equal(input("historyYears"), count(1)),
      ),
    ),
  );
}

/**
 * Line 7: average of the years in which the practice existed, 0 without any (Treas. Reg.
 * 1.41-3(a)).
 */
export function averageReceipts(taxYear: WorksheetYear): Expression {
  return choose(
    any(...yearsBefore.map((year) => receiptsMissing(year, taxYear))),
    missing,
    choose(isFirstYear(taxYear), usd(0), average(...receiptsBefore)),
  );
}

/**
 * Section 38(c)(5)(A): such a business may use the credit against the minimum tax. The average of
 * the given three years before is within the limit; a new practice has none.
 */
export function eligibleSmallBusiness(taxYear: WorksheetYear): Condition {
  const ofThree = receiptsBefore.slice(0, 3);
  const limit = researchFigure("general-business-credit-small-business-receipts-limit", taxYear);
  return any(
    not(any(...ofThree.map((receipts) => given(receipts)))),
    atMost(average(...ofThree), usd(limit)),
  );
}
