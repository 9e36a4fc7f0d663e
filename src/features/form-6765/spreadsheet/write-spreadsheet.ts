import writeExcelFile, { type Feature, type Row } from "write-excel-file/universal";
import {
  passesCreditOn,
  type WorksheetAnswers,
} from "#calculations/section-41/worksheet-answers.ts";
import type { FormulaCell, WorkbookSheet } from "./cells.ts";
import { componentsSheet } from "./components-sheet.ts";
import { filingSheet } from "./filing-sheet.ts";
import { formSheet } from "./form-sheet.ts";
import { groupSheet } from "./group-sheet.ts";
import { inputsSheet } from "./inputs-sheet.ts";
import { listsSheet } from "./lists-sheet.ts";
import { ownersSheet } from "./owners-sheet.ts";
import { printSetUp } from "./print-set-up.ts";

export function sheetsOf(answers: WorksheetAnswers): WorkbookSheet[] {
  return [
    inputsSheet(answers),
    formSheet(answers),
    componentsSheet(answers),
    ...(passesCreditOn(answers.entity) ? [ownersSheet(answers)] : []),
    ...(answers.boxes.controlledGroup ? [groupSheet(answers)] : []),
    filingSheet(answers),
    listsSheet(answers),
  ];
}

/** An Excel file whose lines recalculate when an input is changed. */
export function writeSpreadsheet(answers: WorksheetAnswers): Promise<Blob> {
  const sheets = sheetsOf(answers);
  return writeExcelFile(
    sheets.map(({ name, rows, widths }) => ({
      sheet: name,
      data: [...rows],
      columns: widths.map((width) => ({ width })),
    })),
    {
      fontFamily: "Arial",
      fontSize: 10,
      features: [withCachedValues(sheets), printSetUp(sheets, answers)],
    },
  ).toBlob();
}

/**
 * Writes each formula's value beside it. The library stores the formula alone, and a preview or a
 * protected view, which does not compute, would show empty cells.
 */
function withCachedValues(sheets: readonly WorkbookSheet[]): Feature<Blob> {
  return {
    files: {
      transform: {
        "xl/worksheets/sheet{id}.xml": {
          transform: (xml, _, { sheetIndex }) => {
            const values = cachedValues(sheets[sheetIndex]?.rows ?? []);
            let next = 0;
            return xml.replaceAll(/<c( [^>]*)>(<f>[^<]*<\/f>)<\/c>/g, (_, attributes, formula) => {
              const value = values[next++] ?? "";
              const type = typeof value === "string" ? ' t="str"' : "";
              return `<c${attributes}${type}>${formula}<v>${value}</v></c>`;
            });
          },
        },
      },
    },
  };
}

const cachedValues = (rows: readonly Row[]): (number | string)[] =>
  rows
    .flat()
    .filter((cell) => (cell as FormulaCell | null)?.type === "Formula")
    .map((cell) => (cell as FormulaCell).cached);
