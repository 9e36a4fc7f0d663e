import { expect, it } from "vitest";
import { slideForKey, slideForSwipe } from "./slide-keys.ts";

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

it.each([
  ["goes on after a swipe to the left", { dx: -120, dy: 10 }, 3],
  ["goes back after a swipe to the right", { dx: 120, dy: -10 }, 1],
  ["stays after a scroll", { dx: -60, dy: 200 }, 2],
  ["stays after a slanted scroll", { dx: -100, dy: 90 }, 2],
  ["stays after a tap", { dx: 3, dy: 2 }, 2],
])("%s", (_, swipe, to) => {
  expect(slideForSwipe(swipe, 2)).toBe(to);
});
