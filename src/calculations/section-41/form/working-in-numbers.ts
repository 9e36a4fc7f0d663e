import { formatFraction, formatNumber } from "#wording/numbers.ts";
import {
  availableOf,
  chosen,
  type Expression,
  evaluate,
  givenOf,
  type Numbers,
  operators,
} from "./expression.ts";

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
