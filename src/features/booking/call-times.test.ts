import { expect, test } from "vitest";
import { clocksDiffer, daysWithTimes, nearestTo } from "./call-times.ts";
import { zoneOptions } from "./zones.ts";

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
  expect(near).toContainEqual({ value: "America/Denver", label: "Mountain Time" });
});
