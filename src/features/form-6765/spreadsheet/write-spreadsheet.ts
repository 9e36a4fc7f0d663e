import writeExcelFile, { type Feature } from "write-excel-file/universal";
import type { WorksheetAnswers } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { componentsSheet, formSheet, formValues, inputsSheet } from "./workbook.ts";

const words = worksheetWords.spreadsheet;

/** An Excel file whose lines recalculate when an input is changed. */
export function writeSpreadsheet(answers: WorksheetAnswers): Promise<Blob> {
  return writeExcelFile(
    [
      {
        sheet: words.inputs,
        data: inputsSheet(answers),
        columns: [{ width: 44 }, { width: 18 }, { width: 48 }],
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
    ],
    { features: [withValues(formValues(answers))] },
  ).toBlob();
}

/**
 * Writes each formula's value beside it. The library stores the formula alone, and a preview or a
 * protected view, which does not compute, would show empty cells.
 */
function withValues(values: readonly (number | string)[]): Feature<Blob> {
  let next = 0;
  return {
    files: {
      transform: {
        "xl/worksheets/sheet{id}.xml": {
          transform: (xml) =>
            xml.replaceAll(/<c( [^>]*)>(<f>[^<]*<\/f>)<\/c>/g, (_, attributes, formula) => {
              const value = values[next++] ?? "";
              const type = typeof value === "string" ? ' t="str"' : "";
              return `<c${attributes}${type}>${formula}<v>${value}</v></c>`;
            }),
        },
      },
    },
  };
}
