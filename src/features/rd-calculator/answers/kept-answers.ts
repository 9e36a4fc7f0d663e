import { keptAnswersVersion as version } from "#browser/kept-estimate.ts";
import {
  readKept as readKeptValue,
  writeKept as writeKeptValue,
} from "#browser/kept-in-browser.ts";
import type { Answers } from "./answers.ts";
import { readAnswers } from "./read-answers.ts";
import { lastStep, type StepNumber } from "./wizard.ts";

export interface KeptAnswers {
  readonly answers: Answers;
  readonly step: StepNumber;
}

/** `savedAt` is the time at which the answers were given: the day of the result. */
export interface FoundAnswers extends KeptAnswers {
  readonly savedAt: number;
}

export function writeKept({ answers, step }: KeptAnswers, now: number): string {
  return writeKeptValue({ version, step, answers }, now);
}

export function readKept(
  text: string | null,
  now: number,
  offeredTypeIds: readonly string[],
): FoundAnswers | undefined {
  const found = readKeptValue(text, now);
  if (found?.version !== version) return undefined;
  const answers = readAnswers(found.answers, offeredTypeIds);
  if (!answers || !isStep(found.step)) return undefined;
  return { answers, step: found.step, savedAt: found.savedAt as number };
}

/**
 * What to keep now. Answers that have not changed keep their day and the furthest step: a result
 * that was seen, or sent, is what the next visit begins with.
 */
export function keptAfter(
  before: FoundAnswers | undefined,
  { answers, step }: KeptAnswers,
  now: number,
): FoundAnswers {
  if (before?.answers !== answers) return { answers, step, savedAt: now };
  return { ...before, step: Math.max(before.step, step) as StepNumber };
}

export function isStep(value: unknown): value is StepNumber {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= lastStep;
}
