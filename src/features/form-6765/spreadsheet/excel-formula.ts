import type { Condition, Expression } from "#calculations/section-41/expression.ts";

/** Where the numbers of an expression stand in the workbook. */
export interface Cells {
  readonly line: (number: string) => string;
  readonly input: (name: string) => string;
  /** A formula that is TRUE where the box is ticked. */
  readonly ticked: (name: string) => string;
  /** Inputs whose empty cell means 'not given' and not 0. */
  readonly mayBeMissing: readonly string[];
}

/**
 * The arithmetic of a line as a spreadsheet reads it. A number that is missing is an error there,
 * and an error spreads to whatever needs it, as `null` does in the engine.
 */
export function excelFormula(expression: Expression, cells: Cells): string {
  const formula = (part: Expression) => excelFormula(part, cells);
  switch (expression.kind) {
    // A text, such as 'n/a', is an error as soon as it is added to.
    case "line":
      return `(${cells.line(expression.line)}+0)`;
    case "input": {
      const cell = cells.input(expression.input);
      return cells.mayBeMissing.includes(expression.input) ? `IF(${cell}="",NA(),${cell})` : cell;
    }
    case "figure":
      return String(expression.value);
    case "missing":
      return "NA()";
    case "sum":
      return `(${expression.of.map(formula).join("+")})`;
    case "product":
      return `(${expression.of.map(formula).join("*")})`;
    case "quotient":
      return `(${expression.of.map(formula).join("/")})`;
    case "excess":
      return `MAX(0,${expression.of.map(formula).join("-")})`;
    case "smallest":
      return `MIN(${expression.of.map(formula).join(",")})`;
    // A method that is not available does not make the other one unavailable.
    case "largest":
      return `MAX(${expression.of.map((part) => `IFERROR(${formula(part)},0)`).join(",")})`;
    case "choose":
      return `IF(${excelCondition(expression.when, cells)},${formula(expression.then)},${formula(expression.otherwise)})`;
  }
}

function excelCondition(condition: Condition, cells: Cells): string {
  const parts = (of: readonly Condition[]) =>
    of.map((part) => excelCondition(part, cells)).join(",");
  switch (condition.kind) {
    case "ticked":
      return cells.ticked(condition.input);
    case "all":
      return `AND(${parts(condition.of)})`;
    case "any":
      return `OR(${parts(condition.of)})`;
    default: {
      const [a, b] = condition.of.map((part) => excelFormula(part, cells));
      return `IFERROR(${a}${condition.kind === "below" ? "<" : "<="}${b},FALSE())`;
    }
  }
}
