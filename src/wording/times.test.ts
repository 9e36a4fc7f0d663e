import { expect, test } from "vitest";
import { dayOf, formatDayOfWeek, formatMoment, formatTime, timeZoneNameAt } from "./times.ts";

const denver = "America/Denver";
const lateEvening = Date.parse("2026-11-14T06:30:00Z");

test("a moment is written in the firm's time zone, not the server's", () => {
  expect(formatTime(lateEvening, denver)).toMatch(/^11:30\sPM MST$/);
  expect(dayOf(lateEvening, denver)).toBe("2026-11-13");
  expect(formatMoment(lateEvening, denver)).toMatch(/^Nov 13, 2026, 11:30\sPM MST$/);
});

test("a day of another year names its year", () => {
  expect(formatDayOfWeek("2026-11-13", "2026")).toBe("Friday, Nov 13");
  expect(formatDayOfWeek("2025-12-31", "2026")).toBe("Wednesday, Dec 31, 2025");
});

test("a time zone has another name in summer", () => {
  expect(timeZoneNameAt(lateEvening, denver)).toBe("Mountain Standard Time");
  expect(timeZoneNameAt(Date.parse("2026-07-01"), denver)).toBe("Mountain Daylight Time");
});
