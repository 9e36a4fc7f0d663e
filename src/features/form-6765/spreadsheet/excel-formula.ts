import type { AnyNumber, Condition, Expression } from "#calculations/section-41/form/expression.ts";
import type { LineName } from "#calculations/section-41/form/line-names.ts";
import type { BoxName, ChoiceName, InputName } from "#calculations/section-41/inputs.ts";

/** Where the workbook has the values that an expression reads. */
export interface Cells {
  readonly line: (name: LineName) => string;
  readonly input: (name: InputName | AnyNumber) => string;
  /** A formula for this owner's or member's part of a whole amount. */
  readonly part: (whole: string) => string;
  /** A formula that is TRUE where the box is ticked. */
  readonly ticked: (name: BoxName) => string;
  /** A formula that is TRUE where this is chosen. */
  readonly is: (name: ChoiceName, value: string | number) => string;
}

/**
 * The arithmetic of a line as a spreadsheet formula. A missing number is an error, which propagates
 * to every formula that needs it, as `null` does in the engine.
 */
export function excelFormula(expression: Expression, cells: Cells): string {
  const formula = (part: Expression) => excelFormula(part, cells);
  switch (expression.kind) {
    // A text such as 'n/a' causes an error as soon as it is added to a number.
    case "line":
      return `(${cells.line(expression.line)}+0)`;
    // An empty cell counts as 0.
    case "input":
      return cells.input(expression.input);
    case "figure":
      return String(expression.value);
    case "missing":
      return "NA()";
    case "part":
      return cells.part(formula(expression.of));
    case "sum":
      return `(${expression.of.map(formula).join("+")})`;
    case "product":
      return `(${expression.of.map(formula).join("*")})`;
    case "quotient":
      return `(${expression.of.map(formula).join("/")})`;
    // Empty cells are left out, as in the engine.
    case "average":
      return `AVERAGE(${expression.of.map(cells.input).join(",")})`;
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

const comparisons = { below: "<", "at-most": "<=", equal: "=" } as const;

function excelCondition(condition: Condition, cells: Cells): string {
  const parts = (of: readonly Condition[]) =>
    of.map((part) => excelCondition(part, cells)).join(",");
  switch (condition.kind) {
    case "ticked":
      return cells.ticked(condition.input);
    case "is":
      return cells.is(condition.input, condition.value);
    case "given":
      return `${cells.input(condition.input)}<>""`;
    case "not":
      return `NOT(${excelCondition(condition.of, cells)})`;
    case "all":
      return `AND(${parts(condition.of)})`;
    case "any":
      return condition.of.length === 0 ? "FALSE()" : `OR(${parts(condition.of)})`;
    default: {
      const [a, b] = condition.of.map((part) => excelFormula(part, cells));
      return `IFERROR(${a}${comparisons[condition.kind]}${b},FALSE())`;
    }
  }
}
