import { withoutBinaryNoise } from "../../rounding.ts";
import {
  type BoxName,
  type ChoiceName,
  type ChoiceValue,
  inputs,
  type MemberExpense,
  type NumberName,
} from "../inputs.ts";
import type { LineName } from "./line-names.ts";

/**
 * The arithmetic of one line of the form. It has three uses: it is computed here, shown with its
 * numbers on the page, and written as a live formula into the spreadsheet.
 */
export type Expression =
  | { readonly kind: "line"; readonly line: LineName; readonly unit: "usd" | "fraction" }
  /** An empty input counts as 0. Check `given` first where it must not. */
  | { readonly kind: "input"; readonly input: AnyNumber; readonly unit: Unit }
  | { readonly kind: "figure"; readonly value: number; readonly unit: Unit }
  | { readonly kind: "sum"; readonly of: readonly Expression[] }
  | { readonly kind: "product"; readonly of: readonly Expression[] }
  | { readonly kind: "smallest"; readonly of: readonly Expression[] }
  /** Parts that are not available are left out; without any it is 0. */
  | { readonly kind: "largest"; readonly of: readonly Expression[] }
  /** The first less the second, at least 0. */
  | { readonly kind: "excess"; readonly of: Pair }
  | { readonly kind: "quotient"; readonly of: Pair }
  /** Of the inputs that are given; not available without any. */
  | { readonly kind: "average"; readonly of: readonly NumberName[] }
  | {
      readonly kind: "choose";
      readonly when: Condition;
      readonly then: Expression;
      readonly otherwise: Expression;
    }
  /**
   * The part of a whole amount, in whole dollars by largest remainder: of this owner by the shares,
   * of this member of a controlled group by the QREs.
   */
  | { readonly kind: "part"; readonly of: Expression }
  /** Makes the line, and every line that needs it, not available. */
  | { readonly kind: "missing"; readonly attached?: true };

export type Condition =
  | { readonly kind: "ticked"; readonly input: BoxName }
  | { readonly kind: "is"; readonly input: ChoiceName; readonly value: string | number }
  /** A value is typed, 0 included. */
  | { readonly kind: "given"; readonly input: NumberName }
  | { readonly kind: "not"; readonly of: Condition }
  | { readonly kind: "all"; readonly of: readonly Condition[] }
  | { readonly kind: "any"; readonly of: readonly Condition[] }
  | { readonly kind: Comparison; readonly of: Pair };

/** The others are all other members' together. */
export type AnyNumber = NumberName | `others-${MemberExpense}`;
type Unit = "usd" | "fraction" | "count";
type Comparison = "below" | "at-most" | "equal";
type Pair = readonly [Expression, Expression];

export const line = (name: LineName, unit: "usd" | "fraction" = "usd"): Expression => ({
  kind: "line",
  line: name,
  unit,
});
export const input = (name: AnyNumber): Expression => ({
  kind: "input",
  input: name,
  unit: isAsked(name) ? inputs[name].kind : "usd",
});
const isAsked = (name: AnyNumber): name is NumberName => name in inputs;
export const usd = (value: number): Expression => ({ kind: "figure", value, unit: "usd" });
export const share = (value: number): Expression => ({ kind: "figure", value, unit: "fraction" });
export const count = (value: number): Expression => ({ kind: "figure", value, unit: "count" });
export const sum = (...of: Expression[]): Expression => ({ kind: "sum", of });
export const product = (...of: Expression[]): Expression => ({ kind: "product", of });
export const smallest = (...of: Expression[]): Expression => ({ kind: "smallest", of });
export const largest = (...of: Expression[]): Expression => ({ kind: "largest", of });
export const excess = (...of: Pair): Expression => ({ kind: "excess", of });
export const quotient = (...of: Pair): Expression => ({ kind: "quotient", of });
export const average = (...of: NumberName[]): Expression => ({ kind: "average", of });
export const choose = (when: Condition, then: Expression, otherwise: Expression): Expression => ({
  kind: "choose",
  when,
  then,
  otherwise,
});
export const part = (of: Expression): Expression => ({ kind: "part", of });
export const missing: Expression = { kind: "missing" };
/** The group's attachment has the amount, and the member's form has none. */
export const attached: Expression = { kind: "missing", attached: true };
export const ticked = (name: BoxName): Condition => ({ kind: "ticked", input: name });
export const is = <Name extends ChoiceName>(name: Name, value: ChoiceValue<Name>): Condition => ({
  kind: "is",
  input: name,
  value,
});
export const given = (name: NumberName): Condition => ({ kind: "given", input: name });
export const not = (of: Condition): Condition => ({ kind: "not", of });
export const all = (...of: Condition[]): Condition => ({ kind: "all", of });
export const any = (...of: Condition[]): Condition => ({ kind: "any", of });
export const below = (...of: Pair): Condition => ({ kind: "below", of });
export const atMost = (...of: Pair): Condition => ({ kind: "at-most", of });
export const equal = (...of: Pair): Condition => ({ kind: "equal", of });

export interface Numbers {
  /** `null` where the line is not available. */
  readonly line: (name: LineName) => number | null;
  /** `null` where nothing is typed. */
  readonly input: (name: AnyNumber) => number | null;
  /** The part of a whole amount, and the share it follows in words: `50%`. */
  readonly part: (whole: number) => { value: number | null; share: string };
  readonly ticked: (name: BoxName) => boolean;
  readonly choice: (name: ChoiceName) => string | number | null;
}

/** The exact value, or `null` where a number it needs is missing. The caller rounds it. */
export function evaluate(expression: Expression, numbers: Numbers): number | null {
  switch (expression.kind) {
    case "line":
      return numbers.line(expression.line);
    case "input":
      return numbers.input(expression.input) ?? 0;
    case "figure":
      return expression.value;
    case "missing":
      return null;
    case "choose":
      return evaluate(chosen(expression, numbers), numbers);
    case "part": {
      const whole = evaluate(expression.of, numbers);
      return whole === null ? null : numbers.part(whole).value;
    }
    case "average": {
      const values = givenOf(expression.of, numbers);
      return values.length === 0 ? null : withoutBinaryNoise(total(values) / values.length);
    }
    // A method that is not available does not make the other one unavailable.
    case "largest":
      return Math.max(0, ...availableOf(expression.of, numbers).map(({ value }) => value));
    default: {
      const values = expression.of.map((part) => evaluate(part, numbers));
      return values.includes(null) ? null : operators[expression.kind].of(values as number[]);
    }
  }
}

function total(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

export const givenOf = (names: readonly NumberName[], numbers: Numbers): number[] =>
  names.map((name) => numbers.input(name)).filter((value) => value !== null);

export function availableOf(parts: readonly Expression[], numbers: Numbers) {
  return parts.flatMap((part) => {
    const value = evaluate(part, numbers);
    return value === null ? [] : [{ part, value }];
  });
}

/** What an operator gives for the numbers of its parts, and how it is written with them. */
export const operators = {
  sum: { of: total, written: (parts) => parts.join(" + ") },
  product: {
    of: (values) => withoutBinaryNoise(values.reduce((all, value) => all * value, 1)),
    written: (parts) => parts.join(" × "),
  },
  quotient: {
    of: ([first = 0, second = 0]) => (second === 0 ? null : withoutBinaryNoise(first / second)),
    written: (parts) => parts.join(" ÷ "),
  },
  excess: {
    of: ([first = 0, second = 0]) => Math.max(0, first - second),
    written: (parts) => `${parts.join(" − ")}, not below 0`,
  },
  smallest: {
    of: (values) => Math.min(...values),
    written: (parts) =>
      `the ${parts.length > 2 ? "smallest" : "smaller"} of ${parts.slice(0, -1).join("; ")} and ${parts.at(-1)}`,
  },
} satisfies Record<string, Operator>;

interface Operator {
  readonly of: (values: readonly number[]) => number | null;
  readonly written: (parts: readonly string[]) => string;
}

export function holds(condition: Condition, numbers: Numbers): boolean {
  switch (condition.kind) {
    case "ticked":
      return numbers.ticked(condition.input);
    case "is":
      return numbers.choice(condition.input) === condition.value;
    case "given":
      return numbers.input(condition.input) !== null;
    case "not":
      return !holds(condition.of, numbers);
    case "all":
      return condition.of.every((part) => holds(part, numbers));
    case "any":
      return condition.of.some((part) => holds(part, numbers));
    default: {
      const [a, b] = condition.of.map((part) => evaluate(part, numbers) ?? Number.NaN);
      if (a === undefined || b === undefined) return false;
      if (condition.kind === "equal") return a === b;
      return condition.kind === "below" ? a < b : a <= b;
    }
  }
}

export function chosen(expression: Expression, numbers: Numbers): Expression {
  if (expression.kind !== "choose") return expression;
  const { when, then, otherwise } = expression;
  return chosen(holds(when, numbers) ? then : otherwise, numbers);
}
