import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { oEmbedPath } from "#content/calculators/embed.ts";
import { contactPath, samplePublicAnonKey } from "#contracts/endpoints.ts";
import { appOnSqlite, startApp, type TestApp } from "../../tests/support/app.ts";
import { signInAs } from "../../tests/support/desk.ts";
import { resultsRequest } from "../../tests/support/requests.ts";
import { smallSite } from "../../tests/support/small-site.ts";
import { deskEndpoints } from "../desk/routes.ts";
import { createHttpServer } from "../http/http-server.ts";
import { createLog } from "../log.ts";
import { publicEndpoints } from "../public/routes.ts";

/** Every address of both tables, with a method that it answers. */
const endpoints = [...publicEndpoints, ...deskEndpoints].map(({ method, path }) => ({
  method,
  path,
}));

const oneOf = (words: string) => fc.constantFrom(...words.split(" "));
const strange = fc.oneof(
  { weight: 3, arbitrary: oneOf(`\0 'OR/**/1=1-- %_\\ 2026-02-30 __proto__ ${"9".repeat(40)}`) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 300 }) },
);
const parameter = oneOf("after status kind owner from to search status subject days by token url");
const query = fc
  .array(fc.tuple(parameter, strange), { minLength: 1, maxLength: 3 })
  .map((pairs) => `?${new URLSearchParams(pairs)}`);

/** A valid request with one of its parts replaced by arbitrary JSON. */
const damagedLead = fc.tuple(fc.nat(), fc.jsonValue()).map(([where, value]) => {
  const lead = JSON.stringify(resultsRequest());
  const parts = [...lead.matchAll(/:("[^"]*"|[\d.]+|true|false|null)/g)];
  const { index, 0: part } = parts[where % parts.length] ?? { index: 0, 0: "" };
  return `${lead.slice(0, index)}:${JSON.stringify(value)}${lead.slice(index + part.length)}`;
});
const field = oneOf("token email role version status ownerId text url name event path message");
const fields = fc.dictionary(field, fc.oneof(strange, fc.jsonValue()));
const body = fc.oneof(
  damagedLead,
  fields.map((all) => JSON.stringify(all)),
  fc.json(),
  fc.constantFrom("", "{", "\0", "[".repeat(9000), `{"text":"${"x".repeat(70_000)}"}`),
  fc.uint8Array({ maxLength: 300 }),
);
const request = fc.record({
  endpoint: fc.constantFrom(...endpoints),
  otherMethod: fc.option(oneOf("GET HEAD POST PUT PATCH DELETE"), { freq: 8 }),
  id: strange,
  query: fc.oneof(fc.constant(""), query),
  type: oneOf("application/json application/json text/plain multipart/form-data"),
  bearer: fc.oneof(fc.constant(samplePublicAnonKey), fc.stringMatching(/^[\x20-\x7e]{0,40}$/)),
  signedIn: fc.constantFrom(true, true, true, false),
  body,
});

appOnSqlite("200 malformed requests", (start) => {
  test("are each answered with a sentence, never with 500", async () => {
    const lines: string[] = [];
    const log = createLog((line) => lines.push(line));
    const app = await start({ env: { RATE_LIMIT: "off" }, options: { log } });
    const { cookie } = await signInAs(app, "admin");
    const origin = app.environment.publicOrigin;
    const property = fc.asyncProperty(request, async ({ endpoint, otherMethod, ...parts }) => {
      const method = otherMethod ?? endpoint.method;
      const path = endpoint.path.replaceAll(/:\w+/g, encodeURIComponent(parts.id));
      const response = await app.ask(
        new Request(origin + path + parts.query, {
          method,
          headers: {
            origin,
            "content-type": parts.type,
            authorization: `Bearer ${parts.bearer}`,
            ...(parts.signedIn && !path.includes("sign-out") ? { cookie } : {}),
          },
          body: method === "GET" || method === "HEAD" ? null : (parts.body as BodyInit),
        }),
      );
      const text = await response.text();
      expect(text).not.toMatch(/\.(ts|js):\d+/);
      // The oEmbed specification requires 501 for a format that is not offered.
      if (path !== oEmbedPath || response.status !== 501) expect(response.status).toBeLessThan(500);
      const isPage = response.headers.get("content-type")?.startsWith("text/html");
      if (response.status < 400 || method === "HEAD" || isPage) return;
      expect(JSON.parse(text)).toMatchObject({ error: expect.stringMatching(/^[A-Z].*\.$/s) });
    });
    await fc.assert(property, { numRuns: 200 });
    const wrong = /unforeseen-error|cannot-store|ada@practice\.example/;
    expect(lines.filter((line) => wrong.test(line))).toEqual([]);
  }, 600_000);
});

/** A request as bytes. It asks for the connection to be closed after the answer. */
const asking = (path: string, lines: string[] = [], method = "GET", body = "") =>
  `${[`${method} ${path} HTTP/1.1`, "Host: localhost", "Connection: close", ...lines].join("\r\n")}\r\n\r\n${body}`;
const posting = (lines: string[], body = "") =>
  asking(contactPath, ["Content-Type: application/json", publicKey, ...lines], "POST", body);
const publicKey = `Authorization: Bearer ${samplePublicAnonKey}`;

const rawRequests: [what: string, bytes: string, answer: number | "closed"][] = [
  ["no HTTP", "\0\0\0\r\n\r\n", 400],
  ["a request line without a path", "GET\r\n\r\n", 400],
  ["another version of HTTP", "GET /about HTTP/9.9\r\nHost: localhost\r\n\r\n", 400],
  ["no Host", "GET /about HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  ["an empty Host", "GET /healthz HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n", 400],
  ["a Host that is none", "GET /healthz HTTP/1.1\r\nHost: a b/?\r\nConnection: close\r\n\r\n", 400],
  ["an unknown method", asking("/about", [], "BREW"), 400],
  ["CONNECT", asking("localhost:80", [], "CONNECT"), "closed"],
  ["another method on a page", asking("/about", [], "DELETE"), 405],
  ["a question about the server itself", asking("*", [], "OPTIONS"), 404],
  ["a null character in the path", asking("/about\0"), 400],
  ["broken percent signs in the path", asking("/functions/v1/%zz%"), 404],
  ["an upgrade to WebSocket", asking("/about", ["Upgrade: websocket"]), 200],
  ["two hosts", asking("/about", ["host: b.test"]), 400],
  ["headers of 7 kB", asking("/about", [`x: ${"y".repeat(7_000)}`]), 200],
  ["headers of 9 kB", asking("/about", [`x: ${"y".repeat(9_000)}`]), 431],
  ["1,500 headers", asking("/about", Array(1500).fill("x-header: y")), 431],
  ["a header without a colon", asking("/about", ["no colon"]), 400],
  ["a null character in a header", asking("/about", ["x: a\0b"]), 400],
  ["an unknown expectation", asking("/about", ["Expect: the-unexpected"]), 417],
  ["a negative length", posting(["Content-Length: -5"]), 400],
  ["two lengths", posting(["Content-Length: 2", "Content-Length: 3"], "{}"), 400],
  ["a length and chunks", posting(["Content-Length: 2", "Transfer-Encoding: chunked"], "{}"), 400],
  ["a chunk of no length", posting(["Transfer-Encoding: chunked"], "zz\r\n"), 400],
  ["too long a body", posting(["Content-Length: 70000"]), 413],
];

describe("invalid HTTP", () => {
  const logged: string[] = [];
  const log = createLog((line) => logged.push(line));
  let app: TestApp;
  let server: Server;
  beforeAll(async () => {
    app = await startApp({ keep: true, options: { log } });
    const site = smallSite({ "/about": "about" });
    server = createHttpServer(app.environment, app.application, site, log);
    await once(server.listen(0, "127.0.0.1"), "listening");
  });
  afterAll(async () => {
    server.close();
    server.closeAllConnections();
    await app.close();
  });

  /** The status of the answer, if one arrives before the connection ends. */
  async function send(bytes: string, then: "wait" | "hang up" = "wait") {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    // The server may end the connection before it has read everything.
    socket.on("error", () => {});
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.write(bytes, () => then === "hang up" && socket.end());
    await new Promise((closed) => socket.on("close", closed));
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]) || "closed";
  }

  test.each(rawRequests)("%s", async (_, bytes, answer) => {
    expect(await send(bytes)).toBe(answer);
  });

  test("a body that breaks off does not stop the server", async () => {
    expect(await send(posting(["Content-Length: 5000"], '{"name":'), "hang up")).toBe(400);
    expect(await send(asking("/healthz"))).toBe(200);
    expect(logged.filter((line) => /unforeseen-error|request failed/.test(line))).toEqual([]);
  });
});
