import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { firm } from "#content/firm.ts";
import {
  bookPath,
  contactPath,
  deckPasswordPath,
  sendEmailPath,
  sendPlanPath,
  subscribePath,
} from "#contracts/endpoints.ts";
import { silentLog } from "#server/log.ts";
import { startApp, type TestApp } from "../../tests/support/app.ts";
import { addColleague } from "../../tests/support/bookings.ts";
import { jsonRequest } from "../../tests/support/requests.ts";

const posts = [sendEmailPath, sendPlanPath, contactPath, subscribePath, bookPath, deckPasswordPath];
const key = "a-key-of-ours";
const origin = "http://site.example";

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ keep: true, env: { RATE_LIMIT: "off", PUBLIC_ANON_KEY: key } });
});
afterAll(() => app.close());

async function failure(response: Response): Promise<number> {
  expect(await response.json()).toEqual({
    error: expect.stringMatching(/^[A-Z].*\.$/),
    ...(response.status === 422 && { field: expect.any(String) }),
  });
  return response.status;
}

describe.each(posts)("%s", (path) => {
  const post = (init: RequestInit) =>
    app.ask(new Request(origin + path, { method: "POST", ...init }));
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };

  test("answers 401 without the public key, or with another", async () => {
    expect(await failure(await app.post(path, {}, null))).toBe(401);
    expect(await failure(await app.post(path, {}, "another"))).toBe(401);
    const basic = { ...headers, authorization: `Basic ${key}` };
    expect(await failure(await post({ headers: basic, body: "{}" }))).toBe(401);
  });

  test("answers 405 to another method and says which it takes", async () => {
    const response = await app.get(path, key);
    expect(response.headers.get("allow")).toBe("POST");
    expect(await failure(response)).toBe(405);
  });

  test("answers 415 to anything but application/json", async () => {
    for (const type of ["text/plain", "application/jsonp", "multipart/form-data", ""]) {
      const response = await post({ headers: { ...headers, "content-type": type }, body: "{}" });
      expect(await failure(response)).toBe(415);
    }
  });

  test("answers 400 to invalid JSON", async () => {
    const notUtf8 = new Uint8Array([0x22, 0xff, 0x22]);
    for (const body of ["", "{", "[1,", "nothing", "\u0000", "[".repeat(60_000), notUtf8])
      expect(await failure(await post({ headers, body }))).toBe(400);
  });

  test("accepts 64 KiB, and answers 413 above it, with or without Content-Length", async () => {
    const bodyOf = (bytes: number) => `{"filler":"${"x".repeat(bytes - 13)}"}`;
    expect(await failure(await post({ headers, body: bodyOf(64 * 1024) }))).toBe(422);
    const body = bodyOf(64 * 1024 + 1);
    expect(await failure(await post({ headers, body }))).toBe(413);
    const stream = new Blob([body]).stream();
    const chunked = { headers, body: stream, duplex: "half" } as RequestInit;
    expect(await failure(await post(chunked))).toBe(413);
  });

  test("answers 422 when a field is missing or has the wrong type", async () => {
    for (const body of [{}, [], null, "text", 1, { email: 1, to: [], password: {} }])
      expect(await failure(await post({ headers, body: JSON.stringify(body) }))).toBe(422);
  });
});

test("/healthz checks the process, /readyz the database, with the outbox only by METRICS_TOKEN", async () => {
  expect(await (await app.get("/healthz")).json()).toEqual({ status: "ok" });
  const token = "a-token-for-prometheus";
  const measured = await startApp({ env: { METRICS_TOKEN: token } });
  const ready = async (bearer?: string) => (await measured.get("/readyz", bearer)).json();
  expect(await ready(token)).toEqual({
    status: "ready",
    outbox: {
      waiting: 0,
      failed: 0,
      failedToday: 0,
      stuck: false,
      notMade: 0,
      oldestWaitingSeconds: 0,
    },
  });
  for (const bearer of [undefined, "another-token-altogether"])
    expect(await ready(bearer)).toEqual({ status: "ready" });
});

test("/readyz says so while the calendar of a member cannot be read", async () => {
  const watched = await startApp();
  const settings = { calendar_url: "https://cal.example/x.ics", calendar_failure: "Gone." };
  await addColleague(watched.storage, { settings });
  const ready = await watched.get("/readyz");
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({ status: "degraded", failingCalendars: 1 });
});

test("/.well-known/security.txt says where to report a vulnerability, and its expiry is always ahead", async () => {
  const day = 24 * 60 * 60 * 1000;
  const text = await (await app.get("/.well-known/security.txt")).text();
  const lines = text.trim().split("\n");
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/)));
  expect(fields).toMatchObject({
    Contact: `mailto:${firm.email}`,
    Canonical: `${origin}/.well-known/security.txt`,
    "Preferred-Languages": "en",
  });
  const left = Date.parse(fields.Expires) - Date.now();
  expect(left).toBeGreaterThan(30 * day);
  expect(left).toBeLessThan(365 * day);
});

test("only what other sites may load has a cross-origin header", async () => {
  const policyOf = async (path: string) =>
    (await app.get(path, key)).headers.get("cross-origin-resource-policy");
  const calculator = encodeURIComponent(`${origin}/`);
  expect(await policyOf(`/oembed?url=${calculator}`)).toBe("cross-origin");
  expect(await policyOf(sendEmailPath)).toBe("cross-origin");
  // The server's own header, `same-origin`, stays.
  for (const path of [contactPath, "/healthz"]) expect(await policyOf(path)).toBeNull();
});

describe("rate limits", () => {
  const behindProxy = async (path: string, options = {}) => {
    const limited = await startApp({ env: { TRUST_PROXY: "1" }, options });
    return (address: string) => {
      const request = jsonRequest(origin, path, {});
      request.headers.set("x-forwarded-for", address);
      return limited.ask(request);
    };
  };

  test("answer 429 with Retry-After to the same address, not to another", async () => {
    const from = await behindProxy(contactPath);
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await from("198.51.100.1")).status).toBe(422);
    const response = await from("198.51.100.1");
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await failure(response)).toBe(429);
    expect((await from("198.51.100.2")).status).toBe(422);
  });

  test.each([
    [sendEmailPath, 60],
    [contactPath, 30],
    [subscribePath, 30],
  ])("limit %s for a wider network to %i", async (path, most) => {
    const warned: unknown[] = [];
    const log = { ...silentLog, warn: (_: string, fields?: object) => warned.push(fields) };
    const from = await behindProxy(path, { log });
    for (let host = 0; host < most; host++)
      expect((await from(`2001:db8:1:${host.toString(16)}::1`)).status).toBe(422);
    expect((await from("2001:db8:1:ffff::1")).status).toBe(429);
    expect((await from("2001:db8:2::1")).status).toBe(422);
    expect(warned).toEqual([{ limit: `${path.split("/").at(-1)}-by-wider-network` }]);
  });
});
