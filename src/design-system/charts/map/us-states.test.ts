import { expect, test } from "vitest";
import { neighbor, stateByCode, US_STATES } from "./us-states.ts";

test("the map has 50 states, each on a different tile", () => {
  expect(new Set(US_STATES.map((state) => state.code)).size).toBe(50);
  expect(new Set(US_STATES.map(({ row, column }) => `${row}/${column}`)).size).toBe(50);
});

test.each([
  ["UT", "left", "CA"],
  ["UT", "right", "CO"],
  ["UT", "up", "NV"],
  ["UT", "down", "AZ"],
  ["TX", "left", "HI"],
  ["TX", "right", "LA"],
  ["AK", "up", "AK"],
  ["AK", "down", "WA"],
  ["ME", "right", "ME"],
] as const)("from %s, the arrow %s leads to %s", (from, direction, to) => {
  expect(neighbor(from, direction)).toBe(to);
});

test("every state can be reached by arrow keys", () => {
  const reached = new Set(["UT" as const]) as Set<(typeof US_STATES)[number]["code"]>;
  for (const code of reached) {
    for (const direction of ["up", "down", "left", "right"] as const) {
      reached.add(neighbor(code, direction));
    }
  }
  expect(reached.size).toBe(50);
});

test("a state is found by its code", () => {
  expect(stateByCode("NM").name).toBe("New Mexico");
});
