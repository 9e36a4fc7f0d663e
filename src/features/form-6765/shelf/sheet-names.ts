import type { WorksheetAnswers } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { fillIn } from "#wording/fill-in.ts";

const { shelf: words, notices } = worksheetWords;

export const clientOf = ({ workpaper }: WorksheetAnswers): string =>
  workpaper.client.trim() || words.unnamed;

/** `Ortiz Family Dental, 2025`. */
export const nameOf = (answers: WorksheetAnswers): string =>
  fillIn(words.name, { client: clientOf(answers), year: answers.taxYear });

const longestName = 120;

export function asCopy(answers: WorksheetAnswers): WorksheetAnswers {
  const client = fillIn(words.copyOf, { client: clientOf(answers) }).slice(0, longestName);
  return { ...answers, workpaper: { ...answers.workpaper, client } };
}

export const copied = (answers: WorksheetAnswers): string =>
  fillIn(notices.copied, { name: nameOf(answers) });
