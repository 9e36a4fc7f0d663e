import writeExcelFile, { type Feature, type Row } from "write-excel-file/universal";
import { whatToFile } from "#calculations/section-41/filing/what-to-file.ts";
import { computeWorksheet } from "#calculations/section-41/worksheet.ts";
import {
  passesCreditOn,
  type WorksheetAnswers,
} from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { firmTimeZone } from "#content/firm.ts";
import { formatDate, today } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { filingWords } from "../result/filing-words.ts";
import { bold, type FormulaCell, titleRow, type WorkbookSheet, wrappedText } from "./cells.ts";
import { componentsSheet } from "./components-sheet.ts";
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

const { groups, file: words, spreadsheet } = worksheetWords;
const width = 110;

/** What to file, in sentences. They are of the day the file was made and do not recalculate. */
function filingSheet(answers: WorksheetAnswers): WorkbookSheet {
  const worksheet = computeWorksheet(answers);
  const file = whatToFile(answers, worksheet, today(firmTimeZone));
  const { tooLate, sectionG, sentences, claim, claimNotes } = filingWords(answers, worksheet, file);
  const row = (text: string): Row => [wrappedText(text, width)];
  return {
    name: groups.file,
    rows: [
      titleRow(answers.taxYear, 1),
      [wrappedText(groups.file, width, bold)],
      row(fillIn(spreadsheet.filingNote, { day: formatDate(today(firmTimeZone)) })),
      ...(tooLate ? [row(tooLate)] : []),
      ...[sectionG, ...sentences].map(row),
      ...(claim.length > 0 ? [[wrappedText(words.claimHeading, width, bold)]] : []),
      ...claim.map((thing, index) => row(`${index + 1}. ${thing}`)),
      ...claimNotes.map(row),
    ],
    widths: [width],
    titleRow: 2,
  };
}
