import type { CellObject, Row } from "write-excel-file/universal";
import type { WorksheetYear } from "#calculations/section-41/inputs.ts";
import { form6765Page } from "#content/calculators/form-6765.ts";

/** A sheet of the workbook, with what a spreadsheet program needs to show and print it. */
export interface WorkbookSheet {
  readonly name: string;
  readonly rows: readonly Row[];
  /** Of each column, in characters. */
  readonly widths: readonly number[];
  /** The number of the row with the columns' names. It is repeated on every printed page. */
  readonly titleRow: number;
  readonly landscape?: boolean;
  /** Numbers of the rows that are grouped and closed. */
  readonly closedRows?: readonly number[];
  /** Cells that offer values: a list in quotation marks, or the range that has them. */
  readonly dropDowns?: readonly { readonly cell: string; readonly values: string }[];
}

export type CellStyle = Omit<CellObject, "value" | "type">;

/** A formula, with the value for programs that show a file without computing it. */
export interface FormulaCell extends CellObject {
  readonly type: "Formula";
  readonly cached: number | string;
}

export const usdFormat = "#,##0";
export const percentFormat = "0.00%";
export const bold: CellStyle = { fontWeight: "bold" };

/**
 * Always of type text, so that what a visitor typed never becomes a formula. Trimmed, because a
 * cell of spaces alone makes the file unreadable. The library looks texts up in an object, so one
 * like `constructor`, which every object has, gets a space.
 */
export function text(value: string, style: CellStyle = {}): CellObject {
  const trimmed = value.trim();
  return { value: trimmed in {} ? `${trimmed} ` : trimmed, type: String, ...style };
}

/** Yellow is what accountants use for a cell that may be changed. */
export const toChange: CellStyle = { backgroundColor: "#fff4c2" };

export const numberCell = (value: number | null, style: CellStyle): CellObject => ({
  type: Number,
  ...style,
  ...(value === null ? {} : { value }),
});

export const formulaCell = (
  value: string,
  cached: number | string,
  style: CellStyle = {},
): FormulaCell => ({
  value,
  type: "Formula",
  cached,
  format: usdFormat,
  align: "right",
  alignVertical: "top",
  ...style,
});

const lineHeight = 14;

/**
 * A text that wraps in a column of this width. The height is given, because programs do not fit a
 * row's height to a file that was written without one, nor to merged cells.
 */
export function wrappedText(value: string, width: number, style: CellStyle = {}): CellObject {
  const lines = value
    .split("\n")
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width)), 0);
  const height = lines > 1 ? { height: lines * lineHeight } : {};
  return text(value, { wrap: true, alignVertical: "top", ...height, ...style });
}

export const acrossRow = (cell: CellObject, columns: number): Row => [
  { ...cell, columnSpan: columns },
  ...Array<null>(columns - 1).fill(null),
];

/** Of a table with one row between its title and the names of its columns. */
export const firstRow = 4;

/** A sheet that is a table: its title, what is above, the names of its columns, its rows. */
export function tableSheet(
  taxYear: WorksheetYear,
  table: Omit<WorkbookSheet, "titleRow"> & {
    readonly above: readonly Row[];
    readonly names: readonly string[];
    /** The first column whose name is aligned right, as amounts are. */
    readonly amountsFrom?: number;
  },
): WorkbookSheet {
  const { above, names, amountsFrom, rows, ...sheet } = table;
  const title = titleRow(taxYear, sheet.widths.length);
  const head = [title, ...above, columnNames(names, amountsFrom)];
  return { ...sheet, rows: [...head, ...rows], titleRow: head.length };
}

export const titleRow = (taxYear: WorksheetYear, columns: number): Row =>
  acrossRow(
    text(`${form6765Page.title}, ${taxYear}`, { ...bold, fontSize: 14, height: 20 }),
    columns,
  );

export const sectionRow = (name: string, columns: number): Row =>
  acrossRow(text(name, { ...bold, backgroundColor: "#e3eee8" }), columns);

const columnNames = (names: readonly string[], firstAmount = names.length): Row =>
  names.map((name, index) =>
    text(name, {
      ...bold,
      wrap: true,
      alignVertical: "bottom",
      bottomBorderStyle: "thin",
      height: 2 * lineHeight,
      ...(index >= firstAmount ? { align: "right" } : {}),
    }),
  );
