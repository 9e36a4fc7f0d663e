import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast, leastContrast } from "#wording/colors.ts";
import { accentColor, accentPalette, readableShade } from "./accent.ts";

test.each([
  ["the firm's own green", "0d4b3c", "#0d4b3c"],
  ["capitals", "7A1F3D", "#7a1f3d"],
  ["just enough: 4.54 to 1", "767676", "#767676"],
  ["just too little: 4.48 to 1", "777777", undefined],
  ["white", "ffffff", undefined],
  ["nothing", "", undefined],
  ["a number sign", "#0d4b3c", undefined],
  ["three digits", "036", undefined],
  ["eight digits", "0d4b3c80", undefined],
  ["a name", "maroon", undefined],
  ["a rule that ends the declaration", "000000;background:url(//else.example)", undefined],
  ["a line more", "0d4b3c\n", undefined],
])("%s", (_, value, color) => expect(accentColor(value)).toBe(color));

test("is six digits or nothing, whatever the address says", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (value) => {
      expect(accentColor(value) ?? "#000000").toMatch(/^#[0-9a-f]{6}$/);
    }),
  );
});

const colors = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("white text is readable on the shade of any color, which is the color itself where it can be", () => {
  fc.assert(
    fc.property(colors, (color) => {
      const shade = readableShade(color);
      expect(contrast(shade)).toBeGreaterThanOrEqual(leastContrast);
      expect(shade).toBe(accentColor(color.slice(1)) ?? shade);
      expect(accentColor(shade.slice(1))).toBe(shade);
    }),
  );
});

test("text in the accent is readable on every background of the calculator", () => {
  fc.assert(
    fc.property(colors, (color) => {
      const { text, deep, mint, wash } = accentPalette(readableShade(color));
      for (const background of ["#ffffff", "#fbfaf5", mint, wash])
        expect(contrast(text, background)).toBeGreaterThanOrEqual(leastContrast);
      expect(contrast(deep)).toBeGreaterThanOrEqual(leastContrast);
    }),
  );
});

test("a dark accent is the same in text and on buttons", () => {
  expect(accentPalette("#7a1f3d").text).toBe("#7a1f3d");
});
