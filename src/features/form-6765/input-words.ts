import {
  type ChoiceName,
  choices,
  type InputName,
  inputs,
  isBox,
  isChoice,
  returnKindsIn,
  type WorksheetYear,
} from "#calculations/section-41/inputs.ts";
import {
  numberOf,
  type WorksheetAnswers,
  workpaperFields,
} from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";

const { labels, relativeLabels, options, spreadsheet, workpaper: workpaperWords } = worksheetWords;

export function labelOf(name: InputName, taxYear: WorksheetYear): string {
  const [, what, year = 0] =
    /^(historyExpenses|historyReceipts|qre|receipts)(\d+)$/.exec(name) ?? [];
  const label = labels[(what ?? name) as keyof typeof labels];
  if (what === "qre" || what === "receipts") return fillIn(label, { year: taxYear - Number(year) });
  return fillIn(label, { year: what ? year : taxYear });
}

export function relativeLabelOf(name: InputName): string | undefined {
  return (relativeLabels as Partial<Record<InputName, string>>)[name];
}

export const optionLabel = (value: string | number): string =>
  typeof value === "number" ? String(value) : options[value as keyof typeof options];

/** What can be chosen for a return of that year. */
export const optionsIn = (
  name: ChoiceName,
  taxYear: WorksheetYear,
): readonly (string | number)[] => (name === "returnKind" ? returnKindsIn(taxYear) : choices[name]);

export const optionLabels = (name: ChoiceName, taxYear: WorksheetYear): string[] =>
  optionsIn(name, taxYear).map((value) => optionLabel(value));

export const yesOrNo = (value: boolean): string => (value ? spreadsheet.yes : spreadsheet.no);

export function valueInWords(name: InputName, answers: WorksheetAnswers): string | null {
  if (isBox(name)) return yesOrNo(answers.boxes[name]);
  const value = isChoice(name) ? answers[name] : numberOf(answers, name);
  if (value === null) return null;
  if (isChoice(name)) return optionLabel(value);
  const { kind } = inputs[name];
  if (kind === "count") return String(value);
  return kind === "usd" ? formatUsd(Number(value)) : formatFraction(Number(value));
}

export function givenWorkpaper({ workpaper }: WorksheetAnswers) {
  return workpaperFields
    .filter((field) => workpaper[field].trim() !== "")
    .map((field) => ({
      label: workpaperWords[field],
      value: field === "date" ? formatDate(workpaper.date) : workpaper[field].trim(),
    }));
}
