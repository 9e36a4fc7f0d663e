import { researchFigure } from "#tax-law/research-figures.ts";
import { roundToDollar } from "../rounding.ts";
import { isFirstYear, receiptsMissing, yearsBefore } from "./average-receipts.ts";
import { evaluate, holds, type Numbers, workingInNumbers } from "./expression.ts";
import {
  eligibleSmallBusiness,
  type FormLine,
  formLines,
  payrollOffsetAllowed,
} from "./form-lines.ts";
import type { LineName } from "./line-names.ts";
import { type OnlyOpen, onlyOpenMethod } from "./open-methods.ts";
import { numberOf, type WorksheetAnswers } from "./worksheet-answers.ts";

/** A line with its amount; `null` where the method it belongs to is not available. */
export interface ComputedLine extends FormLine {
  readonly value: number | null;
  /** The formula with the numbers in it; empty where a line only repeats a number. */
  readonly working: string;
}

export type MissingForRegular =
  | { readonly id: "fixed-base" | "history-years" | "history-receipts" | "receipts" }
  /** Tax years in which the practice existed, by the other answers. */
  | { readonly id: "receipts-of-years"; readonly years: readonly number[] };

export interface Worksheet {
  readonly lines: readonly ComputedLine[];
  /** The amount of a line; 0 where it is not available. */
  readonly amount: (line: LineName) => number;
  /** The method that gives the larger credit, of those that are open. */
  readonly method: "regular" | "simplified" | "equal" | "none";
  readonly usedMethod: Worksheet["method"];
  readonly onlyOpen: OnlyOpen;
  /** Empty where the regular method is available. */
  readonly missingForRegular: readonly MissingForRegular[];
  readonly firstYear: boolean;
  /** Tax years before this one without qualified expenses: line 24 then takes the lower rate. */
  readonly yearsWithoutExpenses: readonly number[];
  readonly reducedCredit: "elect" | "full" | "not-available";
  readonly payrollOffset: "eligible" | "not-eligible";
  readonly eligibleSmallBusiness: boolean;
}

export function computeWorksheet(answers: WorksheetAnswers): Worksheet {
  const { taxYear } = answers;
  const values = new Map<LineName, number | null>();
  const numbers: Numbers = {
    input: (name) => numberOf(answers, name),
    ticked: (name) => answers.boxes[name],
    choice: (name) => answers[name],
    line: (name) => {
      const value = values.get(name);
      if (value === undefined) throw new Error(`Line ${name} is not computed yet.`);
      return value;
    },
  };
  const lines = formLines(taxYear, answers.entity).map((formLine): ComputedLine => {
    const value = rounded(evaluate(formLine.expression, numbers), formLine.unit);
    values.set(formLine.line, value);
    return { ...formLine, value, working: workingInNumbers(formLine.expression, numbers) };
  });
  const amount = (line: LineName) => values.get(line) ?? 0;
  const onlyOpen = onlyOpenMethod(numbers);
  const method = largerMethod(values.get("13") ?? null, amount("26"), onlyOpen);
  const chosen = onlyOpen || answers.methodUsed === "larger" ? method : answers.methodUsed;
  return {
    lines,
    amount,
    method,
    usedMethod: amount("28") === 0 ? "none" : chosen,
    onlyOpen,
    missingForRegular: [
      ...(values.get("6") === null ? [missingForFixedBase(answers)] : []),
      ...(values.get("7") === null ? [missingReceipts(numbers, answers)] : []),
    ],
    firstYear: holds(isFirstYear(taxYear), numbers),
    yearsWithoutExpenses: yearsBefore
      .filter(({ expenses }) => expenses && (numberOf(answers, expenses) ?? 0) === 0)
      .map(({ before }) => taxYear - before),
    reducedCredit: betterElection(answers),
    payrollOffset: holds(payrollOffsetAllowed(taxYear), numbers) ? "eligible" : "not-eligible",
    eligibleSmallBusiness: holds(eligibleSmallBusiness(taxYear), numbers),
  };
}

/** To the dollar, as the form rounds, and percentages to 1/100 of 1%. */
function rounded(value: number | null, unit: FormLine["unit"]): number | null {
  if (value === null) return null;
  return unit === "usd" ? roundToDollar(value) : roundToDollar(value * 10_000) / 10_000;
}

function largerMethod(
  regular: number | null,
  simplified: number,
  onlyOpen: OnlyOpen,
): Worksheet["method"] {
  if (onlyOpen === "regular-claimed") return regular ? "regular" : "none";
  if (onlyOpen) return simplified ? "simplified" : "none";
  if ((regular ?? 0) === 0 && simplified === 0) return "none";
  if (regular === null || regular < simplified) return "simplified";
  return regular === simplified ? "equal" : "regular";
}

function missingForFixedBase({ boxes, numbers }: WorksheetAnswers): MissingForRegular {
  if (!boxes.startUpHistory) return { id: "fixed-base" };
  return { id: numbers.historyYears ? "history-receipts" : "history-years" };
}

function missingReceipts(numbers: Numbers, { taxYear }: WorksheetAnswers): MissingForRegular {
  const years = yearsBefore
    .filter((year) => holds(receiptsMissing(year, taxYear), numbers))
    .map(({ before }) => taxYear - before);
  return years.length > 0 ? { id: "receipts-of-years", years } : { id: "receipts" };
}

/**
 * The election is possible on an original, timely return only. It pays where the tax on the
 * deduction that is lost without it exceeds the reduction: above 21% since 2025, never for 2024.
 * With a small credit, both amounts may still round to the same dollar.
 */
function betterElection({
  taxYear,
  returnKind,
  numbers,
}: WorksheetAnswers): Worksheet["reducedCredit"] {
  if (returnKind !== "timely") return "not-available";
  const reduction = researchFigure("research-credit-280c-reduction", taxYear);
  const deductionLost = researchFigure("research-credit-280c-deduction-loss", taxYear);
  return deductionLost * (numbers.ownerRate ?? 0) > reduction ? "elect" : "full";
}
