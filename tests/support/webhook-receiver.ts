import { createServer, type IncomingHttpHeaders } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { listenLocally } from "./local-server.ts";
import { patience } from "./patience.ts";

export type ReceivedCall = { headers: IncomingHttpHeaders; body: string };

export type WebhookReceiver = Awaited<ReturnType<typeof listenAsReceiver>>;

const longestWaitMs = 60_000 * patience;

/** A receiver that answers with these statuses in turn, and then repeats the last. */
export async function listenAsReceiver(
  statuses: number[] = [200],
  location = "http://127.0.0.1:1/",
) {
  const calls: ReceivedCall[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    calls.push({ headers: request.headers, body });
    const status = statuses[Math.min(calls.length, statuses.length) - 1] ?? 200;
    response.writeHead(status, { location }).end("not read");
  });
  const { origin, stop } = await listenLocally(server);
  return {
    url: `${origin}/leads`,
    calls,
    /** The calls, once there are that many. */
    async received(count: number): Promise<ReceivedCall[]> {
      const begun = performance.now();
      while (calls.length < count) {
        if (performance.now() - begun > longestWaitMs)
          throw new Error(`${calls.length} of ${count} calls`);
        await pause(10);
      }
      return calls;
    },
    close: stop,
  };
}
