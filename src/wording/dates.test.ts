import { describe, expect, test } from "vitest";
import { dateFromWords, formatDate, isCalendarDay, isWithin, today } from "./dates.ts";

describe("today", () => {
  test.each([
    ["America/Denver", "2026-07-07T05:59:59Z", "2026-07-06"],
    ["America/Denver", "2026-07-07T06:00:00Z", "2026-07-07"],
    ["America/Denver", "2027-01-01T06:59:59Z", "2026-12-31"],
    ["America/Denver", "2027-01-01T07:00:00Z", "2027-01-01"],
    ["UTC", "2026-07-07T00:00:00Z", "2026-07-07"],
    ["Pacific/Kiritimati", "2026-12-31T10:00:00Z", "2027-01-01"],
  ])("in %s at %s is %s", (timeZone, instant, day) => {
    expect(today(timeZone, new Date(instant))).toBe(day);
  });

  test("in a time zone that does not exist is refused", () => {
    expect(() => today("Mountain Time")).toThrow(RangeError);
  });
});

describe("a date in words", () => {
  test.each([
    ["2025-07-04", "July 4, 2025", "Jul 4, 2025"],
    ["2026-01-01", "January 1, 2026", "Jan 1, 2026"],
    ["2025-07", "July 2025", "July 2025"],
    ["2025", "2025", "2025"],
  ])("%s is %s, or %s where space is short", (date, long, short) => {
    expect(formatDate(date)).toBe(long);
    expect(formatDate(date, "short")).toBe(short);
  });

  test("is refused where there is none", () => {
    expect(() => formatDate("soon")).toThrow(RangeError);
  });

  test("can be read back", () => {
    expect(dateFromWords("November 3, 2025")).toBe("2025-11-03");
    expect(dateFromWords(formatDate("2026-12-31"))).toBe("2026-12-31");
  });
});

test.each([
  ["2024-02-29", true],
  ["2025-02-29", false],
  ["2025-11-30", true],
  ["2025-11-31", false],
  ["2026-13-01", false],
  ["soon", false],
])("%s is a day of the calendar: %s", (day, exists) => {
  expect(isCalendarDay(day)).toBe(exists);
});

describe("a period", () => {
  const afterJuly6 = { after: "2026-07-06", through: "2026-12-31" };

  test.each([
    ["the day it comes after", afterJuly6, "2026-07-06", false],
    ["its first day", afterJuly6, "2026-07-07", true],
    ["its last day", afterJuly6, "2026-12-31", true],
    ["the day that follows", afterJuly6, "2027-01-01", false],
    ["long before, where it has no beginning", { through: "2026-07-06" }, "1999-01-01", true],
    ["long after, where it has no end", { after: "2026-07-06" }, "2099-01-01", true],
    ["any day, where it has neither", {}, "2026-07-06", true],
  ])("%s", (_, period, day, holds) => {
    expect(isWithin(period, day)).toBe(holds);
  });
});
