/** WCAG 2.2, success criterion 1.4.3, for text of any size. */
export const leastContrast = 4.5;

const white = "#ffffff";
const black = "#000000";
/** The background of the embedded calculator: --color-paper in design-system/tokens.css. */
const paper = "#fbfaf5";

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

/** WCAG's contrast ratio of a color with a lighter one, white unless given. */
export function contrast(color: string, lighter = white): number {
  return (luminance(lighter) + 0.05) / (luminance(color) + 0.05);
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

/** `share` of the first color and the rest of the second. */
function mix(color: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(color).map((channel, at) =>
    Math.round(channel * share + (others[at] ?? 0) * (1 - share)),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => linear(channel / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Red, green and blue of `#0d4b3c`, each 0 to 255. */
function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
