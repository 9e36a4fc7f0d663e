import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Question = { method?: string; headers?: OutgoingHttpHeaders };

/**
 * One HTTP exchange as it is on the wire: `fetch` would tidy the path, decompress the body and
 * follow redirects.
 */
export function ask(origin: string, path: string, question: Question = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, agent: false, ...question }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    call.on("error", reject);
    call.end();
  });
}
