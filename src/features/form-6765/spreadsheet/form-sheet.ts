import type { CellObject, Row } from "write-excel-file/universal";
import type { ComputedLine } from "#calculations/section-41/form/compute-lines.ts";
import { lineNumber, usesFaceOf2023 } from "#calculations/section-41/form/face-of-2023.ts";
import { formSections } from "#calculations/section-41/form/use-lines.ts";
import type { InputName, MemberExpense } from "#calculations/section-41/inputs.ts";
import { computeWorksheet } from "#calculations/section-41/worksheet.ts";
import type { WorksheetAnswers } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { groupWords } from "#content/calculators/form-6765-owners.ts";
import { givenWorkpaper, optionLabel } from "../input-words.ts";
import { lineLabel, sectionName } from "../law-in-worksheet.ts";
import { totalLines } from "../result/form-section.tsx";
import {
  bold,
  type CellStyle,
  type FormulaCell,
  formulaCell,
  percentFormat,
  sectionRow,
  tableSheet,
  text,
  usdFormat,
  type WorkbookSheet,
  wrappedText,
} from "./cells.ts";
import { type Cells, excelFormula } from "./excel-formula.ts";
import { rowOfInput } from "./inputs-sheet.ts";
import { groupCells } from "./parts.ts";

const { sections, lines: lineWords, answerOnForm, spreadsheet: words } = worksheetWords;
const { attached: attachedWords } = groupWords;
const widths = [10, 62, 22] as const;
const columns = widths.length;

export function formSheet(answers: WorksheetAnswers): WorkbookSheet {
  const { taxYear } = answers;
  const cells = formCells(answers);
  return tableSheet(taxYear, {
    name: words.form,
    above: headOf(answers),
    names: [words.line, words.description, words.amount],
    amountsFrom: 2,
    rows: [
      ...sectionsWithLines(answers).map((row) =>
        typeof row === "string" ? sectionRow(row, columns) : lineRow(row, answers, cells),
      ),
      ...(usesFaceOf2023(taxYear) ? [] : sectionE(answers)),
    ],
    widths,
  });
}

const headOf = (answers: WorksheetAnswers): Row[] =>
  givenWorkpaper(answers).map(({ label, value }) => [
    text(label, { alignVertical: "top" }),
    wrappedText(value, widths[1]),
  ]);

function sectionsWithLines(answers: WorksheetAnswers): (string | ComputedLine)[] {
  const { lines } = computeWorksheet(answers);
  return formSections.flatMap((section) => [
    sectionName(section, answers.taxYear),
    ...lines.filter((line) => line.section === section),
  ]);
}

function lineRow(computed: ComputedLine, { taxYear }: WorksheetAnswers, cells: Cells): Row {
  const { line } = computed;
  const style: CellStyle = totalLines.includes(line) ? bold : {};
  return [
    lineCell(lineNumber(line, taxYear), style),
    wrappedText(lineLabel(line, taxYear), widths[1], style),
    amountCell(computed, cells, style),
  ];
}

/** The live formula of a line, with its value beside it. */
export function amountCell(
  { unit, expression, value }: ComputedLine,
  cells: Cells,
  style: CellStyle = {},
): FormulaCell {
  if (expression.kind === "missing" && expression.attached)
    return formulaCell(`"${attachedWords}"`, attachedWords, style);
  const formula = `ROUND(${excelFormula(expression, cells)},${unit === "usd" ? 0 : 4})`;
  return formulaCell(`IFERROR(${formula},"${words.notAvailable}")`, value ?? words.notAvailable, {
    format: unit === "usd" ? usdFormat : percentFormat,
    ...style,
  });
}

const lineCell = (number: string, style: CellStyle = {}): CellObject | null =>
  number ? text(number, { align: "left", alignVertical: "top", ...style }) : null;

/** Most answers of Section E are not computed. */
function sectionE({ components }: WorksheetAnswers): Row[] {
  return [
    sectionRow(sections.E, columns),
    [lineCell("37"), text(lineWords[37]), { value: components.length, type: Number }],
    ...(["38", "39", "40", "41"] as const).map(
      (number): Row => [
        lineCell(number),
        wrappedText(lineWords[number], widths[1]),
        text(answerOnForm, { align: "right" }),
      ],
    ),
  ];
}

/** Where the workbook has inputs and lines. `sheet` is this one's name, for formulas of another. */
export function formCells(answers: WorksheetAnswers, sheet?: string): Cells {
  // Between them are the title and the names of the columns.
  const first = headOf(answers).length + 3;
  const rowOfLine = new Map(
    sectionsWithLines(answers).map((row, index) => [
      typeof row === "string" ? row : row.line,
      first + index,
    ]),
  );
  const inputRows = rowOfInput(answers);
  const group = groupCells(answers);
  const input = (name: InputName) => `${words.inputs}!$B$${rowOf(inputRows, name)}`;
  const before = sheet ? `'${sheet}'!` : "";
  return {
    line: (name) => group.line(name) ?? `${before}$C$${rowOf<string>(rowOfLine, name)}`,
    input: (name) =>
      name.startsWith("others-")
        ? group.spentByOthers(name.slice("others-".length) as MemberExpense)
        : input(name as InputName),
    ticked: (name) => `${input(name)}="${words.yes}"`,
    is: (name, value) => `${input(name)}="${optionLabel(value)}"`,
    part: (whole) => group.part(whole),
  };
}

function rowOf<Name>(rows: ReadonlyMap<Name, number>, name: Name): number {
  const row = rows.get(name);
  if (row === undefined) throw new Error(`The spreadsheet has no row for ${name}.`);
  return row;
}
