import { connect } from "node:net";
import { deskFirstAdminPath } from "#contracts/desk/endpoints.ts";
import { samplePublicAnonKey } from "#contracts/endpoints.ts";
import { deskEndpoints } from "#server/desk/desk-endpoints.ts";
import { routeTable } from "#server/endpoints/routes.ts";
import {
  type MalformedRequest,
  malformedKinds,
  type Random,
  strange,
  type WrongParts,
} from "./malformed-kinds.ts";

type Target = { method: string; path: string; mayEndSession: boolean };

/**
 * Every row of both tables of endpoints, and what else the server answers, `files`. Without an end;
 * the same requests for the same seed. `credentials` are headers that let a request come far.
 */
export function* malformedRequests(
  seed: number,
  files: readonly string[],
  credentials: readonly string[] = [],
): Generator<MalformedRequest, never> {
  const targets: Target[][] = [
    routeTable.flatMap(({ path, GET, POST, DELETE }) =>
      Object.entries({ GET, POST, DELETE })
        .filter(([, endpoint]) => endpoint !== undefined)
        .map(([method]) => ({ method, path, mayEndSession: false })),
    ),
    deskEndpoints.map(({ method, path }) => {
      return { method, path, mayEndSession: path.includes("sign-out") };
    }),
    files.map((path) => ({ method: "GET", path, mayEndSession: false })),
  ];
  const below = randomFrom(seed);
  const one = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;
  const makers = Object.entries(malformedKinds);
  for (;;) {
    const row = one(one(targets));
    const path = row.path.replaceAll(/:\w+/g, () => encodeURI(one(strange)));
    const target = { ...row, path, method: below(10) === 0 ? one(methods) : row.method };
    const knows = !row.mayEndSession && below(5) > 0 ? credentials : [];
    const [kind, make] = one(makers);
    yield {
      kind,
      ...make({ below, one, target, http: (wrong) => asHttp(target, knows, wrong) }),
    };
  }
}

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"];

function asHttp(target: Target, credentials: readonly string[], wrong: WrongParts = {}): Buffer {
  const { headers = [], body = "", length } = wrong;
  const bytes = Buffer.from(body);
  const own = ["host: localhost", "connection: close", ...credentials];
  const bearer = `authorization: Bearer ${samplePublicAnonKey}`;
  const lines = [
    `${target.method} ${wrong.target ?? target.path} HTTP/1.1`,
    ...own,
    ...(headers.some((header) => header.startsWith("authorization")) ? [] : [bearer]),
    ...(headers.some((header) => header.startsWith("content-type"))
      ? []
      : ["content-type: application/json"]),
    ...headers,
    ...(length === "none" ? [] : [`content-length: ${length ?? bytes.length}`]),
  ];
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), bytes]);
}

/** mulberry32: small, fast, and the same on every machine. */
function randomFrom(seed: number): Random {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** The status of the answer; undefined where the connection ended without one. */
export function sendMalformed(
  port: number,
  { bytes, after }: Pick<MalformedRequest, "bytes" | "after">,
): Promise<number | undefined> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => {
      if (after === "end") socket.end(bytes);
      else socket.write(bytes, () => after === "hang up" && socket.resetAndDestroy());
    });
    socket.on("data", (chunk: Buffer) => {
      if (answer.length < 100) answer += chunk.toString("latin1", 0, 100);
    });
    socket.on("error", () => {});
    // Without a reset the port would stay taken for a minute, and there are not that many.
    socket.on("end", () => socket.resetAndDestroy());
    socket.on("close", () => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
      resolve(status === undefined ? undefined : Number(status));
    });
  });
}

/** The header of an admin's session, whom nothing but the request itself keeps from an answer. */
export async function sessionOfFirstAdmin(origin: string, output: string): Promise<string> {
  const token = /first-admin#(\S+)/.exec(output)?.[1];
  const response = await fetch(origin + deskFirstAdminPath, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token, email: "admin@firm.example" }),
  });
  const [cookie] = response.headers.getSetCookie();
  if (cookie === undefined) throw new Error(`No session: ${await response.text()}`);
  return `cookie: ${cookie.split(";")[0]}`;
}
