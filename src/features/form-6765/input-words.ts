import {
  type ChoiceName,
  choices,
  type InputName,
  inputs,
  isBox,
  isChoice,
} from "#calculations/section-41/inputs.ts";
import type { WorksheetAnswers } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";

const { labels, options, spreadsheet } = worksheetWords;

export function labelOf(name: InputName): string {
  const [, what, year] = /^(historyExpenses|historyReceipts)(\d+)$/.exec(name) ?? [];
  if (what && year) return fillIn(labels[what as "historyExpenses" | "historyReceipts"], { year });
  return labels[name as keyof typeof labels];
}

export const optionLabel = (value: string | number): string =>
  typeof value === "number" ? String(value) : options[value as keyof typeof options];

export const optionLabels = (name: ChoiceName): string[] =>
  choices[name].map((value) => optionLabel(value));

export const yesOrNo = (value: boolean): string => (value ? spreadsheet.yes : spreadsheet.no);

/** An input's value in words; `null` if nothing was entered. */
export function valueInWords(name: InputName, answers: WorksheetAnswers): string | null {
  if (isBox(name)) return yesOrNo(answers.boxes[name]);
  const value = isChoice(name) ? answers[name] : answers.numbers[name];
  if (value === null) return null;
  if (isChoice(name)) return optionLabel(value);
  const { kind } = inputs[name];
  if (kind === "count") return String(value);
  return kind === "usd" ? formatUsd(Number(value)) : formatFraction(Number(value));
}
