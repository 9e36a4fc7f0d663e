import { expect, it } from "vitest";
import { slideForKey } from "./slide-keys.ts";

it.each([
  ["ArrowRight", 2, 3],
  ["PageDown", 2, 3],
  ["ArrowLeft", 2, 1],
  ["PageUp", 2, 1],
  ["Home", 2, 0],
  ["End", 2, 5],
  ["ArrowLeft", 0, 0],
  ["ArrowRight", 5, 5],
])("%s leads from slide index %i to %i of six", (key, from, to) => {
  expect(slideForKey(key, from, 6)).toBe(to);
});

it.each(["Enter", "Tab", "a", " ", "ArrowUp"])("%s turns no slide", (key) => {
  expect(slideForKey(key, 2, 6)).toBeUndefined();
});
