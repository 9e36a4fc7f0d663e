import { createServer } from "node:http";
import { listenLocally } from "./local-server.ts";

type Answered = { status?: number; text?: string; location?: string };

/** A calendar elsewhere, on this machine. It ends with the process. */
export async function startCalendarServer(text = "") {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    const { status = 200, text = "", location } = calendar.answer;
    response.writeHead(status, { "content-type": "text/calendar", ...(location && { location }) });
    response.end(text);
  });
  const { origin } = await listenLocally(server);
  server.unref();
  const calendar = {
    url: `${origin}/private/basic.ics`,
    /** What it answers from now on. */
    answer: { text } as Answered,
    /** How often it was asked. */
    asked: () => asked,
  };
  return calendar;
}
