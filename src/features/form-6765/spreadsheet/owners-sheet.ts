import type { CellObject, Row } from "write-excel-file/universal";
import { formSections } from "#calculations/section-41/form/use-lines.ts";
import { type OwnerResult, sumOfShares } from "#calculations/section-41/owners/owners.ts";
import { computeWorksheet } from "#calculations/section-41/worksheet.ts";
import type { WorksheetAnswers } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { ownersWords as words } from "#content/calculators/form-6765-owners.ts";
import { lineLabel } from "../law-in-worksheet.ts";
import { ownerFields, ownerName } from "../owner-words.ts";
import { totalLines } from "../result/form-section.tsx";
import {
  acrossRow,
  bold,
  firstRow,
  formulaCell,
  numberCell,
  percentFormat,
  sectionRow,
  tableSheet,
  toChange,
  usdFormat,
  type WorkbookSheet,
  wrappedText,
} from "./cells.ts";
import type { Cells } from "./excel-formula.ts";
import { amountCell, formCells } from "./form-sheet.ts";
import { partFormula } from "./parts.ts";

const { sections, spreadsheet } = worksheetWords;
const { sheet } = words;
const labelWidth = 46;
const ownerWidth = 20;

/** After the section's name. */
const firstEntered = firstRow + 1;
const shareRow = firstEntered;
const firstLine = firstEntered + ownerFields.length;

/** A column for each owner of a partnership or S corporation, the last for all of them. */
export function ownersSheet(answers: WorksheetAnswers): WorkbookSheet {
  const { owners } = computeWorksheet(answers);
  const columns = owners.length + 2;
  const lines = owners[0]?.lines ?? [];
  /** The names of the sections, and the lines of each below its name. */
  const below = formSections.flatMap((section) => {
    const own = lines.filter((line) => line.section === section).map(({ line }) => line);
    return own.length > 0 ? [sections[section], ...own] : [];
  });
  const rowOfLine = new Map<string, number>(below.map((name, index) => [name, firstLine + index]));
  const form = formCells(answers, spreadsheet.form);
  const row = (label: string, cell: (owner: OwnerResult, index: number) => CellObject): Row => [
    wrappedText(label, labelWidth),
    ...owners.map(cell),
  ];
  const at = (row: number, index: number) => `$${columnName(index + 1)}$${row}`;
  const sumOf = (row: number) => `SUM(${at(row, 0)}:${at(row, owners.length - 1)})`;
  const shares = sumOfShares(owners.map(({ owner }) => owner));
  const passedOn = owners.reduce((sum, { amount }) => sum + amount("k1"), 0);
  const cellsOf = (index: number): Cells => ({
    ...form,
    line: (name) => {
      const row = rowOfLine.get(name);
      return row === undefined ? form.line(name) : at(row, index);
    },
    part: (whole) =>
      partFormula(
        `ROUND(${whole}*${sumOf(shareRow)},0)`,
        owners.length,
        index,
        (from, to = from) =>
          to > from ? `${at(shareRow, from)}:${at(shareRow, to)}` : at(shareRow, from),
      ),
    input: (name) => {
      const entered = ownerFields.findIndex((field) => field.name === name);
      return entered < 0 ? form.input(name) : at(firstEntered + entered, index);
    },
  });

  return tableSheet(answers.taxYear, {
    name: sheet.name,
    above: [acrossRow(wrappedText(sheet.note, labelWidth + ownerWidth * (columns - 1)), columns)],
    names: [
      sheet.line,
      ...owners.map(({ owner, number }) => ownerName(owner, number)),
      words.together,
    ],
    amountsFrom: 1,
    rows: [
      sectionRow(sheet.entered, columns),
      ...ownerFields.map(({ name, label, kind }): Row => {
        const format = kind === "usd" ? usdFormat : percentFormat;
        const entered = row(label, ({ owner }) => numberCell(owner[name], { format, ...toChange }));
        return name === "share"
          ? [...entered, formulaCell(sumOf(shareRow), shares, { format })]
          : entered;
      }),
      ...below.map((name): Row => {
        const line = lines.find((one) => one.line === name)?.line;
        if (!line) return sectionRow(name, columns);
        const style = totalLines.includes(line) ? bold : {};
        const together =
          line === "k1" ? [formulaCell(sumOf(rowOfLine.get("k1") ?? 0), passedOn, bold)] : [];
        const cells = row(lineLabel(line, answers.taxYear), (owner, index) => {
          const computed = owner.lines.find((one) => one.line === line);
          if (!computed) throw new Error(`Owner ${owner.number} has no line ${line}.`);
          return amountCell(computed, cellsOf(index), style);
        });
        return [...cells, ...together];
      }),
    ],
    widths: [labelWidth, ...owners.map(() => ownerWidth), ownerWidth],
    landscape: true,
  });
}

/** `A` for 0, `AA` for 26. */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}
