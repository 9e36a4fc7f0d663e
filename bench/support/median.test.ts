import { expect, test } from "vitest";
import { median } from "./median.ts";

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2],
])("the median of %j is %d", (numbers, expected) => {
  expect(median(numbers)).toBe(expected);
});

test("there is no median of nothing", () => {
  expect(() => median([])).toThrow();
});
