import { expect, it } from "vitest";
import { clockFace } from "./notes-window.tsx";

it.each([
  [0, "0:00"],
  [59_999, "0:59"],
  [60_000, "1:00"],
  [3_599_000, "59:59"],
  [3_847_000, "1:04:07"],
  [-5_000, "0:00"],
])("shows %i milliseconds as %s", (milliseconds, face) => {
  expect(clockFace(milliseconds)).toBe(face);
});
