import type { Row } from "write-excel-file/universal";
import { whatToFile } from "#calculations/section-41/filing/what-to-file.ts";
import { computeWorksheet } from "#calculations/section-41/worksheet.ts";
import type { WorksheetAnswers } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { firmTimeZone } from "#content/firm.ts";
import { formatDate, today } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { filingWords } from "../result/filing-words.ts";
import { bold, titleRow, type WorkbookSheet, wrappedText } from "./cells.ts";

const { groups, file: words, spreadsheet } = worksheetWords;
const width = 110;

/** What to file, in sentences. They are of the day the file was made and do not recalculate. */
export function filingSheet(answers: WorksheetAnswers): WorkbookSheet {
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
