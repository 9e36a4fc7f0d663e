import type { Context } from "hono";

/** Tells Excel that the letters are UTF-8. */
const byteOrderMark = "\uFEFF";

/** Lines that are made while they are sent, so that a long list never fills the memory. */
export function csvAnswer(
  context: Context,
  fileName: string,
  lines: AsyncGenerator<string[]>,
): Response {
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
