import writeExcelFile from "write-excel-file/universal";
import type { WorksheetAnswers } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { componentsSheet, formSheet, inputsSheet } from "./workbook.ts";

const words = worksheetWords.spreadsheet;

/** An Excel file whose lines recalculate when an input is changed. */
export function writeSpreadsheet(answers: WorksheetAnswers): Promise<Blob> {
  return writeExcelFile([
    {
      sheet: words.inputs,
      data: inputsSheet(answers),
      columns: [{ width: 44 }, { width: 18 }],
    },
    {
      sheet: words.form,
      data: formSheet(answers),
      columns: [{ width: 18 }, { width: 52 }, { width: 16 }],
    },
    {
      sheet: words.components,
      data: componentsSheet(answers),
      columns: [{ width: 28 }, { width: 14 }, { width: 44 }],
    },
  ]).toBlob();
}
