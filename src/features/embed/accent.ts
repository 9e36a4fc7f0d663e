import { black, contrast, leastContrast, mix, paper, white } from "#wording/colors.ts";

/**
 * `0d4b3c` as a color for buttons, if white text on it is readable. Undefined for any other value,
 * so that the firm's green is used.
 */
export function accentColor(hexDigits: string | null | undefined): string | undefined {
  if (!isColor(hexDigits)) return undefined;
  const color = `#${hexDigits.toLowerCase()}`;
  return isReadable(color, white) ? color : undefined;
}

export function isColor(hexDigits: string | null | undefined): hexDigits is string {
  return /^[0-9a-f]{6}$/i.test(hexDigits ?? "");
}

/**
 * The colors that embed.css makes of an accent: text, which may have to be darker to be readable on
 * the tints, a pressed button, and the tints behind messages and chosen answers.
 */
export function accentPalette(accent: string) {
  const mint = mix(accent, white, 0.14);
  return {
    text: darkenUntil(accent, (shade) => isReadable(shade, mint) && isReadable(shade, paper)),
    deep: mix(accent, black, 0.75),
    mint,
    wash: mix(accent, white, 0.05),
  };
}

/** The color itself, or the lightest shade of it that white text is readable on. */
export function readableShade(color: string): string {
  return darkenUntil(color, (shade) => isReadable(shade, white));
}

function isReadable(color: string, background: string): boolean {
  return contrast(color, background) >= leastContrast;
}

function darkenUntil(color: string, accepted: (shade: string) => boolean): string {
  let shade = color;
  for (let percent = 99; percent >= 0 && !accepted(shade); percent -= 1)
    shade = mix(color, black, percent / 100);
  return shade;
}
