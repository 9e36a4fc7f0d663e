import { formatFraction, formatNumber } from "#wording/numbers.ts";
import {
  availableOf,
  chosen,
  type Expression,
  evaluate,
  givenOf,
  type Numbers,
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
      const { share } = numbers.part(expression.among, whole);
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
      return written(expression.kind, parts);
    }
  }
}

function written(
  kind: "sum" | "product" | "smallest" | "excess" | "quotient",
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
      return `the ${parts.length > 2 ? "smallest" : "smaller"} of ${listed(parts)}`;
  }
}

const listed = (parts: readonly string[]): string =>
  `${parts.slice(0, -1).join("; ")} and ${parts.at(-1)}`;

function partInNumbers(part: Expression, numbers: Numbers): string {
  const actual = chosen(part, numbers);
  const working = workingInNumbers(actual, numbers);
  if (working) return actual.kind === "product" ? working : `(${working})`;
  const value = evaluate(actual, numbers);
  if (value === null) return "not available";
  const isShare = "unit" in actual && actual.unit === "fraction";
  return isShare ? formatFraction(value) : formatNumber(value);
}
