import type { Context } from "hono";

export type CsvCell = string | number | null | undefined;

/** A byte order mark. Without it Excel does not read the file as UTF-8. */
const byteOrderMark = "\uFEFF";

/** Lines are generated while they are sent, so that a long list does not fill the memory. */
export function csvAnswer(context: Context, fileName: string, lines: AsyncGenerator<string[]>) {
  const encoder = new TextEncoder();
  const encode = (text: string) => encoder.encode(text);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encode(byteOrderMark)),
    async pull(controller) {
      const { value, done } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encode(value.map((line) => `${line}\r\n`).join("")));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
  return context.body(body, 200, {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="${fileName}"`,
  });
}

/**
 * RFC 4180, and quotes cells with the separators that spreadsheets use in other countries. A cell
 * that a spreadsheet would run as a formula gets a leading apostrophe, because visitors write these
 * cells and `=HYPERLINK(…)` must stay text.
 */
export function csvRow(cells: readonly CsvCell[]): string {
  return cells.map(csvCell).join(",");
}

function csvCell(value: CsvCell): string {
  if (value === null || value === undefined) return "";
  const text = typeof value === "number" ? String(value) : withoutFormula(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A phone number with its country code is no formula, and programs that import it want no mark. */
const phoneNumber = /^\+[\d\s().-]{6,}$/;

function withoutFormula(text: string): string {
  if (phoneNumber.test(text)) return text;
  return /^[\s\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
}
