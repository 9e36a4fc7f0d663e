import { firm } from "#content/firm.ts";

const width = 68;

/** Paragraphs broken at words, so that they read well in any window; `indent` starts each line. */
export function wrapped(text: string, indent = ""): string {
  return text
    .split("\n")
    .map((line) => wrapLine(line, width - indent.length).replaceAll(/^/gm, indent))
    .join("\n");
}

/** A point of a list, its further lines set in below the first. */
export function listed(text: string, indent = ""): string {
  return wrapped(text, `${indent}  `).replace(`${indent}  `, `${indent}- `);
}

function wrapLine(text: string, room: number): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > room) {
      lines.push(line);
      line = word;
    } else {
      line = line === "" ? word : `${line} ${word}`;
    }
  }
  return [...lines, line].join("\n");
}

/** A label and its amount at the two ends of a line, with dots between as in a ledger. */
export function ruled(label: string, value: string): string {
  const gap = width - label.length - value.length - 2;
  return gap < 3 ? `${label}\n  ${value}` : `${label} ${".".repeat(gap)} ${value}`;
}

export const rule = "-".repeat(width);
export const doubleRule = "=".repeat(width);

export const signature = [
  firm.legalName,
  firm.address.street,
  `${firm.address.city}, ${firm.address.state} ${firm.address.zip}`,
  firm.phone.display,
  firm.email,
].join("\n");
