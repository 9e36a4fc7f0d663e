import { expect, it } from "vitest";
import { slideForSwipe } from "./swipe.ts";

it.each([
  ["goes on after a swipe to the left", { dx: -120, dy: 10 }, 3],
  ["goes back after a swipe to the right", { dx: 120, dy: -10 }, 1],
  ["stays after a scroll", { dx: -60, dy: 200 }, 2],
  ["stays after a slanted scroll", { dx: -100, dy: 90 }, 2],
  ["stays after a tap", { dx: 3, dy: 2 }, 2],
])("%s", (_, swipe, to) => {
  expect(slideForSwipe(swipe, 2)).toBe(to);
});
