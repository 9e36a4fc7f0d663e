import { withoutBinaryNoise } from "../rounding.ts";

/** Who does the work, where it is not everyone. */
export interface OnlySome {
  readonly people: number;
  readonly all: number;
  /** About how many each of them spends on it. */
  readonly hoursAWeek: number;
}

export const mostHoursAWeek = 60;
const mostPeople = 9_999;

/** The numbers that cannot be, of those that are given. */
export function impossibleIn({ people, all, hoursAWeek }: Partial<OnlySome>): (keyof OnlySome)[] {
  const isCount = (value = 1) => Number.isInteger(value) && value >= 1 && value <= mostPeople;
  const faults: (keyof OnlySome)[] = [];
  if (!isCount(people) || Number(people) > (all ?? mostPeople)) faults.push("people");
  if (!isCount(all)) faults.push("all");
  if (hoursAWeek !== undefined && !(hoursAWeek > 0 && hoursAWeek <= mostHoursAWeek))
    faults.push("hoursAWeek");
  return faults;
}

const hoursInWeek = 40;

/**
 * The expenses that the law's methods are applied to: those of everyone, or the wages of the people
 * and hours named, at equal pay. Nobody's wages count more than once, however long the week.
 */
export function countedExpenses(
  wagesInUsd: number,
  ofEveryoneInUsd: number,
  onlySome: OnlySome | undefined,
): number {
  if (!onlySome) return ofEveryoneInUsd;
  const { people, all, hoursAWeek } = onlySome;
  const share = (people / all) * Math.min(hoursAWeek / hoursInWeek, 1);
  return withoutBinaryNoise(wagesInUsd * share);
}

/** `3 of 14 people at 6 hours a week`. */
export function peopleAndHours({ people, all, hoursAWeek }: OnlySome): string {
  return `${people} of ${all} people at ${hoursAWeek} ${hoursAWeek === 1 ? "hour" : "hours"} a week`;
}

export function countedFormula(wages: string, { people, all, hoursAWeek }: OnlySome): string {
  const hours = Math.min(hoursAWeek, hoursInWeek);
  return `${wages} × ${people} of ${all} people × ${hours} of ${hoursInWeek} hours, at equal pay`;
}
