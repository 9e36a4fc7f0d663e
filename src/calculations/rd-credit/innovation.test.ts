import { expect, it } from "vitest";
import { innovationWeight } from "./innovation.ts";

it.each([
  ["low", 0.05],
  ["medium", 0.075],
  ["high", 0.15],
  ["", 0.05],
  ["High", 0.05],
  ["toString", 0.05],
])("an innovation level of '%s' weighs %d", (level, weight) => {
  expect(innovationWeight(level)).toBe(weight);
});
