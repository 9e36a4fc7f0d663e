import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "../../tests/support/app.ts";
import { type DeskVisitor, deskVisitor, signInAs } from "../../tests/support/desk.ts";
import { newToken } from "../storage/ids.ts";
import { deskEndpoints } from "./desk-endpoints.ts";

/** The guards are tested on every row of the table, so a new row is covered by being there. */
let app: TestApp;
let staff: DeskVisitor;
beforeAll(async () => {
  app = await startApp({ keep: true, env: { RATE_LIMIT: "off" } });
  staff = await signInAs(app, "staff");
});
afterAll(() => app.close());

const rows = deskEndpoints.map((row) => ({
  ...row,
  path: row.path.replaceAll(/:\w+/g, "00000000-0000-7000-8000-000000000000"),
}));
const changing = rows.filter(({ method }) => method !== "GET");
const foreignOrigins = [
  "https://evil.example",
  "null",
  "http://site.example.evil.example",
  "https://site.example",
  "http://site.example:8080",
  "",
];
const forgedCookies = () => [
  `desk_session=${newToken()}`,
  "desk_session=",
  "desk_session=' OR 1=1 --",
  "desk_session=%00",
  `desk_session=${staff.cookie.replace("desk_session=", "").toUpperCase()}`,
];

async function everything(): Promise<string> {
  const tables = await app.storage.snapshot(async (queries) => [
    await queries.selectFrom("leads").selectAll().execute(),
    await queries.selectFrom("outbox").selectAll().execute(),
    await queries.selectFrom("desk_users").select(["id", "role", "removed_at"]).execute(),
    await queries.selectFrom("desk_sessions").selectAll().execute(),
    await queries.selectFrom("desk_audit").selectAll().execute(),
  ]);
  return JSON.stringify(tables);
}

async function refused(response: Response, status: number): Promise<void> {
  expect(response.status).toBe(status);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("set-cookie")).toBeNull();
  expect(await response.text()).toMatch(/[A-Z].*\./);
}

describe.each(rows.filter(({ role }) => role !== "public"))("$method $path", (row) => {
  test("is 401 without a session and with a forged one", async () => {
    const before = await everything();
    await refused(await deskVisitor(app).ask(row.method, row.path), 401);
    for (const cookie of forgedCookies()) {
      await refused(await deskVisitor(app, cookie).ask(row.method, row.path), 401);
    }
    expect(await everything()).toBe(before);
  });
});

describe.each(rows.filter(({ role }) => role === "admin"))("$method $path", (row) => {
  test("is 403 for staff", async () => {
    const before = await everything();
    await refused(await staff.ask(row.method, row.path), 403);
    expect(await everything()).toBe(before);
  });
});

describe.each(changing)("$method $path", (row) => {
  test("is 403 from a foreign Origin, before any other answer", async () => {
    const admin = await signInAs(app, "admin");
    const before = await everything();
    for (const visitor of [deskVisitor(app), deskVisitor(app, "desk_session=forged"), admin]) {
      for (const origin of foreignOrigins) {
        const body = row.method === "DELETE" ? undefined : { not: "a request" };
        await refused(await visitor.ask(row.method, row.path, body, { origin }), 403);
      }
    }
    expect(await everything()).toBe(before);
  });
});

test("every address of the desk has a row and no row is there twice", () => {
  for (const { path } of deskEndpoints) expect(path).toMatch(/^\/desk\/api\/./);
  const names = deskEndpoints.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
});

test("an address that is none is 404, and 403 from elsewhere", async () => {
  await refused(await staff.ask("GET", "/desk/api/nothing"), 404);
  await refused(await staff.ask("POST", "/desk/api/nothing", {}, { origin: "null" }), 403);
});

test("another method is 405 and says which are answered", async () => {
  for (const { path } of rows) {
    const response = await staff.ask("PUT", path, {});
    expect(response.status).toBe(405);
    const allowed = rows.filter((row) => row.path === path).map(({ method }) => method);
    expect(response.headers.get("allow")?.split(", ")).toEqual(allowed);
  }
});

test("the address the visitor used counts as its own origin, whatever PUBLIC_ORIGIN is", async () => {
  const headers = { origin: "http://127.0.0.1:4000", host: "127.0.0.1:4000" };
  const response = await staff.ask("POST", "/desk/api/sign-in", { token: "none" }, headers);
  expect(response.status).toBe(410);
});
