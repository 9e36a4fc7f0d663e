import { expect, test } from "vitest";
import { deckPasswordPath } from "#contracts/endpoints.ts";
import { decks } from "#protected/decks/index.ts";
import { startApp, type TestApp } from "../../tests/support/app.ts";
import { jsonRequest } from "../../tests/support/requests.ts";
import { onEveryEngine } from "../../tests/support/storages.ts";
import { readEnvironment } from "../environment.ts";
import { createRateLimits } from "../http/rate-limits.ts";
import { createRouter } from "../http/router.ts";
import { plainPage } from "../http/server-page.ts";
import { silentLog } from "../log.ts";
import { servePublic } from "../public/serve-public.ts";
import type { Services } from "../services.ts";

const hour = 60 * 60 * 1000;
const deck = "/functions/v1/presentations/rd-tax-credits";

async function unlock(app: TestApp, password = "correct horse") {
  const response = await app.post(deckPasswordPath, { password });
  expect(response.status).toBe(200);
  return (await response.json()) as { success: boolean; sessionToken?: string };
}

/** Whether the session is accepted. An unknown deck (404) counts too, since it is not 401. */
const opens = async (app: TestApp, token?: string) => (await app.get(deck, token)).status !== 401;

test("only the right password returns a token, and only a token opens the decks", async () => {
  const app = await startApp();
  expect(await unlock(app, "correct house")).toEqual({ success: false });
  const { success, sessionToken } = await unlock(app);
  expect(success).toBe(true);
  expect(sessionToken).toMatch(/^[\w-]{43}$/);
  const response = await app.get(deck, sessionToken);
  expect(response.status).toBe(Object.hasOwn(decks, "rd-tax-credits") ? 200 : 404);
  for (const other of [undefined, "made-up", app.environment.publicAnonKey])
    expect(await opens(app, other)).toBe(false);
});

test("an unknown deck is not found, even if it is named like a method of Object", async () => {
  const app = await startApp();
  const { sessionToken } = await unlock(app);
  for (const name of ["nothing", "constructor", "__proto__", "..%2f..%2fetc%2fpasswd"]) {
    const response = await app.get(`/functions/v1/presentations/${name}`, sessionToken);
    expect(response.status).toBe(404);
  }
});

test("a session ends after twelve hours, and setting the clock back does not reopen it", async () => {
  let clock = Date.parse("2026-11-15T08:00:00Z");
  const app = await startApp({ options: { now: () => clock } });
  const { sessionToken } = await unlock(app);
  const openAfter = (offset: number) => {
    clock = Date.parse("2026-11-15T08:00:00Z") + offset;
    return opens(app, sessionToken);
  };
  expect(await openAfter(12 * hour - 1)).toBe(true);
  expect(await openAfter(12 * hour)).toBe(false);
  expect(await openAfter(-1)).toBe(false);
});

onEveryEngine("wrong passwords", (open) => {
  /** The gate with a cheap password check, called through a trusted proxy. */
  async function openGate() {
    const storage = await open();
    let attempts = 0;
    const services = {
      environment: readEnvironment({ TRUST_PROXY: "1" }),
      storage,
      databaseNow: () => storage.now(),
      limits: createRateLimits(storage.pool, true, "a key"),
      checkPassword: async (password: string) => {
        attempts += password === "right" ? 0 : 1;
        return password === "right";
      },
      log: silentLog,
    } as Services;
    const router = createRouter({ metrics: undefined, log: silentLog, renderPage: plainPage });
    servePublic(router, services);
    const { fetch } = router;
    return {
      attempts: () => attempts,
      async ask(address: string, password: string): Promise<number> {
        const request = jsonRequest("http://site.example", deckPasswordPath, { password });
        request.headers.set("x-forwarded-for", address);
        return (await fetch(request)).status;
      },
    };
  }

  const hex = (number: number) => number.toString(16);

  test("from one site block that site only", async () => {
    const gate = await openGate();
    for (let network = 0; network < 40; network++)
      await gate.ask(`2001:db8:bad:${hex(network)}::1`, "wrong");
    for (let host = 0; host < 40; host++) await gate.ask(`203.0.113.${host}`, "wrong");
    expect(gate.attempts()).toBe(60);
    expect(await gate.ask("2001:db8:bad:ffff::1", "right")).toBe(429);
    expect(await gate.ask("2001:db8:600d:1::1", "right")).toBe(200);
    expect(await gate.ask("198.51.100.1", "right")).toBe(200);
  });

  test("from a neighboring address do not block an address that sent the right password before", async () => {
    const gate = await openGate();
    expect(await gate.ask("203.0.113.250", "right")).toBe(200);
    for (let host = 0; host < 40; host++) await gate.ask(`203.0.113.${host}`, "wrong");
    expect(await gate.ask("203.0.113.251", "right")).toBe(429);
    expect(await gate.ask("203.0.113.250", "right")).toBe(200);
  });

  test("from everywhere are limited to 300 together, and block only networks without an earlier right password", async () => {
    expect(await (await openGate()).ask("198.51.100.1", "right")).toBe(200);
    // Also after a restart.
    const gate = await openGate();
    for (let site = 0; site < 310; site++) await gate.ask(`2001:db8:${hex(site)}:1::1`, "wrong");
    expect(gate.attempts()).toBe(300);
    expect(await gate.ask("192.0.2.1", "right")).toBe(429);
    expect(await gate.ask("198.51.100.1", "right")).toBe(200);
  });

  test("are limited to ten per network, and right passwords do not count", async () => {
    const gate = await openGate();
    for (let visit = 0; visit < 50; visit++)
      expect(await gate.ask("198.51.100.1", "right")).toBe(200);
    for (let attempt = 0; attempt < 20; attempt++) await gate.ask("198.51.100.1", "wrong");
    expect(gate.attempts()).toBe(10);
    expect(await gate.ask("198.51.100.1", "right")).toBe(429);
  });
});
