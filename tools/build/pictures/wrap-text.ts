import type { FontMetrics } from "./font-metrics.ts";

export type Setting = { fontSize: number; letterSpacing?: number };

/** Breaks text at spaces so that no line is wider than `width`; a single long word may be. */
export function wrapText(
  text: string,
  font: FontMetrics,
  { fontSize, letterSpacing = 0 }: Setting,
  width: number,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && font.widthOf(longer, fontSize, letterSpacing) <= width) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** The same number of lines, as even in length as they come: a title without a lonely last word. */
export function balanceText(
  text: string,
  font: FontMetrics,
  setting: Setting,
  width: number,
): string[] {
  const count = wrapText(text, font, setting, width).length;
  let narrow = 0;
  let wide = width;
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2;
    const lines = wrapText(text, font, setting, middle);
    const fits = lines.every(
      (line) => font.widthOf(line, setting.fontSize, setting.letterSpacing) <= middle,
    );
    if (fits && lines.length <= count) wide = middle;
    else narrow = middle;
  }
  return wrapText(text, font, setting, wide);
}
