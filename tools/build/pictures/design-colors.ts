import { readFileSync } from "node:fs";

const TOKENS = new URL("../../../src/design-system/tokens.css", import.meta.url);
const colors = new Map(
  [...readFileSync(TOKENS, "utf8").matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/gi)].map(
    ([, name, value]) => [name, value],
  ),
);

/** A colour of the design system, from the one place where it is written. */
export function designColor(name: string): string {
  const value = colors.get(name);
  if (!value) throw new Error(`tokens.css has no colour called ${name}`);
  return value;
}
