import { describe, expect, test } from "vitest";
import { defaultHours } from "#contracts/desk/hours.ts";
import { copyMonday, draftOf, faultsIn, type HoursDraft, sameHours } from "./hours-draft.ts";

const empty = draftOf({ ...defaultHours, weekly: [], absences: [] });
const row = (key: string, weekday: number, from: string, to = "") => ({ key, weekday, from, to });

test("all mistakes are found at once, by field and with their day", () => {
  const draft: HoursDraft = {
    ...empty,
    weekly: [
      row("a", 1, "09:00", "17:00"),
      row("b", 2, "12:00", "11:00"),
      row("c", 3, "", ""),
      row("d", 1, "16:00", "18:00"),
    ],
    absences: [{ key: "x", from: "2099-03-02", to: "2099-03-01", why: "" }],
    mostCallsADay: "0",
  };
  const faults = faultsIn(draft);
  expect(Object.keys(faults).toSorted()).toEqual([
    "absences.x.to",
    "mostCallsADay",
    "weekly.b.to",
    "weekly.c.from",
    "weekly.c.to",
    "weekly.d.from",
  ]);
  expect(faults["weekly.b.to"]).toMatch(/^Tuesday: /);
  expect(faults["weekly.d.from"]).toMatch(/^Monday: /);
});

test("hours that touch, and a day that ends at midnight, are no mistake", () => {
  const weekly = [row("a", 1, "09:00", "12:00"), row("b", 1, "12:00", "00:00")];
  expect(faultsIn({ ...empty, weekly })).toEqual({});
});

describe("Monday copied to Tuesday to Friday", () => {
  const weekly = copyMonday([
    row("a", 1, "09:00", "12:00"),
    row("b", 1, "13:00", "17:00"),
    row("c", 3, "06:00", "07:00"),
    row("d", 6, "10:00", "11:00"),
  ]);

  test("replaces their hours and leaves the weekend", () => {
    const hours = weekly.map(({ weekday, from }) => `${weekday} ${from}`);
    const workdays = [1, 2, 3, 4, 5].flatMap((day) => [`${day} 09:00`, `${day} 13:00`]);
    expect(hours).toEqual([...workdays, "6 10:00"]);
  });

  test("gives every row a key of its own", () => {
    expect(new Set(weekly.map(({ key }) => key)).size).toBe(weekly.length);
  });
});

test("a draft is the same as another with other keys, and not with another word", () => {
  const one = { ...empty, weekly: [row("a", 1, "09:00", "12:00")] };
  expect(sameHours(one, { ...empty, weekly: [row("b", 1, "09:00", "12:00")] })).toBe(true);
  expect(sameHours(one, { ...one, mostCallsADay: "none" })).toBe(false);
});
