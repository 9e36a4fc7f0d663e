import { expect, test } from "vitest";
import { colorsSchema } from "#content-schemas/firm.ts";
import { contrast, leastContrast } from "#wording/colors.ts";
import { shadesOf } from "./colors.ts";

/** Of every hue, gray among them. */
const mains = ["#0c4a3e", "#0a3a66", "#4a0c3e", "#5c1a0a", "#3f3a05", "#333333", "#1a1a6e"];

test.each(mains)("text on a dark band made of %s can be read", (main) => {
  expect(colorsSchema.safeParse({ main, accent: main }).error).toBeUndefined();
  const shades = shadesOf({ main, accent: main });
  for (const band of [shades["pine-deep"], shades["pine-sheet"]])
    for (const ink of ["dark-ink", "dark-ink-2", "dark-ink-3"] as const)
      expect(contrast(band, shades[ink])).toBeGreaterThanOrEqual(leastContrast);
});
