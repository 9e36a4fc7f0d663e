/**
 * RFC 4180. A cell that a spreadsheet would take for a formula gets an apostrophe in front:
 * visitors write these cells, and `=HYPERLINK(…)` must stay text.
 */
export function csvRow(cells: readonly (string | number | null | undefined)[]): string {
  return cells.map(cell).join(",");
}

function cell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return "";
  const text = typeof value === "number" ? String(value) : withoutFormula(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function withoutFormula(text: string): string {
  return /^[\s\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
}
