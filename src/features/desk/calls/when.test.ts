import { expect, test } from "vitest";
import { clockAt, momentChosen } from "./when.ts";

const zone = "America/New_York";
const now = Date.parse("2026-11-18T12:00:00Z");
const offered = [Date.parse("2026-12-01T17:30:00Z")];
const chosen = (who: string, day: string, time: string) =>
  momentChosen({ who, day, time }, zone, offered, now);

test("a time of the visitor's clock becomes the instant at which that clock shows it", () => {
  expect(clockAt(offered[0] as number, zone)).toEqual({ day: "2026-12-01", time: "12:30" });
  expect(chosen("", "2026-12-01", "12:30")).toEqual({ at: offered[0] });
  expect(clockAt(Date.parse("2026-12-01T05:00:00Z"), zone).time, "midnight").toBe("00:00");
});

test("without a colleague only an offered time can be chosen, with one any five minutes", () => {
  expect(chosen("", "2026-12-01", "12:35")).toHaveProperty("fault");
  expect(chosen("dana", "2026-12-01", "12:35")).toEqual({ at: Date.parse("2026-12-01T17:35:00Z") });
  expect(chosen("dana", "2026-12-01", "12:36")).toHaveProperty("fault");
});

test.each([
  ["an empty day", "", "12:30"],
  ["an empty time", "2026-12-01", ""],
  ["a time that is over", "2026-11-18", "07:00"],
  ["a time that the clocks skip", "2027-03-14", "02:30"],
])("%s says what is wrong", (_, day, time) => {
  expect(chosen("dana", day, time)).toHaveProperty("fault");
});
