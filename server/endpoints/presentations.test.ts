import { expect, test } from "vitest";
import { presentationSessionPath, verifyPresentationPasswordPath } from "#contracts/endpoints.ts";
import { decks } from "#protected/decks/index.ts";
import { startApp, type TestApp } from "../../tests/support/app.ts";

const hour = 60 * 60 * 1000;
const deck = "/functions/v1/presentations/rd-tax-credits";

async function unlock(app: TestApp, password = "correct horse") {
  const response = await app.post(verifyPresentationPasswordPath, { password });
  expect(response.status).toBe(200);
  return (await response.json()) as { success: boolean; sessionToken?: string };
}

/** Behind the gate: either the deck, or that there is none, but not that it is locked. */
const opens = async (app: TestApp, token?: string) => (await app.get(deck, token)).status !== 401;

test("the right password gives a token that opens the decks", async () => {
  const app = await startApp();
  const { success, sessionToken } = await unlock(app);
  expect(success).toBe(true);
  expect(sessionToken).toMatch(/^[\w-]{43}$/);
  const response = await app.get(deck, sessionToken);
  expect(response.status).toBe(Object.hasOwn(decks, "rd-tax-credits") ? 200 : 404);
});

test("a wrong password gives success: false and nothing else", async () => {
  const app = await startApp();
  expect(await unlock(app, "correct house")).toEqual({ success: false });
});

test("without an open session there is no deck", async () => {
  const app = await startApp();
  expect(await opens(app)).toBe(false);
  expect(await opens(app, "made-up")).toBe(false);
  expect(await opens(app, app.environment.publicAnonKey)).toBe(false);
});

test("an unknown deck is not found, even one named like a method of every object", async () => {
  const app = await startApp();
  const { sessionToken } = await unlock(app);
  for (const name of ["nothing", "constructor", "__proto__", "..%2f..%2fetc%2fpasswd"]) {
    const response = await app.get(`/functions/v1/presentations/${name}`, sessionToken);
    expect(response.status).toBe(404);
  }
});

test("Lock ends the session", async () => {
  const app = await startApp();
  const { sessionToken } = await unlock(app);
  expect(await opens(app, sessionToken)).toBe(true);
  const request = new Request(`http://site.example${presentationSessionPath}`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${sessionToken}` },
  });
  expect((await app.ask(request)).status).toBe(200);
  expect(await opens(app, sessionToken)).toBe(false);
});

test("a session ends after twelve hours, and no jump of the clock opens one", async () => {
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
  expect(await openAfter(-365 * 24 * hour)).toBe(false);
  expect(await openAfter(365 * 24 * hour)).toBe(false);
});

test("guessing ends after ten attempts, before anything is hashed", async () => {
  const app = await startApp();
  for (let attempt = 0; attempt < 10; attempt++) await unlock(app, `guess ${attempt}`);
  const response = await app.post(verifyPresentationPasswordPath, { password: "correct horse" });
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
}, 30_000);
