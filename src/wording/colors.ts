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
