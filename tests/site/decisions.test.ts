import { readdirSync } from "node:fs";
import { expect, test } from "vitest";

test("no two decisions share a number", () => {
  const numbers = readdirSync("docs/decisions").map((file) => file.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
});
