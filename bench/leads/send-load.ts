import { randomUUID } from "node:crypto";
import { connect, type Socket } from "node:net";
import { samplePublicAnonKey, sendEmailPath } from "#contracts/endpoints.ts";
import { resultsRequest } from "../../tests/support/requests.ts";

export type Load = { acknowledgedPerSecond: number; latenciesMs: number[] };

type Limits = { visitors: number; milliseconds?: number; leads?: number };

/**
 * Sends results as many visitors at once, each a new lead, until the time or the count is up. On
 * bare sockets: a full HTTP client takes as much of the machine as the server it measures.
 */
export async function sendLoad(origin: string, limits: Limits): Promise<Load> {
  const latenciesMs: number[] = [];
  const started = performance.now();
  const end = started + (limits.milliseconds ?? Number.POSITIVE_INFINITY);
  let left = limits.leads ?? Number.POSITIVE_INFINITY;

  async function visitor(): Promise<void> {
    const socket = connect(Number(new URL(origin).port), "127.0.0.1");
    socket.setNoDelay(true);
    while (performance.now() < end && left-- > 0) {
      const before = performance.now();
      const answer = await exchange(socket, newRequest());
      if (!answer.startsWith("HTTP/1.1 200")) throw new Error(`The server answered ${answer}`);
      latenciesMs.push(performance.now() - before);
    }
    socket.destroy();
  }
  await Promise.all(Array.from({ length: limits.visitors }, visitor));
  const seconds = (performance.now() - started) / 1000;
  return { acknowledgedPerSecond: latenciesMs.length / seconds, latenciesMs };
}

const template = JSON.stringify(resultsRequest("EMAIL", "KEY"));

function newRequest(): string {
  const key = randomUUID();
  const body = template.replaceAll("EMAIL", `${key}@x.example`).replaceAll("KEY", key);
  return [
    `POST ${sendEmailPath} HTTP/1.1`,
    "Host: 127.0.0.1",
    "Content-Type: application/json",
    `Authorization: Bearer ${samplePublicAnonKey}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    "",
    body,
  ].join("\r\n");
}

/** The answers are short: one is complete when its JSON is. */
function exchange(socket: Socket, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    socket.on("data", function read(chunk: Buffer) {
      answer += chunk.toString("latin1");
      if (!answer.endsWith("}")) return;
      socket.off("data", read);
      socket.off("error", reject);
      resolve(answer);
    });
    socket.once("error", reject);
    socket.write(request);
  });
}
