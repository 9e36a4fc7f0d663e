import { expect, test } from "vitest";
import { linearOrBetter, verdict } from "./linear.ts";

const from = { items: 100, cost: 5 };

test.each([
  ["stays the same", 5, true],
  ["grows in proportion", 50, true],
  ["grows in proportion, and a little more for deeper indexes", 60, true],
  ["grows with the square", 500, false],
])("a cost that %s", (_, cost, met) => {
  expect(linearOrBetter(from, { items: 1000, cost })).toMatchObject({ items: 10, met });
});

test("the verdict in words", () => {
  expect(verdict("purge", from, { items: 1000, cost: 45 })).toBe(
    "purge: 10.0x the number, 9.00x the cost (linear or better: met)",
  );
});
