import type { CellObject, Row } from "write-excel-file/universal";
import { type FormLine, formLines } from "#calculations/section-41/form-lines.ts";
import { inputsOf } from "#calculations/section-41/worksheet.ts";
import {
  amountNames,
  componentAmountNames,
  historyLength,
  type WorksheetAnswers,
  wagesOf,
} from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { fillIn } from "#wording/fill-in.ts";
import { inYear } from "../law-in-worksheet.ts";
import type { LineNumber } from "../result/form-section.tsx";
import { type Cells, excelFormula } from "./excel-formula.ts";

const { labels, options, spreadsheet: words, components: componentWords } = worksheetWords;

const usdFormat = "#,##0";
const percentFormat = "0.00%";
/** Yellow, as accountants mark a cell that may be changed. */
const toChange = { backgroundColor: "#fff4c2" };
const heading: Partial<CellObject> = { fontWeight: "bold" };

const text = (value: string, style: Partial<CellObject> = {}): CellObject => ({
  value,
  type: String,
  ...style,
});

interface InputRow {
  /** As the expressions of the form call it; none for what the file is made for. */
  readonly name?: string;
  readonly label: string;
  readonly cell: CellObject | null;
}

/** Every input in a row of its own, in the order of the page. */
export function inputRows(answers: WorksheetAnswers): InputRow[] {
  const { input, ticked } = inputsOf(answers);
  const number = (name: string, label: string, format: string): InputRow => {
    const value = input(name);
    return {
      name,
      label,
      cell: { type: Number, format, ...toChange, ...(value === null ? {} : { value }) },
    };
  };
  const box = (name: string, label: string): InputRow => ({
    name,
    label,
    cell: text(ticked(name) ? words.yes : words.no, toChange),
  });
  const years = Array.from({ length: historyLength }, (_, index) => index + 1);
  return [
    { label: labels.taxYear, cell: { value: answers.taxYear, type: Number } },
    { label: labels.entity, cell: text(options[answers.entity]) },
    box("original", `${labels.returnKind}: ${options.original}`),
    ...amountNames.map((name) => number(name, labels[name], usdFormat)),
    number("contractShare", labels.contractShare, percentFormat),
    number("fixedBase", labels.fixedBase, percentFormat),
    box("startUpHistory", labels.startUpHistory),
    number("historyYears", labels.historyYears, "0"),
    ...years.map((year) =>
      number(`historyExpenses${year}`, fillIn(labels.historyExpenses, { year }), usdFormat),
    ),
    ...years.map((year) =>
      number(`historyReceipts${year}`, fillIn(labels.historyReceipts, { year }), usdFormat),
    ),
    number("firstYearWithReceipts", labels.firstYearWithReceipts, "0"),
    number("ownerRate", labels.ownerRate, percentFormat),
    box("reducedCredit", labels.reducedCredit),
    box("payrollOffset", labels.payrollOffset),
  ];
}

/** Above the rows: a note and the names of the columns. */
const firstRow = 3;

export function inputsSheet(answers: WorksheetAnswers): Row[] {
  return [
    [text(words.note)],
    [text(words.input, heading), text(words.value, heading)],
    ...inputRows(answers).map(({ label, cell }) => [text(label), cell]),
  ];
}

export function formSheet(answers: WorksheetAnswers): Row[] {
  const lines = formLines(answers.taxYear, answers.entity);
  const cells = cellsOf(answers, lines);
  return [
    [text(`${words.form}, ${answers.taxYear}`, heading)],
    [text(words.line, heading), text(words.description, heading), text(words.amount, heading)],
    ...lines.map(({ line, unit, expression }) => [
      text(line),
      text(inYear(worksheetWords.lines[line as LineNumber], answers.taxYear)),
      {
        value: `=IFERROR(ROUND(${excelFormula(expression, cells)},${unit === "usd" ? 0 : 4}),"${words.notAvailable}")`,
        type: "Formula",
        format: unit === "usd" ? usdFormat : percentFormat,
        align: "right",
      } satisfies CellObject,
    ]),
  ];
}

function cellsOf(answers: WorksheetAnswers, lines: readonly FormLine[]): Cells {
  const rowOfLine = new Map(lines.map(({ line }, index) => [line, firstRow + index]));
  const rowOfInput = new Map(
    inputRows(answers).map(({ name }, index) => [name, firstRow + index] as const),
  );
  const inputCell = (name: string) => `${words.inputs}!$B$${rowOf(rowOfInput, name)}`;
  return {
    line: (number) => `C${rowOf(rowOfLine, number)}`,
    input: inputCell,
    ticked: (name) => `${inputCell(name)}="${words.yes}"`,
    mayBeMissing: ["fixedBase", "firstYearWithReceipts"],
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
    ...components.map((component) => {
      const [direct, supervision, support, ...others] = componentAmountNames.map(
        (name): CellObject => ({
          value: component.amounts[name],
          type: Number,
          format: usdFormat,
        }),
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
