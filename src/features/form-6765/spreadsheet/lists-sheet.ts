import {
  choiceNames,
  type InputName,
  isBox,
  isChoice,
  type WorksheetYear,
} from "#calculations/section-41/inputs.ts";
import type { WorksheetAnswers } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { labelOf, optionLabels, yesOrNo } from "../input-words.ts";
import { fileOf } from "../worksheet-file.ts";
import { acrossRow, firstRow, tableSheet, text, type WorkbookSheet, wrappedText } from "./cells.ts";

const words = worksheetWords.spreadsheet;

/** Empty where the input is not a choice. */
export function optionsOf(name: InputName, taxYear: WorksheetYear): readonly string[] {
  if (isBox(name)) return [yesOrNo(true), yesOrNo(false)];
  return isChoice(name) ? optionLabels(name, taxYear) : [];
}

/** Commas divide the values of a drop-down, so options that have one are in this sheet. */
const listed = (taxYear: WorksheetYear) =>
  choiceNames.filter((name) => optionLabels(name, taxYear).some((one) => one.includes(",")));

export function valuesOf(name: InputName, taxYear: WorksheetYear): string {
  const options = optionsOf(name, taxYear);
  const index = (listed(taxYear) as InputName[]).indexOf(name);
  if (index < 0) return `"${options.join(",")}"`;
  const row = firstRow + index;
  return `${words.lists}!$B$${row}:$${"ABCDEFG"[options.length]}$${row}`;
}

/** A cell takes 32,767 characters. */
const longestCell = 30_000;

export function listsSheet(answers: WorksheetAnswers): WorkbookSheet {
  const { taxYear } = answers;
  const saved = JSON.stringify(fileOf(answers));
  const parts = Math.ceil(saved.length / longestCell);
  const options = listed(taxYear).map((name) => [
    labelOf(name, taxYear),
    ...optionLabels(name, taxYear),
  ]);
  const columns = Math.max(2, ...options.map((row) => row.length));
  return tableSheet(taxYear, {
    name: words.lists,
    above: [acrossRow(wrappedText(words.listsNote, 80), columns)],
    names: [words.input, words.choices],
    rows: [
      ...options.map((row) => row.map((one) => text(one))),
      // What the cells do not hold, for when the file is opened in the worksheet again.
      ...Array.from({ length: parts }, (_, part) => [
        text(words.saved),
        // In brackets, because spaces at the end of a cell may get lost.
        text(`[${saved.slice(part * longestCell, (part + 1) * longestCell)}]`),
      ]),
    ],
    closedRows: Array.from({ length: parts }, (_, part) => firstRow + options.length + part),
    widths: [30, ...Array<number>(columns - 1).fill(24)],
  });
}
