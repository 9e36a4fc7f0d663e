/** A table in Markdown, to paste into a note. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padStart(widths[column] ?? 0)).join(" | ")} |`;
  const rule = `|${widths.map((width) => `${"-".repeat(width + 1)}:`).join("|")}|`;
  return [line(headings), rule, ...rows.map(line)].join("\n");
}

export const count = (number: number) => number.toLocaleString("en-US");
export const kilobytes = (bytes: number) => `${count(Math.round(bytes / 1000))} kB`;
export const megabytes = (bytes: number) => `${count(Math.round(bytes / 1_000_000))} MB`;
export const seconds = (time: number) => `${time < 10 ? time.toFixed(2) : time.toFixed(0)} s`;
export const milliseconds = (time: number) => `${time.toFixed(time < 10 ? 1 : 0)} ms`;
