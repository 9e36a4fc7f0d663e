import { keptAnswersVersion as version } from "#browser/kept-estimate.ts";
import { readKept as readKeptToday, writeKept as writeKeptToday } from "#browser/kept-for-a-day.ts";
import type { Answers } from "./answers.ts";
import { readAnswers } from "./read-answers.ts";
import { lastStep, type StepNumber } from "./wizard.ts";

export interface KeptAnswers {
  readonly answers: Answers;
  readonly step: StepNumber;
}

export function writeKept({ answers, step }: KeptAnswers, now: number): string {
  return writeKeptToday({ version, step, answers }, now);
}

export function readKept(
  text: string | null,
  now: number,
  offeredTypeIds: readonly string[],
): KeptAnswers | undefined {
  const found = readKeptToday(text, now);
  if (found?.version !== version) return undefined;
  const answers = readAnswers(found.answers, offeredTypeIds);
  return answers && isStep(found.step) ? { answers, step: found.step } : undefined;
}

export function isStep(value: unknown): value is StepNumber {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= lastStep;
}
