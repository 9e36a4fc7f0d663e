import { expect, test } from "vitest";
import {
  callInWords,
  clocksDiffer,
  daysWithTimes,
  nearestTo,
  timeInWords,
  zoneInWords,
} from "./call-times.ts";
import { zoneOptions } from "./zones.ts";

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
])("%s in %s is %s", (start, zone, words) => {
  expect(callInWords(start, zone)).toBe(words);
});

test("the two hours of one name are told apart on the button as well", () => {
  const starts = ["2027-11-07T07:30:00Z", "2027-11-07T08:30:00Z"];
  expect(starts.map((start) => timeInWords(start, "America/Denver"))).toEqual([
    "1:30 a.m. MDT",
    "1:30 a.m. MST",
  ]);
});

test("days are the visitor's: a late time in Honolulu is the day before in London", () => {
  const starts = ["2026-12-01T17:20:00Z", "2026-12-02T03:00:00Z"];
  const days = (zone: string) => daysWithTimes(starts, zone).map(({ day }) => day);
  expect(days("Pacific/Honolulu")).toEqual(["2026-12-01"]);
  expect(days("Europe/London")).toEqual(["2026-12-01", "2026-12-02"]);
});

test("Boise has Provo's clock, and Phoenix only until spring", () => {
  const winter = ["2027-03-12T17:00:00Z"];
  const both = [...winter, "2027-03-15T17:00:00Z"];
  expect(clocksDiffer(both, "America/Boise", "America/Denver")).toBe(false);
  expect(clocksDiffer(winter, "America/Phoenix", "America/Denver")).toBe(false);
  expect(clocksDiffer(both, "America/Phoenix", "America/Denver")).toBe(true);
});

test("the nearest times lie before and after the one that is gone, in order", () => {
  const starts = [9, 10, 13, 14, 18].map((hour) =>
    `2026-12-01T${hour}:00:00Z`.replace("T9", "T09"),
  );
  expect(nearestTo("2026-12-01T12:00:00Z", starts, 3)).toEqual([starts[1], starts[2], starts[3]]);
});

test("the list begins with the visitor's zone, and has every other once", () => {
  const { near, others } = zoneOptions("Asia/Calcutta");
  expect(near[0]).toEqual({ value: "Asia/Calcutta", label: expect.stringContaining("Calcutta") });
  const values = [...near, ...others].map(({ value }) => value);
  expect(new Set(values).size).toBe(values.length);
  expect(values).toEqual(expect.arrayContaining(["America/Denver", "Europe/London"]));
  expect(zoneInWords("America/Denver")).toBe("Mountain Time");
});
