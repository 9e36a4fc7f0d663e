import { expect, test } from "vitest";
import { practiceTypes } from "./all-practice-types.ts";

const subspecialties = practiceTypes.flatMap((type) => type.subspecialties);

test("no two specialties have the same id, by which answers and links name them", () => {
  const ids = subspecialties.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

test.each(subspecialties)("$id has activities that differ and are not empty", ({ activities }) => {
  expect(activities.length).toBeGreaterThan(0);
  expect(activities).toEqual([...new Set(activities)]);
  for (const activity of activities) expect(activity.trim()).not.toBe("");
});
