import { expect, it } from "vitest";
import { rdGroupsOf } from "./rd-filters.ts";

it.each([
  ["orthodontics", ["dental"]],
  ["general-dentistry", ["dental"]],
  ["optometry", ["multi"]],
  ["regenerative-medicine", ["medical", "multi"]],
  ["cardiology", ["medical"]],
])("shows %s under %s", (specialty, groups) => {
  expect(rdGroupsOf(specialty)).toEqual(groups);
});
