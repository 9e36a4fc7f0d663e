/** WCAG 2.2, success criterion 1.4.3, for text of any size. */
export const leastContrast = 4.5;

export const white = "#ffffff";
export const black = "#000000";
/** The background of pages: --color-paper in design-system/tokens.css. */
export const paper = "#fbfaf5";

/** WCAG's contrast ratio of a color with a lighter one, white unless given. */
export function contrast(color: string, lighter = white): number {
  return (luminance(lighter) + 0.05) / (luminance(color) + 0.05);
}

/** `share` of the first color and the rest of the second. */
export function mix(color: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(color).map((channel, at) =>
    Math.round(channel * share + (others[at] ?? 0) * (1 - share)),
  );
  return hex(mixed);
}

/** A shade of the color: its hue turned by degrees, a share of its saturation, and a lightness. */
export function shadeOf(color: string, turn: number, share: number, lightness: number): string {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => channel / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = most - least || 1;
  const sixth =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  const saturation = (most - least) / (1 - Math.abs(most + least - 1) || 1);
  const reach = share * saturation * Math.min(lightness, 1 - lightness);
  // Red, green and blue from hue, saturation and lightness: CSS Color 4, section 7.1.
  const mixed = [0, 8, 4].map((start) => {
    const at = (start + (sixth * 60 + turn) / 30 + 12) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))));
  });
  return hex(mixed);
}

const hex = (mixed: readonly number[]): string =>
  `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;

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
