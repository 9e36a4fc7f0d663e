import { formatFraction, formatNumber } from "#wording/numbers.ts";
import { withoutBinaryNoise } from "../rounding.ts";

/**
 * The arithmetic of one line of the form. It is written once and read three times: computed here,
 * shown with its numbers on the page, and written as a live formula into the spreadsheet.
 */
export type Expression =
  | { readonly kind: "line"; readonly line: string; readonly unit: "usd" | "fraction" }
  | { readonly kind: "input"; readonly input: string; readonly unit: "usd" | "fraction" | "count" }
  | { readonly kind: "figure"; readonly value: number; readonly unit: "usd" | "fraction" | "count" }
  | { readonly kind: "sum"; readonly of: readonly Expression[] }
  | { readonly kind: "product"; readonly of: readonly Expression[] }
  | { readonly kind: "smallest"; readonly of: readonly Expression[] }
  | { readonly kind: "largest"; readonly of: readonly Expression[] }
  /** What the first is above the second; 0 if it is not. */
  | { readonly kind: "excess"; readonly of: readonly [Expression, Expression] }
  | { readonly kind: "quotient"; readonly of: readonly [Expression, Expression] }
  | {
      readonly kind: "choose";
      readonly when: Condition;
      readonly then: Expression;
      readonly otherwise: Expression;
    }
  /** Makes the line, and every line that needs it, not available. */
  | { readonly kind: "missing" };

export type Condition =
  | { readonly kind: "ticked"; readonly input: string }
  | { readonly kind: "all"; readonly of: readonly Condition[] }
  | { readonly kind: "any"; readonly of: readonly Condition[] }
  | { readonly kind: "below"; readonly of: readonly [Expression, Expression] }
  | { readonly kind: "at-most"; readonly of: readonly [Expression, Expression] };

export const line = (number: string, unit: "usd" | "fraction" = "usd"): Expression => ({
  kind: "line",
  line: number,
  unit,
});
export const input = (name: string, unit: "usd" | "fraction" | "count" = "usd"): Expression => ({
  kind: "input",
  input: name,
  unit,
});
export const usd = (value: number): Expression => ({ kind: "figure", value, unit: "usd" });
export const share = (value: number): Expression => ({ kind: "figure", value, unit: "fraction" });
export const count = (value: number): Expression => ({ kind: "figure", value, unit: "count" });
export const sum = (...of: Expression[]): Expression => ({ kind: "sum", of });
export const product = (...of: Expression[]): Expression => ({ kind: "product", of });
export const smallest = (...of: Expression[]): Expression => ({ kind: "smallest", of });
export const largest = (...of: Expression[]): Expression => ({ kind: "largest", of });
export const excess = (a: Expression, b: Expression): Expression => ({
  kind: "excess",
  of: [a, b],
});
export const quotient = (a: Expression, b: Expression): Expression => ({
  kind: "quotient",
  of: [a, b],
});
export const choose = (when: Condition, then: Expression, otherwise: Expression): Expression => ({
  kind: "choose",
  when,
  then,
  otherwise,
});
export const missing: Expression = { kind: "missing" };
export const ticked = (name: string): Condition => ({ kind: "ticked", input: name });
export const all = (...of: Condition[]): Condition => ({ kind: "all", of });
export const any = (...of: Condition[]): Condition => ({ kind: "any", of });
export const below = (a: Expression, b: Expression): Condition => ({ kind: "below", of: [a, b] });
export const atMost = (a: Expression, b: Expression): Condition => ({
  kind: "at-most",
  of: [a, b],
});

/** Where an expression finds its numbers. `null` is a number nobody has given. */
export interface Numbers {
  readonly line: (number: string) => number | null;
  readonly input: (name: string) => number | null;
  readonly ticked: (name: string) => boolean;
}

/** The exact value, or `null` where a number it needs is missing. Rounding is the line's matter. */
export function evaluate(expression: Expression, numbers: Numbers): number | null {
  switch (expression.kind) {
    case "line":
      return numbers.line(expression.line);
    case "input":
      return numbers.input(expression.input);
    case "figure":
      return expression.value;
    case "missing":
      return null;
    case "choose":
      return evaluate(chosen(expression, numbers), numbers);
    // A method that is not available does not make the other one unavailable.
    case "largest": {
      const known = expression.of
        .map((part) => evaluate(part, numbers))
        .filter((value) => value !== null);
      return known.length > 0 ? Math.max(...known) : null;
    }
    default: {
      const values = expression.of.map((part) => evaluate(part, numbers));
      return values.includes(null) ? null : combine(expression.kind, values as number[]);
    }
  }
}

function combine(
  kind: "sum" | "product" | "smallest" | "excess" | "quotient",
  values: number[],
): number | null {
  const [first = 0, second = 0] = values;
  switch (kind) {
    case "sum":
      return values.reduce((total, value) => total + value, 0);
    case "product":
      return withoutBinaryNoise(values.reduce((total, value) => total * value, 1));
    case "smallest":
      return Math.min(...values);
    case "excess":
      return Math.max(0, first - second);
    case "quotient":
      return second === 0 ? null : withoutBinaryNoise(first / second);
  }
}

export function holds(condition: Condition, numbers: Numbers): boolean {
  switch (condition.kind) {
    case "ticked":
      return numbers.ticked(condition.input);
    case "all":
      return condition.of.every((part) => holds(part, numbers));
    case "any":
      return condition.of.some((part) => holds(part, numbers));
    default: {
      const [a, b] = condition.of.map((part) => evaluate(part, numbers) ?? Number.NaN);
      if (a === undefined || b === undefined) return false;
      return condition.kind === "below" ? a < b : a <= b;
    }
  }
}

function chosen(
  { when, then, otherwise }: Extract<Expression, { kind: "choose" }>,
  numbers: Numbers,
): Expression {
  return holds(when, numbers) ? then : otherwise;
}

/** The arithmetic with its numbers in it: `14% × 30,307`. Empty where a line only repeats a number. */
export function workingInNumbers(expression: Expression, numbers: Numbers): string {
  switch (expression.kind) {
    case "line":
    case "input":
    case "figure":
    case "missing":
      return "";
    case "choose":
      return workingInNumbers(chosen(expression, numbers), numbers);
    default: {
      const parts = expression.of.map((part) => partInNumbers(part, numbers));
      return written(expression.kind, parts);
    }
  }
}

function written(
  kind: "sum" | "product" | "smallest" | "largest" | "excess" | "quotient",
  parts: string[],
): string {
  switch (kind) {
    case "sum":
      return parts.join(" + ");
    case "product":
      return parts.join(" × ");
    case "quotient":
      return parts.join(" ÷ ");
    case "excess":
      return `${parts.join(" − ")}, not below 0`;
    case "smallest":
      return `the smaller of ${parts.join(" and ")}`;
    case "largest":
      return `the larger of ${parts.join(" and ")}`;
  }
}

function partInNumbers(part: Expression, numbers: Numbers): string {
  const actual = part.kind === "choose" ? chosen(part, numbers) : part;
  const working = workingInNumbers(actual, numbers);
  if (working) return actual.kind === "product" ? working : `(${working})`;
  const value = evaluate(actual, numbers);
  if (value === null) return "not available";
  const isShare = "unit" in actual && actual.unit === "fraction";
  return isShare ? formatFraction(value) : formatNumber(value);
}
