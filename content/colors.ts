import { shadeOf } from "#wording/colors.ts";
import written from "./colors.json" with { type: "json" };

/**
 * The firm's two colors of colors.json and the shades made of them. Each is a color token of this name
 * (tools/build/brand-colors.ts), and a value where a mail or a picture knows no tokens.
 */
export const colors = /* @__PURE__ */ shadesOf(written);

export function shadesOf({ main, accent }: typeof written) {
  return {
    pine: main,
    "pine-deep": shadeOf(main, 1, 0.98, 0.108),
    "pine-sheet": shadeOf(main, 1, 0.88, 0.139),
    "pine-wash": shadeOf(main, 0, 0.86, 0.165),
    leaf: accent,
    "leaf-light": shadeOf(accent, -9, 0.58, 0.694),
    mint: shadeOf(accent, -12, 0.54, 0.888),
    "mint-wash": shadeOf(accent, -15, 0.55, 0.967),
  };
}
