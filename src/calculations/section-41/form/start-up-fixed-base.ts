import type { HistoryYear } from "../inputs.ts";
import {
  atMost,
  choose,
  count,
  type Expression,
  input,
  missing,
  product,
  quotient,
  share,
  smallest,
  sum,
} from "./expression.ts";

const expensesIn = (year: HistoryYear): Expression => input(`historyExpenses${year}`);
const receiptsIn = (year: HistoryYear): Expression => input(`historyReceipts${year}`);

/** Expenses of the years over the receipts of the same years. */
const ratioOf = (years: readonly HistoryYear[]): Expression =>
  quotient(sum(...years.map(expensesIn)), sum(...years.map(receiptsIn)));

/** Section 41(c)(3)(B)(ii): which part of which years' ratio counts in the sixth to tenth year. */
const laterYears = [
  { year: 6, part: [1, 6], from: [4, 5] },
  { year: 7, part: [1, 3], from: [5, 6] },
  { year: 8, part: [1, 2], from: [5, 6, 7] },
  { year: 9, part: [2, 3], from: [5, 6, 7, 8] },
  { year: 10, part: [5, 6], from: [5, 6, 7, 8, 9] },
] as const;

const yearsAtFirstRate = 5;
const yearsToPickFrom = [5, 6, 7, 8, 9, 10] as const;

/**
 * The fixed-base percentage of a company that began after 1983, by its years with qualified
 * expenses, this year included. From the eleventh year the taxpayer picks five of the years 5 to
 * 10; the lowest percentage gives the largest credit, so we pick that.
 */
export function startUpFixedBase(firstYearsRate: number): Expression {
  const fiveYears = yearsToPickFrom.map((left) =>
    ratioOf(yearsToPickFrom.filter((year) => year !== left)),
  );
  const fromTheSixth = laterYears.reduceRight<Expression>(
    (later, { year, part: [numerator, denominator], from }) =>
      choose(
        atMost(input("historyYears"), count(year)),
        product(quotient(count(numerator), count(denominator)), ratioOf(from)),
        later,
      ),
    smallest(...fiveYears),
  );
  const ofThisYear = choose(
    atMost(input("historyYears"), count(yearsAtFirstRate)),
    share(firstYearsRate),
    fromTheSixth,
  );
  return choose(atMost(input("historyYears"), count(0)), missing, ofThisYear);
}

/** Which years of the history are needed, for the fields of the page. */
export function historyYearsNeeded(historyYears: number): readonly HistoryYear[] {
  if (historyYears <= yearsAtFirstRate) return [];
  return laterYears.find(({ year }) => year === historyYears)?.from ?? yearsToPickFrom;
}
