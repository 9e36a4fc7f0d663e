import { createServer } from "node:http";
import { listenLocally } from "./local-server.ts";

export type CalendarServer = {
  url: string;
  /** What it answers from now on. */
  answer: { status?: number; text?: string; location?: string };
  /** How often it was asked. */
  asked(): number;
};

/** A calendar elsewhere, on this machine. It ends with the process. */
export async function startCalendarServer(text = ""): Promise<CalendarServer> {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    const { status = 200, text = "", location } = running.answer;
    response.writeHead(status, { "content-type": "text/calendar", ...(location && { location }) });
    response.end(text);
  });
  const { origin } = await listenLocally(server);
  server.unref();
  const running: CalendarServer = {
    url: `${origin}/private/basic.ics`,
    answer: { text },
    asked: () => asked,
  };
  return running;
}
