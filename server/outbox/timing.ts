const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

export type OutboxTiming = typeof outboxTiming;

export const outboxTiming = {
  /** How long a message belongs to one worker. If that is killed, another sends it afterwards. */
  leaseMs: 90 * second,
  /** Shorter than a lease, so that no other worker has started by then. */
  deliveryMs: minute,
  /** How often to check for messages of other servers and for pauses that have ended. */
  pollMs: second,
  firstPauseMs: 5 * second,
  longestPauseMs: hour,
  /** A message fails after this many attempts, which with these pauses takes about three days. */
  attempts: 84,
  /** A message that has waited longer than this needs an operator's attention. */
  stuckAfterMs: 10 * minute,
};

/** Doubles, and varies by a quarter so that messages that failed together are apart later. */
export function pauseAfter(attempt: number, timing: OutboxTiming, random = Math.random): number {
  const doubled = timing.firstPauseMs * 2 ** (attempt - 1);
  return Math.round(Math.min(doubled, timing.longestPauseMs) * (0.75 + random() / 2));
}

/** If a message seems to be postponed further, the clock was set back since, and it is due. */
export function longestDelay(timing: OutboxTiming): number {
  return 2 * Math.max(timing.longestPauseMs, timing.leaseMs);
}
