import { expect, test } from "vitest";
import { longestAheadMs } from "#contracts/desk/newsletter.ts";
import { scheduleFault } from "./schedule-dialog.tsx";

const now = Date.parse("2026-11-17T12:00:00Z");

test.each([
  ["nothing chosen", undefined, /^Choose a day/],
  ["a time that the clock skips", [], /put forward/],
  ["a time that comes twice", [now + 1, now + 2], /twice/],
  ["now", [now], /over/],
  ["a moment later", [now + 1], undefined],
  ["as late as the server takes it", [now + longestAheadMs], undefined],
  ["later than that", [now + longestAheadMs + 1], /year/],
])("an issue for %s", (_, moments, fault) => {
  if (fault) expect(scheduleFault(moments, now)).toMatch(fault);
  else expect(scheduleFault(moments, now)).toBeUndefined();
});
