import { mkdirSync, writeFileSync } from "node:fs";
import { shadesOf } from "../../content/colors.ts";

const folder = ".generated/colors";

/** Writes the firm's colors as tokens, which design-system/tokens.css imports. */
export function writeBrandColors(written: Parameters<typeof shadesOf>[0]): void {
  const tokens = Object.entries(shadesOf(written));
  const lines = tokens.map(([name, value]) => `  --color-${name}: ${value};\n`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/brand.css`, `@theme static {\n${lines.join("")}}\n`);
}
