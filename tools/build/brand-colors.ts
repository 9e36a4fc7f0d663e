import { mkdirSync, writeFileSync } from "node:fs";
import { shadesOf } from "../../content/colors.ts";

const folder = ".generated/colors";

/**
 * Writes the firm's colors as tokens: those of the page, the tones of charts, and what takes a
 * token's place on a dark band.
 */
export function writeBrandColors(written: Parameters<typeof shadesOf>[0]) {
  const places = { page: "", chart: "", dark: "" };
  for (const [name, value] of Object.entries(shadesOf(written))) {
    if (name.startsWith("tone-")) places.chart += `--${name}: ${value};\n`;
    else if (name.startsWith("dark-"))
      places.dark += `--${name.replace("dark-", "color-")}: ${value};\n`;
    else places.page += `--color-${name}: ${value};\n`;
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}/brand.css`,
    `@theme static {\n${places.page}}\n:root {\n${places.chart}}\n@layer components {\n.on-dark {\n${places.dark}}\n}\n`,
  );
}
