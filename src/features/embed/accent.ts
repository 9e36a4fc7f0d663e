/** WCAG 2.2, success criterion 1.4.3, for text of any size. */
const leastContrast = 4.5;

/**
 * `0d4b3c` as a color for buttons, if white text on it is readable. Undefined for any other value,
 * so that the firm's green is used.
 */
export function accentColor(hexDigits: string | null | undefined): string | undefined {
  if (!hexDigits || !/^[0-9a-f]{6}$/i.test(hexDigits)) return undefined;
  return contrastWithWhite(hexDigits) >= leastContrast ? `#${hexDigits.toLowerCase()}` : undefined;
}

function contrastWithWhite(hexDigits: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    linear(Number.parseInt(hexDigits.slice(at, at + 2), 16) / 255),
  );
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
