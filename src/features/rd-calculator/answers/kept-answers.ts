import type { Answers } from "./answers.ts";
import { isRecord, readAnswers } from "./read-answers.ts";
import { lastStep, type StepNumber } from "./steps.ts";

export interface KeptAnswers {
  readonly answers: Answers;
  readonly step: StepNumber;
}

const dayInMs = 24 * 60 * 60 * 1000;

/** Raise it when the shape of the answers changes; older ones are then left alone. */
const version = 1;

/** A calculator that offers fewer practice types keeps its answers apart from the full one. */
export function storageKey(offeredTypeIds: readonly string[]): string {
  return `rd-calculator:${offeredTypeIds.join("+")}`;
}

export function writeKept({ answers, step }: KeptAnswers, now: number): string {
  return JSON.stringify({ version, savedAt: now, step, answers });
}

/** What was kept, if it is from the last day and whole; nothing otherwise. */
export function readKept(
  text: string | null,
  now: number,
  offeredTypeIds: readonly string[],
): KeptAnswers | undefined {
  const kept = parsed(text);
  if (!isRecord(kept) || kept.version !== version) return undefined;
  const { savedAt, step } = kept;
  if (typeof savedAt !== "number" || !(now >= savedAt && now - savedAt < dayInMs)) return undefined;
  const answers = readAnswers(kept.answers, offeredTypeIds);
  return answers && isStep(step) ? { answers, step } : undefined;
}

export function isStep(value: unknown): value is StepNumber {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= lastStep;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
}
