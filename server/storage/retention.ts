/**
 * How long figures and the desk's log are kept. A month can be compared with the same month of the
 * year before last, and the log still tells who erased a lead, kept for 24 months (content/legal).
 */
const keptMonths = 25;

/** What is from before this moment goes. */
export function oldestKept(now: number): number {
  const oldest = new Date(now);
  return oldest.setUTCMonth(oldest.getUTCMonth() - keptMonths);
}
