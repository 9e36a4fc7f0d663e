import { expect, test } from "vitest";
import { callInWords, shortCallInWords, timeInWords } from "./call-in-words.ts";

const denver = "America/Denver";

test.each([
  ["2026-12-01T17:20:00Z", "America/Denver", "Tuesday, December 1, 10:20 a.m., Mountain Time"],
  ["2026-12-01T19:00:00Z", "America/Denver", "Tuesday, December 1, 12:00 p.m., Mountain Time"],
  [
    "2026-12-02T05:30:00Z",
    "Europe/London",
    "Wednesday, December 2, 5:30 a.m., United Kingdom Time",
  ],
  // The last hour before, and the first after, the change of clocks on March 14, 2027.
  ["2027-03-14T08:59:00Z", "America/Denver", "Sunday, March 14, 1:59 a.m., Mountain Time"],
  ["2027-03-14T09:00:00Z", "America/Denver", "Sunday, March 14, 3:00 a.m., Mountain Time"],
  // The hour that November 7, 2027 has twice: its name tells which.
  [
    "2027-11-07T07:30:00Z",
    "America/Denver",
    "Sunday, November 7, 1:30 a.m., Mountain Daylight Time",
  ],
  [
    "2027-11-07T08:30:00Z",
    "America/Denver",
    "Sunday, November 7, 1:30 a.m., Mountain Standard Time",
  ],
  ["2027-11-07T09:00:00Z", "America/Denver", "Sunday, November 7, 2:00 a.m., Mountain Time"],
])("%s in %s is %s, which never breaks before a.m.", (start, zone, words) => {
  const unbroken = words.replace(/ (?=[ap]\.m\.)/, "\u00a0");
  expect(callInWords(Date.parse(start), zone)).toBe(unbroken);
});

test("the two hours of one name are told apart on the button as well", () => {
  const starts = ["2027-11-07T07:30:00Z", "2027-11-07T08:30:00Z"];
  expect(starts.map((start) => timeInWords(Date.parse(start), denver))).toEqual([
    "1:30\u00a0a.m. MDT",
    "1:30\u00a0a.m. MST",
  ]);
});

test("a button names a call by its weekday and its time", () => {
  const friday = Date.parse("2026-11-20T21:00:00Z");
  expect(shortCallInWords(friday, denver)).toBe("Fri 2:00\u00a0p.m.");
});
