import { expect, test } from "vitest";
import {
  appleCalendar,
  calendarWith,
  googleCalendar,
  outlookCalendar,
} from "./calendar.samples.ts";
import { busyTimesOf } from "./read-calendar.ts";

/** Clocks in Denver change on March 14, 2027. */
const period = {
  from: Date.parse("2027-03-07T00:00-07:00"),
  to: Date.parse("2027-04-01T00:00-06:00"),
  timeZone: "America/Denver",
  ownId: ["booking-", "@firm.example"] as const,
};
const busyIn = (text: string) =>
  busyTimesOf({ ...period, text }).map(({ start, end }) => {
    const denver = (at: number) =>
      new Date(at).toLocaleString("sv-SE", { timeZone: period.timeZone }).slice(5, 16);
    return `${denver(start)} to ${denver(end)}`;
  });

test.each([
  [
    "Google",
    googleCalendar,
    [
      "03-08 09:00 to 03-08 09:30",
      "03-11 09:00 to 03-11 09:45",
      // Not on the 15th, which is left out; the 22nd was moved to the 23rd.
      "03-23 14:00 to 03-23 15:00",
      "03-29 09:00 to 03-29 09:30",
    ],
  ],
  [
    "Outlook",
    outlookCalendar,
    [
      ...["12", "13", "14", "15", "16"].map((day) => `03-${day} 10:00 to 03-${day} 10:30`),
      "03-18 00:00 to 03-20 00:00",
      "03-22 08:00 to 03-22 08:30",
    ],
  ],
  [
    "Apple",
    appleCalendar,
    ["03-19 10:00 to 03-19 11:30", "03-25 00:00 to 03-26 00:00", "03-26 13:00 to 03-26 14:00"],
  ],
])("busy times of a calendar as %s writes it", (_, text, busy) => {
  expect(busyIn(text)).toEqual(busy);
});

test("times in one cell, that overlap or that touch become one, clipped to the period", () => {
  const text = calendarWith(
    "UID:1\r\nDTSTART:20270308T150000Z\r\nDTEND:20270308T160000Z",
    "UID:2\r\nDTSTART:20270308T160000Z\r\nDTEND:20270308T163000Z",
    "UID:3\r\nDTSTART:20270308T150500Z\r\nDTEND:20270308T151000Z",
    "UID:4\r\nDTSTART:20270101T000000Z\r\nDTEND:20270307T080000Z",
    "UID:5\r\nDTSTART:20270309T150100Z\r\nDURATION:PT1S",
    "UID:6\r\nDTSTART:20270309T150459Z\r\nDURATION:PT2S",
    "UID:7\r\nDTSTART:20270331T180000Z\r\nDURATION:P99999999999D",
  );
  expect(busyIn(text)).toEqual([
    "03-07 00:00 to 03-07 01:00",
    "03-08 08:00 to 03-08 09:30",
    "03-09 08:00 to 03-09 08:10",
    "03-31 12:00 to 04-01 00:00",
  ]);
});

test("our own calls, events without length and whole days that are left out do not count", () => {
  const text = calendarWith(
    "UID:booking-1@firm.example\r\nDTSTART:20270308T150000Z\r\nDTEND:20270308T160000Z",
    "UID:2\r\nDTSTART:20270308T160000Z",
    "UID:3\r\nDTSTART:20270309T160000Z\r\nDTEND:20270309T170000Z\r\nRRULE:FREQ=DAILY;COUNT=2\r\nEXDATE;VALUE=DATE:20270310",
  );
  expect(busyIn(text)).toEqual(["03-09 09:00 to 03-09 10:00"]);
});

test.each(["", "<!doctype html><p>Sign in</p>", "BEGIN:VCARD\r\nVERSION:4.0\r\nEND:VCARD\r\n"])(
  "a file that is no calendar is refused: %j",
  (text) => expect(() => busyIn(text)).toThrow(),
);
