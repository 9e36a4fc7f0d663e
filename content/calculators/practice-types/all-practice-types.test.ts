import { expect, test } from "vitest";
import { practiceTypes } from "./all-practice-types.ts";

const specialties = practiceTypes.flatMap((type) => type.specialties);

test("ids of specialties are unique, because answers and links refer to them", () => {
  const ids = specialties.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

test.each(specialties)("$id has activities that differ and are not empty", ({ activities }) => {
  expect(activities.length).toBeGreaterThan(0);
  expect(activities).toEqual([...new Set(activities)]);
  for (const activity of activities) expect(activity.trim()).not.toBe("");
});
