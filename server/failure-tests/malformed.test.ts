import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  confirmSubscriptionPath,
  contactPath,
  islandFailurePath,
  presentationSessionPath,
  samplePublicAnonKey,
  sendEmailPath,
  subscribePath,
  unsubscribePath,
  verifyPresentationPasswordPath,
} from "#contracts/endpoints.ts";
import { resultsRequest, sendResults } from "../../tests/support/requests.ts";
import {
  bundleServer,
  type ServerProgram,
  type SpawnedServer,
} from "../../tests/support/spawned-server.ts";

const paths = fc.oneof(
  fc.constantFrom(
    sendEmailPath,
    islandFailurePath,
    contactPath,
    subscribePath,
    verifyPresentationPasswordPath,
    presentationSessionPath,
    confirmSubscriptionPath,
    unsubscribePath,
    "/functions/v1/presentations/rd-tax-credits",
  ),
  fc.webPath().map((path) => `/functions/v1${path}`),
);
const methods = fc.constantFrom("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD");
const types = fc.constantFrom(
  "application/json",
  "application/json; charset=utf-8",
  "application/x-www-form-urlencoded",
  "text/plain",
);
const bearers = fc.oneof(
  { weight: 4, arbitrary: fc.constant(`Bearer ${samplePublicAnonKey}`) },
  { weight: 1, arbitrary: fc.stringMatching(/^[\x20-\x7e]{0,40}$/) },
);

/** A good request with one of its parts replaced by anything that JSON can say. */
const damaged = fc.tuple(fc.nat(), fc.jsonValue(), fc.boolean()).map(([where, what, remove]) => {
  const request = structuredClone(resultsRequest()) as unknown as Record<string, unknown>;
  const places: [Record<string, unknown>, string][] = [];
  const visit = (node: Record<string, unknown>) => {
    for (const key of Object.keys(node)) {
      places.push([node, key]);
      const child = node[key];
      if (typeof child === "object" && child !== null) visit(child as Record<string, unknown>);
    }
  };
  visit(request);
  const [parent, key] = places[where % places.length] ?? [request, "to"];
  if (remove) delete parent[key];
  else parent[key] = what;
  return JSON.stringify(request);
});
const bodies = fc.oneof(
  { weight: 3, arbitrary: damaged },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 2000 }) },
);

describe("500 malformed requests", { timeout: 120_000 }, () => {
  let program: ServerProgram;
  let server: SpawnedServer;
  const dataDir = mkdtempSync(join(tmpdir(), "malformed-"));
  beforeAll(async () => {
    program = await bundleServer();
    server = await program.start({ DATA_DIR: dataDir });
  }, 60_000);
  afterAll(async () => {
    await server.stop();
    program.remove();
    rmSync(dataDir, { recursive: true });
  });

  test("are refused with a sentence, never with 5xx, and the server lives", async () => {
    await fc.assert(
      fc.asyncProperty(
        paths,
        methods,
        types,
        bearers,
        bodies,
        async (path, method, type, bearer, body) => {
          const response = await fetch(server.origin + path, {
            method,
            headers: { "content-type": type, authorization: bearer },
            ...(method === "GET" || method === "HEAD" ? {} : { body }),
          });
          expect(response.status).toBeLessThan(500);
          const text = await response.text();
          const isJson = response.headers.get("content-type")?.includes("json") ?? false;
          if (response.status >= 400 && isJson && text !== "") {
            expect(JSON.parse(text)).toEqual({ error: expect.stringMatching(/^[A-Z].*\.$/) });
          }
        },
      ),
      { numRuns: 500 },
    );
    expect(server.output()).not.toContain("unforeseen-error");
    expect((await sendResults(server.origin)).status).toBe(200);
  });

  test("that are not even HTTP do not end it either", async () => {
    const rubbish = [
      "\0\0\0",
      "GET\r\n\r\n",
      "POST / HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
      "x".repeat(70_000),
    ];
    for (const bytes of rubbish) {
      await new Promise<void>((resolve) => {
        const socket = connect(Number(new URL(server.origin).port), "127.0.0.1", () =>
          socket.end(bytes),
        );
        socket.on("error", () => {});
        socket.on("close", () => resolve());
        socket.resume();
      });
    }
    expect((await sendResults(server.origin)).status).toBe(200);
  });

  test("leave no address of a visitor in the log", () => {
    expect(server.output()).not.toMatch(/@/);
    expect(server.output()).toContain("lead-stored");
  });
});
