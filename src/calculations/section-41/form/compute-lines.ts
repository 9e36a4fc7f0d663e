import { roundToDollar } from "../../rounding.ts";
import { evaluate, type Numbers } from "./expression.ts";
import type { LineName } from "./line-names.ts";
import type { FormLine } from "./use-lines.ts";
import { workingInNumbers } from "./working-in-numbers.ts";

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
