import type { Letter } from "./letter.ts";
import { signature } from "./mail-signature.ts";
import { rule, ruled, wrapped } from "./mail-text.ts";

export function letterText(letter: Letter): string {
  const blocks = [
    letter.title.toUpperCase(),
    ...letter.paragraphs.map(wrapped),
    letter.lines?.map(({ label, value }) => ruled(label, value)).join("\n"),
    letter.quote?.replaceAll(/^/gm, "> "),
    letter.action && `${letter.action.label}:\n${letter.action.href}`,
    ...(letter.closing ?? []).map(wrapped),
    `${rule}\n${wrapped(letter.reason)}`,
    signature,
  ];
  return `${blocks.filter((block) => block).join("\n\n")}\n`;
}
