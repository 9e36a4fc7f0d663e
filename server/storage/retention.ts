/** After the last contact, as promised in content/legal/privacy.mdx. */
export const leadsKeptMonths = 24;

/** A month can be compared with that of the year before last, and erasures stay on record. */
const logKeptMonths = 25;

export function oldestLeadKept(now: number): number {
  return monthsBefore(now, leadsKeptMonths);
}

export function oldestLogOrCountKept(now: number): number {
  return monthsBefore(now, logKeptMonths);
}

function monthsBefore(now: number, months: number): number {
  const time = new Date(now);
  return time.setUTCMonth(time.getUTCMonth() - months);
}
