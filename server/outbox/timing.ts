const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long the worker waits for what. Tests shorten it. */
export type OutboxTiming = {
  /** How long a claimed message belongs to one worker. What a killed one held is sent after that. */
  leaseMs: number;
  /** A delivery that takes longer is given up. Shorter than a lease, so that no other has begun it. */
  deliveryMs: number;
  /** How often to look for messages of other servers and for pauses that have ended. */
  pollMs: number;
  firstPauseMs: number;
  longestPauseMs: number;
  /** After so many attempts a message has failed: with these pauses, after about three days. */
  attempts: number;
  /** A message that has waited longer than this needs an operator's attention. */
  stuckAfterMs: number;
};

export const outboxTiming: OutboxTiming = {
  leaseMs: 90 * second,
  deliveryMs: minute,
  pollMs: second,
  firstPauseMs: 5 * second,
  longestPauseMs: hour,
  attempts: 84,
  stuckAfterMs: 10 * minute,
};

/**
 * The pause after the n-th attempt: doubled each time up to the longest, and spread by a quarter
 * either way so that messages that failed together do not come back together.
 */
export function pauseAfter(attempt: number, timing: OutboxTiming, random = Math.random): number {
  const doubled = timing.firstPauseMs * 2 ** (attempt - 1);
  return Math.round(Math.min(doubled, timing.longestPauseMs) * (0.75 + random() / 2));
}

/**
 * No message is ever put off further than this. One that seems to be was put off before the
 * clock was set back, and is due.
 */
export function longestDelay(timing: OutboxTiming): number {
  return 2 * Math.max(timing.longestPauseMs, timing.leaseMs);
}
