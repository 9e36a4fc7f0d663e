import { expect, test } from "vitest";
import { shadeOf } from "./colors.ts";

test.each([
  ["a red", "#cc0000", 0, 1, 0.4, "#cc0000"],
  ["a green", "#12805c", -12, 0.54, 0.888, "#d7eee2"],
  ["a blue turned beyond the end of the circle", "#6666ff", 150, 1, 0.8, "#ffcc99"],
  ["gray, which stays gray", "#808080", 40, 0.5, 0.9, "#e6e6e6"],
  ["black", "#000000", 0, 1, 0.5, "#808080"],
  ["white", "#ffffff", 0, 1, 0.25, "#404040"],
])("a shade of %s", (_, color, turn, share, lightness, shade) => {
  expect(shadeOf(color, turn, share, lightness)).toBe(shade);
});
