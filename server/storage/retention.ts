/**
 * How long a lead is kept after the last contact, as promised in content/legal/privacy.mdx. The
 * server's housekeeping deletes older ones.
 */
export const leadsKeptMonths = 24;

/**
 * How long the funnel's counts and the audit log are kept. A month can be compared with the same month of the
 * year before last, and the log still says who erased a lead.
 */
const logKeptMonths = 25;

/** Leads whose last contact was before this moment are deleted. */
export function oldestLeadKept(now: number): number {
  return monthsBefore(now, leadsKeptMonths);
}

/** Counts and entries of the audit log from before this moment go. */
export function oldestLogOrCountKept(now: number): number {
  return monthsBefore(now, logKeptMonths);
}

function monthsBefore(now: number, months: number): number {
  const time = new Date(now);
  return time.setUTCMonth(time.getUTCMonth() - months);
}
