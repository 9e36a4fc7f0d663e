import { expect, it } from "vitest";
import { homeCaseGroups } from "./home-case-filters.ts";

it.each([
  ["orthodontics", ["dental"]],
  ["general-dentistry", ["dental"]],
  ["optometry", ["multi"]],
  ["regenerative-medicine", ["medical", "multi"]],
  ["cardiology", ["medical"]],
])("shows %s under %s", (specialty, groups) => {
  expect(homeCaseGroups(specialty)).toEqual(groups);
});
