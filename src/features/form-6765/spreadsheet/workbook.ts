import type { CellObject, Row } from "write-excel-file/universal";
import { formSections } from "#calculations/section-41/form-lines.ts";
import {
  type InputName,
  inputNames,
  inputs,
  isBox,
  isChoice,
} from "#calculations/section-41/inputs.ts";
import { type ComputedLine, computeWorksheet } from "#calculations/section-41/worksheet.ts";
import {
  componentAmountNames,
  concerns,
  largestFirst,
  type WorksheetAnswers,
  wagesOf,
} from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { labelOf, optionLabel, optionLabels, valueInWords, yesOrNo } from "../input-words.ts";
import { inYear } from "../law-in-worksheet.ts";
import { type Cells, excelFormula } from "./excel-formula.ts";

const { sections, spreadsheet: words, components: componentWords } = worksheetWords;

const usdFormat = "#,##0";
const percentFormat = "0.00%";
/** Yellow is what accountants use for a cell that may be changed. */
const toChange = { backgroundColor: "#fff4c2" };
const heading: Partial<CellObject> = { fontWeight: "bold" };

const text = (value: string, style: Partial<CellObject> = {}): CellObject => ({
  value,
  type: String,
  ...style,
});

const formats = { usd: usdFormat, fraction: percentFormat, count: "0" };

/** The inputs that apply to the entity, one row each, in the order of the page. */
const inputsIn = ({ entity }: WorksheetAnswers): InputName[] =>
  inputNames.filter((name) => concerns(name, entity));

/** The year and the entity decide which lines there are, so they are fixed in a file. */
const isFixed = (name: InputName): boolean => name === "taxYear" || name === "entity";

function inputCell(name: InputName, answers: WorksheetAnswers): CellObject {
  const style = isFixed(name) ? {} : toChange;
  if (isBox(name) || isChoice(name)) {
    const value = valueInWords(name, answers);
    return value === null ? { type: String, ...style } : text(value, style);
  }
  const value = answers.numbers[name];
  const format = formats[inputs[name].kind];
  return { type: Number, format, ...style, ...(value === null ? {} : { value }) };
}

function choicesOf(name: InputName): CellObject | null {
  if (isFixed(name)) return null;
  if (isBox(name)) return text(`${yesOrNo(true)} / ${yesOrNo(false)}`);
  return isChoice(name) ? text(optionLabels(name).join(" / ")) : null;
}

/** Both sheets begin with a note and the names of the columns. */
const firstRow = 3;

export function inputsSheet(answers: WorksheetAnswers): Row[] {
  return [
    [text(words.note)],
    [text(words.input, heading), text(words.value, heading), text(words.choices, heading)],
    ...inputsIn(answers).map((name) => [
      text(labelOf(name)),
      inputCell(name, answers),
      choicesOf(name),
    ]),
  ];
}

/** The rows below the column names: each section's title and lines, in the form's order. */
function formRows(answers: WorksheetAnswers): (string | ComputedLine)[] {
  const { lines } = computeWorksheet(answers);
  return formSections.flatMap((section) => [
    sections[section],
    ...lines.filter((line) => line.section === section),
  ]);
}

export function formSheet(answers: WorksheetAnswers): Row[] {
  const rows = formRows(answers);
  const cells = cellsOf(answers, rows);
  return [
    [text(`${words.form}, ${answers.taxYear}`, heading)],
    [text(words.line, heading), text(words.description, heading), text(words.amount, heading)],
    ...rows.map((row): Row => {
      if (typeof row === "string") return [null, text(row, heading)];
      const { line, unit, expression } = row;
      return [
        text(line),
        text(inYear(worksheetWords.lines[line], answers.taxYear)),
        {
          value: `IFERROR(ROUND(${excelFormula(expression, cells)},${unit === "usd" ? 0 : 4}),"${words.notAvailable}")`,
          type: "Formula",
          format: unit === "usd" ? usdFormat : percentFormat,
          align: "right",
        },
      ];
    }),
  ];
}

/** The values of the formulas, in order, for programs that show a file without computing it. */
export const formValues = (answers: WorksheetAnswers): (number | string)[] =>
  formRows(answers).flatMap((row) =>
    typeof row === "string" ? [] : [row.value ?? words.notAvailable],
  );

function cellsOf(answers: WorksheetAnswers, rows: readonly (string | ComputedLine)[]): Cells {
  const rowOfLine = new Map(
    rows.map((row, index) => [typeof row === "string" ? row : row.line, firstRow + index]),
  );
  const rowOfInput = new Map(inputsIn(answers).map((name, index) => [name, firstRow + index]));
  const input = (name: InputName) => `${words.inputs}!$B$${rowOf(rowOfInput, name)}`;
  return {
    line: (name) => `C${rowOf<string>(rowOfLine, name)}`,
    input,
    ticked: (name) => `${input(name)}="${words.yes}"`,
    is: (name, value) => `${input(name)}="${optionLabel(value)}"`,
  };
}

function rowOf<Name>(rows: ReadonlyMap<Name, number>, name: Name): number {
  const row = rows.get(name);
  if (row === undefined) throw new Error(`The spreadsheet has no row for ${name}.`);
  return row;
}

export function componentsSheet({ components }: WorksheetAnswers): Row[] {
  return [
    Object.values(componentWords.columns).map((label) => text(label, heading)),
    ...largestFirst(components).map(({ component }) => {
      const [direct, supervision, support, ...others] = componentAmountNames.map(
        (name): CellObject => {
          const value = component.amounts[name];
          return { type: Number, format: usdFormat, ...(value === null ? {} : { value }) };
        },
      );
      const wages: CellObject = { value: wagesOf(component), type: Number, format: usdFormat };
      return [
        text(component.name),
        text(componentWords.types[component.type]),
        text(component.informationSought),
        direct,
        supervision,
        support,
        wages,
        ...others,
      ];
    }),
  ];
}
