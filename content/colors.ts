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
    // Of charts, from the middle to the lightest.
    "tone-mid": shadeOf(accent, -6, 0.46, 0.528),
    "tone-2": shadeOf(accent, -10, 0.44, 0.682),
    "tone-1": shadeOf(accent, -13, 0.44, 0.859),
    "tone-0": shadeOf(accent, -40, 0.23, 0.943),
    // Of text, lines and controls on a dark band.
    "dark-ink": shadeOf(main, -72, 0.3, 0.955),
    "dark-ink-2": shadeOf(main, -20, 0.22, 0.818),
    "dark-ink-3": shadeOf(main, -15, 0.18, 0.702),
    "dark-line": shadeOf(main, -5, 0.45, 0.216),
    "dark-line-strong": shadeOf(main, -6, 0.27, 0.345),
    "dark-control": shadeOf(main, -11, 0.16, 0.551),
  };
}
