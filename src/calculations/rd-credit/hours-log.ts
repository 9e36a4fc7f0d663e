import { withoutBinaryNoise } from "../rounding.ts";
import { creditFor } from "./amounts.ts";

/** People of one kind: what each is paid in a year, and spends on research in a week. */
interface LoggedRole {
  readonly people: number;
  readonly wageInUsd: number;
  readonly hoursAWeek?: number;
}

export type HoursEstimate = Readonly<ReturnType<typeof estimateFromHours>>;

const hoursInWeek = 40;

/** The share of the wages of one kind of people that its hours are. */
export function wagesForHours({ people, wageInUsd, hoursAWeek = 0 }: LoggedRole): number {
  return withoutBinaryNoise((people * wageInUsd * hoursAWeek) / hoursInWeek);
}

/**
 * The calculator's estimate where hours are known by person: the R&D time is the wages of those
 * hours among all wages, and everything after it is computed as for a visitor.
 */
export function estimateFromHours(roles: readonly LoggedRole[], state: string) {
  const sum = (amountOf: (role: LoggedRole) => number) =>
    roles.reduce((total, role) => total + amountOf(role), 0);
  const wagesInUsd = sum(({ people, wageInUsd }) => people * wageInUsd);
  const totalRdTimeAsFraction = sum(wagesForHours) / wagesInUsd;
  return {
    state,
    wagesInUsd,
    totalRdTimeAsFraction,
    ...creditFor(wagesInUsd, totalRdTimeAsFraction, state),
  };
}
