import { expect, it } from "vitest";
import { initialsOf, numberFromName } from "./monogram.tsx";

it.each([
  ["Maria Ruiz", "MR"],
  ["Dr. Maria del Carmen Ruiz, DDS", "MR"],
  ["Prof Ana Li", "AL"],
  ["Cher", "C"],
  ["  anna   weber ", "AW"],
  ["", ""],
])("%s is drawn as %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it("returns the same number for the same name, and others for other names", () => {
  expect(numberFromName("Maria Ruiz")).toBe(numberFromName("Maria Ruiz"));
  expect(numberFromName("Maria Ruiz")).not.toBe(numberFromName("Maria Luiz"));
});
