import { roundToDollar } from "../rounding.ts";
import { researchFigure } from "./credit-by-method.ts";
import { evaluate, holds, type Numbers, workingInNumbers } from "./expression.ts";
import { type FormLine, formLines, payrollOffsetAllowed } from "./form-lines.ts";
import type { WorksheetAnswers } from "./worksheet-answers.ts";

/** A line with its amount; `null` where the method it belongs to is not available. */
export interface ComputedLine extends FormLine {
  readonly value: number | null;
  /** The formula with the numbers in it; empty where a line only repeats a number. */
  readonly working: string;
}

export interface Worksheet {
  readonly lines: readonly ComputedLine[];
  /** The amount of a line; 0 where it is not available. */
  readonly amount: (line: string) => number;
  readonly method: "regular" | "simplified" | "equal" | "none";
  /** Why the regular method cannot be computed. */
  readonly regularUnavailable: "no-fixed-base" | "no-receipts" | null;
  readonly reducedCredit: "elect" | "full" | "not-available";
  readonly payrollOffset: "eligible" | "not-eligible";
}

export function computeWorksheet(answers: WorksheetAnswers): Worksheet {
  const values = new Map<string, number | null>();
  const numbers: Numbers = {
    ...inputsOf(answers),
    line: (number) => {
      const value = values.get(number);
      if (value === undefined) throw new Error(`Line ${number} is not computed yet.`);
      return value;
    },
  };
  const lines = formLines(answers.taxYear, answers.entity).map((formLine): ComputedLine => {
    const value = rounded(evaluate(formLine.expression, numbers), formLine.unit);
    values.set(formLine.line, value);
    return { ...formLine, value, working: workingInNumbers(formLine.expression, numbers) };
  });
  const amount = (line: string) => values.get(line) ?? 0;
  return {
    lines,
    amount,
    method: largerMethod(values.get("13") ?? null, amount("26")),
    regularUnavailable: missingForRegular(values),
    reducedCredit: betterElection(answers),
    payrollOffset: holds(payrollOffsetAllowed(answers.taxYear), numbers)
      ? "eligible"
      : "not-eligible",
  };
}

/** What the expressions of the form call their inputs. */
export function inputsOf(answers: WorksheetAnswers): Pick<Numbers, "input" | "ticked"> {
  const given: Record<string, number | null> = {
    ...answers.amounts,
    contractShare: answers.contractShareAsFraction,
    fixedBase: answers.fixedBaseAsFraction,
    historyYears: answers.historyYears,
    firstYearWithReceipts: answers.firstYearWithReceipts,
    ownerRate: answers.ownerRateAsFraction,
  };
  for (const [index, expenses] of answers.historyExpenses.entries())
    given[`historyExpenses${index + 1}`] = expenses;
  for (const [index, receipts] of answers.historyReceipts.entries())
    given[`historyReceipts${index + 1}`] = receipts;
  const boxes: Record<string, boolean> = {
    original: answers.returnKind === "original",
    reducedCredit: answers.reducedCredit,
    payrollOffset: answers.payrollOffset,
    startUpHistory: answers.fixedBaseFrom === "history",
  };
  return { input: (name) => read(given, name), ticked: (name) => read(boxes, name) };
}

function read<Value>(values: Readonly<Record<string, Value>>, name: string): Value {
  const value = values[name];
  if (value === undefined) throw new Error(`The worksheet has no input called ${name}.`);
  return value;
}

/** To the dollar, as the form rounds, and percentages to 1/100 of 1%. */
function rounded(value: number | null, unit: FormLine["unit"]): number | null {
  if (value === null) return null;
  return unit === "usd" ? roundToDollar(value) : roundToDollar(value * 10_000) / 10_000;
}

function largerMethod(regular: number | null, simplified: number): Worksheet["method"] {
  if ((regular ?? 0) === 0 && simplified === 0) return "none";
  if (regular === null || regular < simplified) return "simplified";
  return regular === simplified ? "equal" : "regular";
}

function missingForRegular(
  values: ReadonlyMap<string, number | null>,
): Worksheet["regularUnavailable"] {
  if (values.get("6") === null) return "no-fixed-base";
  return values.get("7") === null ? "no-receipts" : null;
}

/**
 * The election is made on an original, timely return only. It pays above the reduction's own rate;
 * a small credit's two amounts may round to the same dollar all the same.
 */
function betterElection({
  taxYear,
  returnKind,
  ownerRateAsFraction,
}: WorksheetAnswers): Worksheet["reducedCredit"] {
  if (returnKind === "amended") return "not-available";
  const reduction = researchFigure("research-credit-280c-reduction", taxYear);
  return ownerRateAsFraction > reduction ? "elect" : "full";
}
