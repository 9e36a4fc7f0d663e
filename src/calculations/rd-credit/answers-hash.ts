import { findState } from "#tax-law/state-credit-rates.ts";
import type { SpecialtyAnswers } from "./answers.ts";

export const answersHashPrefix = "#estimate=";

interface LinkedAnswers {
  readonly stateName: string;
  readonly specialties: readonly Pick<
    SpecialtyAnswers,
    "subspecialtyId" | "timePercentage" | "innovationLevel" | "activities"
  >[];
}

/**
 * The answers as the end of an address: `#estimate=UT~orthodontics.100.high.1k3f.09ab`. After the
 * `#`, so that no server ever sees it; without wages and without anything about the visitor. The
 * calculator has only the fifty states to fill in, so answers from elsewhere have no such address.
 */
export function answersHash({ stateName, specialties }: LinkedAnswers): string | undefined {
  const state = findState(stateName);
  if (!state) return undefined;
  const parts = specialties.map(({ subspecialtyId, timePercentage, innovationLevel, activities }) =>
    [subspecialtyId, timePercentage, innovationLevel, ...activities.map(activityMark)].join("."),
  );
  return answersHashPrefix + [state.code, ...parts].join("~");
}

/**
 * Four characters of a text (FNV-1a), so that a link outlives a reordered list: an activity that
 * was reworded no longer matches, rather than standing for another.
 */
export function activityMark(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36).padStart(4, "0").slice(-4);
}
