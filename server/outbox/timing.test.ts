import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { longestDelay, outboxTiming, pauseAfter } from "./timing.ts";

describe("the pause before the next attempt", () => {
  const middle = () => 0.5;

  test("starts at five seconds and doubles", () => {
    const pauses = [1, 2, 3, 4].map((attempt) => pauseAfter(attempt, outboxTiming, middle));
    expect(pauses).toEqual([5000, 10_000, 20_000, 40_000]);
  });

  test("is never longer than 75 minutes, nor than the limit that detects a clock change", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (attempt, dice) => {
          const pause = pauseAfter(attempt, outboxTiming, () => dice);
          expect(pause).toBeGreaterThan(3000);
          expect(pause).toBeLessThanOrEqual(75 * 60 * 1000);
          expect(pause).toBeLessThan(longestDelay(outboxTiming));
        },
      ),
    );
  });

  test("adds up to about three days before a message is given up", () => {
    const attempts = Array.from({ length: outboxTiming.attempts }, (_, index) => index + 1);
    const total = attempts.reduce((sum, n) => sum + pauseAfter(n, outboxTiming, middle), 0);
    const days = total / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(3);
    expect(days).toBeLessThan(3.5);
  });
});

test("a delivery is given up before its lease ends", () => {
  expect(outboxTiming.deliveryMs).toBeLessThan(outboxTiming.leaseMs);
});
