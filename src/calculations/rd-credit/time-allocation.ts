import { shareOut } from "#wording/shares.ts";

/** Whole percentages of working time, one per specialty, in the order the visitor sees them. */
export type TimeShares = readonly number[];

const wholeTime = 100;

export function totalTime(shares: TimeShares): number {
  return shares.reduce((sum, share) => sum + share, 0);
}

/** The first specialty starts with all of the time, each later one with none. */
export function addShare(shares: TimeShares): number[] {
  return [...shares, shares.length === 0 ? wholeTime : 0];
}

/**
 * Moves one slider; the others keep their proportions in what is left. The total is exactly 100
 * afterwards, and a single specialty has all of it, wherever its slider was moved.
 */
export function changeShare(shares: TimeShares, index: number, wanted: number): number[] {
  const others = shares.filter((_, other) => other !== index);
  if (others.length === shares.length) return [...shares];
  if (others.length === 0) return [wholeTime];

  const share = toWholePercentage(wanted);
  const changed = shareOut(wholeTime - share, others);
  changed.splice(index, 0, share);
  return changed;
}

/** Takes specialties away; those that stay share the whole time in their old proportions. */
export function removeShares(shares: TimeShares, indexes: readonly number[]): number[] {
  const staying = shares.filter((_, index) => !indexes.includes(index));
  return shareOut(wholeTime, staying);
}

function toWholePercentage(wanted: number): number {
  if (Number.isNaN(wanted)) return 0;
  return Math.min(wholeTime, Math.max(0, Math.round(wanted)));
}
