import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deskRefusal } from "#contracts/desk/session.ts";
import { startApp, type TestApp } from "../../tests/support/app.ts";
import { type DeskVisitor, deskVisitor, openSession, signInAs } from "../../tests/support/desk.ts";
import { rowsIn } from "../../tests/support/rows.ts";
import { createLog } from "../log.ts";
import { newToken } from "../storage/ids.ts";
import { deskEndpoints } from "./routes.ts";

/** The guards are tested on every row of the table, so a new row is covered automatically. */
let app: TestApp;
let staff: DeskVisitor;
const lines: string[] = [];
beforeAll(async () => {
  const log = createLog((line) => lines.push(line));
  app = await startApp({ keep: true, env: { RATE_LIMIT: "off" }, options: { log } });
  staff = await signInAs(app, "staff");
});
afterAll(() => app.close());

const rows = deskEndpoints.map((row) => ({
  ...row,
  pattern: row.path,
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

const watched = [
  ...(["people", "outbox", "newsletter_issues", "desk_users", "desk_sessions"] as const),
  ...(["desk_passkeys", "desk_challenges", "desk_audit"] as const),
];

/** Except when a user was last seen. */
async function everything(): Promise<string> {
  const tables = await Promise.all(watched.map((table) => rowsIn(app.storage, table)));
  return JSON.stringify(tables, (column, value) => (column === "last_seen_at" ? null : value));
}

async function refused(response: Response, status: number) {
  expect(response.status).toBe(status);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("set-cookie")).toBeNull();
  expect(await response.text()).toMatch(/[A-Z].*\./);
}

describe.each(rows.filter(({ role }) => role !== "public"))("$method $path", (row) => {
  test("is 401 without a session and with a forged one", async () => {
    const before = await everything();
    await refused(await deskVisitor(app).ask(row.method, row.path), 401);
    for (const cookie of forgedCookies())
      await refused(await deskVisitor(app, cookie).ask(row.method, row.path), 401);
    expect(await everything()).toBe(before);
  });
});

describe.each(rows.filter(({ role }) => role === "admin"))("$method $path", (row) => {
  test("is 403 for staff", async () => {
    const before = await everything();
    await refused(await staff.ask(row.method, row.path), 403);
    expect(await everything()).toBe(before);
    expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({
      level: "warn",
      event: "desk-refused",
      userId: staff.id,
      method: row.method,
      route: row.pattern,
      reason: "role",
    });
  });
});

const asksAgain = (row: (typeof rows)[number]) => "recent" in row && row.recent === true;

describe.each(rows.filter(asksAgain))("$method $path", (row) => {
  const tenMinutes = 10 * 60_000;
  const answerTo = async (confirmedAt: number | null) => {
    const { id } = await signInAs(app, "admin");
    const cookie = await openSession(app, id, { confirmedAt });
    return deskVisitor(app, cookie).ask(row.method, row.path);
  };

  test("asks for a confirmation that is ten minutes old, or was never given", async () => {
    const before = await everything();
    for (const confirmedAt of [Date.now() - tenMinutes, null, Date.now() + tenMinutes]) {
      const response = await answerTo(confirmedAt);
      expect(response.status).toBe(403);
      expect(deskRefusal.parse(await response.json()).code).toBe("confirmation-needed");
    }
    expect(JSON.parse(await everything())[1]).toEqual(JSON.parse(before)[1]);
  });

  test("does not ask right after a confirmation", async () => {
    const response = await answerTo(Date.now());
    expect(await response.text()).not.toContain("confirmation-needed");
  });
});

test("exports, erasing, secrets, changes of rights and newsletters to all readers need a recent confirmation", () => {
  expect(
    rows
      .filter(asksAgain)
      .map(({ method, pattern }) => `${method} ${pattern.replace("/desk/api", "")}`)
      .sort(),
  ).toEqual([
    "DELETE /connections/:id",
    "DELETE /leads/:id",
    "DELETE /passkeys/:id",
    "DELETE /sessions",
    "DELETE /sessions/:id",
    "DELETE /team/:id/sessions",
    "GET /audit.csv",
    "GET /people.csv",
    "GET /subscribers.csv",
    "PATCH /partners",
    "PATCH /team/:id",
    "POST /connections",
    "POST /connections/:id/rotate-secret",
    "POST /held-deletion/release",
    "POST /hours/:id/feed",
    "POST /newsletter/:id/resume",
    "POST /newsletter/:id/schedule",
    "POST /newsletter/:id/send",
    "POST /passkeys",
    "POST /passkeys/options",
    "POST /people/:id/erase",
    "POST /team",
    "POST /team/:id/invite",
    "POST /team/:id/remove",
  ]);
});

describe.each(changing)("$method $path", (row) => {
  test("is 403 from a foreign Origin, before any other answer", async () => {
    const admin = await signInAs(app, "admin");
    const before = await everything();
    for (const visitor of [deskVisitor(app), deskVisitor(app, "desk_session=forged"), admin]) {
      for (const origin of foreignOrigins) {
        const body = row.method === "DELETE" ? undefined : { not: "a request" };
        await refused(await visitor.ask(row.method, row.path, body, { origin }), 403);
        expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({
          event: "desk-refused",
          route: row.pattern,
          reason: "origin",
        });
      }
    }
    expect(await everything()).toBe(before);
  });
});

test("every address of the desk has exactly one row", () => {
  for (const { path } of deskEndpoints) expect(path).toMatch(/^\/desk\/api\/./);
  const names = deskEndpoints.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
});

test("an unknown address is 404, and 403 from another Origin", async () => {
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

test("HEAD is 405 and does not run the GET handler", async () => {
  const admin = await signInAs(app, "admin");
  const before = await everything();
  for (const { path, method } of rows) {
    if (method !== "GET") continue;
    expect((await admin.ask("HEAD", path)).status).toBe(405);
  }
  expect(await everything()).toBe(before);
});

describe("an Origin", () => {
  const answer = async (publicOrigin: string, origin: string, host: string) => {
    const at = await startApp({ env: { PUBLIC_ORIGIN: publicOrigin } });
    const visitor = deskVisitor(at);
    return visitor.ask("POST", "/desk/api/sign-in", { token: "none" }, { origin, host });
  };

  test.each([
    ["http://localhost:4000", "http://127.0.0.1:4000"],
    ["http://localhost:4000", "http://[::1]:4000"],
    ["http://127.0.0.1:4000", "http://localhost:4000"],
  ])("at %s may be %s, since both are the same computer", async (publicOrigin, origin) => {
    expect((await answer(publicOrigin, origin, new URL(origin).host)).status).toBe(410);
  });

  test.each([
    ["https://www.firm.example", "http://www.firm.example"],
    ["https://www.firm.example", "https://www.firm.example:8443"],
    ["https://www.firm.example", "http://localhost:4000"],
    ["http://localhost:4000", "http://localhost:4001"],
    ["http://localhost:4000", "https://localhost:4000"],
    ["http://localhost:4000", "http://localhost.evil.example:4000"],
  ])("at %s may not be %s, even with a matching Host header", async (publicOrigin, origin) => {
    expect((await answer(publicOrigin, origin, new URL(origin).host)).status).toBe(403);
  });
});
