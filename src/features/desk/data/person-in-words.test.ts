import { expect, test } from "vitest";
import { newestInWords, waitsInWords } from "./person-in-words.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [0, "1 minute"],
  [9 * minute, "9 minutes"],
  [hour - 1, "59 minutes"],
  [hour, "1 hour"],
  [day - 1, "23 hours"],
  [day, "1 day"],
  [3 * day + 5 * hour, "3 days"],
])("who came %i milliseconds ago waits %s", (ago, words) => {
  expect(waitsInWords(1_000, 1_000 + ago)).toBe(`waits ${words}`);
});

// In November Denver is seven hours behind UTC, so its day begins at 7:00.
const now = Date.parse("2026-11-15T23:00:00Z");
const dana = { id: "1", email: "dana@firm.example", name: null };
const newest = { at: now, kind: "estimate", firstLine: null, partner: null } as const;
const estimate = { credit: 9_400, range: { low: 7_100, high: 11_900 }, verdict: null };

test.each([
  ["2026-11-16T06:59:00Z", "Call today, 11:59 PM MST"],
  ["2026-11-16T07:00:00Z", "Call tomorrow, 12:00 AM MST"],
  ["2026-11-17T07:00:00Z", "Call Tuesday, Nov 17, 12:00 AM MST"],
])("a call at %s comes before what was sent: %s", (start, words) => {
  const call = { start: Date.parse(start), colleague: dana };
  expect(newestInWords({ call, newest, estimate }, now)).toBe(words);
});

test("an estimate is named by its range, or else by its credit, and a message is one", () => {
  expect(newestInWords({ call: null, newest, estimate })).toBe("Estimate $7,100 to $11,900");
  const single = { ...estimate, range: null };
  expect(newestInWords({ call: null, newest, estimate: single })).toBe("Estimate $9,400");
  const message = { ...newest, kind: "contact" } as const;
  expect(newestInWords({ call: null, newest: message, estimate })).toBe("Message");
});
