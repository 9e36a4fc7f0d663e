import { formatFraction, formatNumber } from "#wording/numbers.ts";
import { roundToDollar } from "../../rounding.ts";
import {
  availableOf,
  chosen,
  type Expression,
  evaluate,
  givenOf,
  type Numbers,
  operators,
} from "./expression.ts";
import type { LineName } from "./line-names.ts";
import type { FormLine } from "./use-lines.ts";

/** A line with its amount; `null` where the method it belongs to is not available. */
export interface ComputedLine extends FormLine {
  readonly value: number | null;
  /** The formula with the numbers in it; empty where a line only repeats a number. */
  readonly working: string;
}

/** Each line from the lines before it, and else from those of `numbers`. */
export function computeLines(lines: readonly FormLine[], numbers: Numbers) {
  const values = new Map<LineName, number | null>();
  const all: Numbers = {
    ...numbers,
    line: (name) => {
      const value = values.get(name);
      return value === undefined ? numbers.line(name) : value;
    },
  };
  const computed = lines.map((formLine): ComputedLine => {
    const value = rounded(evaluate(formLine.expression, all), formLine.unit);
    values.set(formLine.line, value);
    return {
      ...formLine,
      value,
      // Put in words only where it is read: the first number that a browser writes takes it long.
      get working() {
        return workingInNumbers(formLine.expression, all);
      },
    };
  });
  return { lines: computed, values, numbers: all };
}

/** To the dollar, as the form rounds, and percentages to 1/100 of 1%. */
function rounded(value: number | null, unit: FormLine["unit"]): number | null {
  if (value === null) return null;
  return unit === "usd" ? roundToDollar(value) : roundToDollar(value * 10_000) / 10_000;
}

/** The arithmetic with its numbers in it: `14% × 30,307`. Empty where a line only repeats a number. */
function workingInNumbers(expression: Expression, numbers: Numbers): string {
  switch (expression.kind) {
    case "line":
    case "input":
    case "figure":
    case "missing":
      return "";
    case "choose":
      return workingInNumbers(chosen(expression, numbers), numbers);
    case "part": {
      const whole = evaluate(expression.of, numbers) ?? 0;
      const { share } = numbers.part(whole);
      return share ? `${share} × ${formatNumber(whole)}` : "";
    }
    case "average": {
      const values = givenOf(expression.of, numbers).map(formatNumber);
      return values.length < 2 ? "" : `(${values.join(" + ")}) ÷ ${values.length}`;
    }
    case "largest": {
      const parts = availableOf(expression.of, numbers).map(({ part }) => part);
      const [only] = parts;
      if (parts.length < 2) return only ? workingInNumbers(only, numbers) : "";
      return `the larger of ${parts.map((part) => partInNumbers(part, numbers)).join(" and ")}`;
    }
    default: {
      const parts = expression.of.map((part) => partInNumbers(part, numbers));
      return operators[expression.kind].written(parts);
    }
  }
}

function partInNumbers(part: Expression, numbers: Numbers): string {
  const actual = chosen(part, numbers);
  const working = workingInNumbers(actual, numbers);
  if (working) return actual.kind === "product" ? working : `(${working})`;
  const value = evaluate(actual, numbers);
  if (value === null) return "not available";
  const isShare = "unit" in actual && actual.unit === "fraction";
  return isShare ? formatFraction(value) : formatNumber(value);
}
