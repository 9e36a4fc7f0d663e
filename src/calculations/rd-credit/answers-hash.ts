import { findState } from "#tax-law/state-credit-rates.ts";
import type { NamedSpecialty } from "./answers.ts";
import type { OnlySome } from "./who-does-it.ts";

export const answersHashPrefix = "#estimate=";

interface LinkedAnswers {
  readonly state: string;
  readonly onlySome?: OnlySome | undefined;
  readonly specialties: readonly Pick<
    NamedSpecialty,
    "specialtyId" | "timePercentage" | "innovationLevel" | "activities"
  >[];
}

/**
 * The answers as the end of an address: `#estimate=UT~orthodontics.100.high.1k3f.09ab`, and with
 * `UT_3_14_6` where 3 of 14 people do it, 6 hours a week. What follows
 * `#` is not sent to a server. It contains no wages and nothing about the visitor. The calculator
 * offers the fifty states only, so answers from elsewhere have no such address.
 */
export function answersHash({ state, onlySome, specialties }: LinkedAnswers): string | undefined {
  const known = findState(state);
  if (!known) return undefined;
  const parts = specialties.map(({ specialtyId, timePercentage, innovationLevel, activities }) =>
    [specialtyId, timePercentage, innovationLevel, ...activities.map(activityMark)].join("."),
  );
  const who = onlySome ? [onlySome.people, onlySome.all, onlySome.hoursAWeek] : [];
  return answersHashPrefix + [[known.code, ...who].join("_"), ...parts].join("~");
}

/**
 * Four characters of a text (FNV-1a), so that a link outlives a reordered list: an activity that
 * was reworded no longer matches, rather than matching another.
 */
export function activityMark(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36).padStart(4, "0").slice(-4);
}
