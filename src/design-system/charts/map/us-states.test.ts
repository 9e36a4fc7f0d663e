import { expect, test } from "vitest";
import { US_STATES } from "./us-states.ts";

test("the map has 50 states, each on a different tile", () => {
  expect(new Set(US_STATES.map((state) => state.code)).size).toBe(50);
  expect(new Set(US_STATES.map(({ row, column }) => `${row}/${column}`)).size).toBe(50);
});
