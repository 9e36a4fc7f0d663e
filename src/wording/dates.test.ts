import { describe, expect, test } from "vitest";
import {
  dateFromWords,
  dayAfter,
  dayBefore,
  formatDate,
  isCalendarDay,
  isWithin,
  momentsOf,
  startOfDay,
  today,
} from "./dates.ts";

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

describe("the start of a day", () => {
  test.each([
    ["America/Denver", "2026-07-06", "2026-07-06T06:00:00Z"],
    ["America/Denver", "2026-12-31", "2026-12-31T07:00:00Z"],
    ["UTC", "2026-07-06", "2026-07-06T00:00:00Z"],
    ["Asia/Kolkata", "2026-07-06", "2026-07-05T18:30:00Z"],
    ["Pacific/Kiritimati", "2027-01-01", "2026-12-31T10:00:00Z"],
  ])("in %s on %s is %s", (timeZone, day, instant) => {
    expect(startOfDay(day, timeZone)).toBe(Date.parse(instant));
  });

  test("is correct on the days around a clock change", () => {
    for (const first of ["2026-03-05", "2026-10-29"]) {
      let day = first;
      for (let count = 0; count < 7; count++, day = dayAfter(day)) {
        for (const timeZone of ["America/Denver", "Europe/Berlin", "Australia/Sydney"]) {
          const start = startOfDay(day, timeZone);
          expect(today(timeZone, new Date(start))).toBe(day);
          expect(today(timeZone, new Date(start - 1))).not.toBe(day);
        }
      }
    }
  });

  test("of the day after a year's last is the next year's first", () => {
    expect(dayAfter("2026-12-31")).toBe("2027-01-01");
    expect(dayAfter("2028-02-28")).toBe("2028-02-29");
  });
});

test.each([
  ["2026-11-20T09:00", ["2026-11-20T16:00:00.000Z"]],
  ["2026-07-20T09:00", ["2026-07-20T15:00:00.000Z"]],
  // The clocks are set forward from 2:00 to 3:00.
  ["2027-03-14T01:59", ["2027-03-14T08:59:00.000Z"]],
  ["2027-03-14T02:00", []],
  ["2027-03-14T02:59", []],
  ["2027-03-14T03:00", ["2027-03-14T09:00:00.000Z"]],
  // The clocks are set back from 2:00 to 1:00.
  ["2026-11-01T00:59", ["2026-11-01T06:59:00.000Z"]],
  ["2026-11-01T01:00", ["2026-11-01T07:00:00.000Z", "2026-11-01T08:00:00.000Z"]],
  ["2026-11-01T01:59", ["2026-11-01T07:59:00.000Z", "2026-11-01T08:59:00.000Z"]],
  ["2026-11-01T02:00", ["2026-11-01T09:00:00.000Z"]],
])("a time on the clocks of a time zone such as %s is at %j", (localTime, expected) => {
  const moments = momentsOf(localTime, "America/Denver");
  expect(moments.map((time) => new Date(time).toISOString())).toEqual(expected);
});

test("the day before the first of a month is the last of the one before", () => {
  expect(dayBefore("2026-03-01")).toBe("2026-02-28");
  expect(dayBefore("2026-01-01")).toBe("2025-12-31");
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
  ["2026-11", false],
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
