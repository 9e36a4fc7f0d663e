import { isRecord, peek, readKept } from "./kept-in-browser.ts";

/** Raise it when the shape of the calculator's answers changes; older ones are then ignored. */
export const keptAnswersVersion = 1;

/** A calculator that offers fewer practice types keeps its answers apart from the full one. */
export function storageKey(offeredTypeIds: readonly string[]): string {
  return `rd-calculator:${offeredTypeIds.join("+")}`;
}

export interface KeptEstimate {
  readonly savedAt: Date;
  readonly finished: boolean;
  readonly practiceTypeIds: readonly string[];
}

const resultStep = 4;

/** The key of the newest result that a calculator of this site keeps in this browser. */
export function newestResultKey(): string | undefined {
  const keys = keysOfCalculators();
  const savedAt = (key: string) => readKeptEstimate(key)?.savedAt.getTime() ?? 0;
  return keys
    .filter((key) => readKeptEstimate(key)?.finished)
    .toSorted((one, other) => savedAt(other) - savedAt(one))[0];
}

function keysOfCalculators(): string[] {
  try {
    // A preview in the builder at /advisors/embed has a key with one part more.
    return Object.keys(localStorage).filter((key) => /^rd-calculator:[^:]+$/.test(key));
  } catch {
    return [];
  }
}

/**
 * What other parts of a page need to know of the calculator's kept answers. The calculator itself
 * checks every answer (features/rd-calculator/answers/kept-answers.ts), with much more code.
 */
export function readKeptEstimate(key: string): KeptEstimate | undefined {
  // Not by `load`: every page's own script has removed what has expired.
  const kept = readKept(peek(key), Date.now());
  if (kept?.version !== keptAnswersVersion || !isRecord(kept.answers)) return undefined;
  const practiceTypeIds = kept.answers.practiceTypeIds as readonly string[];
  return {
    savedAt: new Date(kept.savedAt as number),
    finished: kept.step === resultStep,
    practiceTypeIds,
  };
}
