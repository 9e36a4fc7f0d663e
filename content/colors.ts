import { black, mix, white } from "#wording/colors.ts";
import written from "./colors.json" with { type: "json" };

/**
 * The firm's two colors of colors.json and the shades made of them. Each is a color token of this name
 * (tools/build/brand-colors.ts), and a value where a mail or a picture knows no tokens.
 */
export const colors = /* @__PURE__ */ shadesOf(written);

export function shadesOf({ main, accent }: typeof written) {
  return {
    pine: main,
    "pine-deep": mix(main, black, 0.635),
    "pine-sheet": mix(main, black, 0.78),
    "pine-wash": mix(main, black, 0.92),
    leaf: accent,
    "leaf-light": mix(accent, white, 0.42),
    mint: mix(accent, white, 0.14),
    "mint-wash": mix(accent, white, 0.05),
  };
}
