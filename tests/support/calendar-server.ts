import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export type CalendarServer = {
  url: string;
  /** What it answers from now on. */
  answer: { status?: number; text?: string; location?: string; silent?: boolean };
  /** How often it was asked. */
  asked(): number;
};

/** A calendar elsewhere, on this machine. */
export async function startCalendarServer(text = ""): Promise<CalendarServer> {
  const calendar: CalendarServer["answer"] = { text };
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    if (running.answer.silent) return;
    const { status = 200, text = "", location } = running.answer;
    response.writeHead(status, { "content-type": "text/calendar", ...(location && { location }) });
    response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const running = {
    url: `http://127.0.0.1:${port}/private/basic.ics`,
    answer: calendar,
    asked: () => asked,
  };
  return running;
}
