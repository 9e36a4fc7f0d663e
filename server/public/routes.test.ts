import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  contactPath,
  islandFailurePath,
  samplePublicAnonKey,
  sendEmailPath,
  subscribePath,
} from "#contracts/endpoints.ts";
import { startApp, type TestApp } from "../../tests/support/app.ts";
import { createLog } from "../log.ts";
import { publicEndpoints } from "./routes.ts";

const origin = "http://site.example";
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const addresses = new Map(
  publicEndpoints.map(({ path, crossOrigin }) => [
    path.replace(":deckId", "rd-tax-credits"),
    crossOrigin === true,
  ]),
);

/** JSON for programs, and no caching. */
async function checkRefusal(response: Response) {
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(await response.json()).toEqual({ error: expect.stringMatching(/^[A-Z].*\.$/) });
}

const jsonRequestInit = {
  headers: { "content-type": "application/json", authorization: `Bearer ${samplePublicAnonKey}` },
};

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ keep: true, env: { RATE_LIMIT: "off" } });
});
afterAll(() => app.close());

describe.each([...addresses.keys(), "/functions/v1/nothing"])("%s", (path) => {
  test.each(methods)("forbids caching of every answer to %s", async (method) => {
    for (const bearer of [`Bearer ${samplePublicAnonKey}`, "Bearer another", "", "Basic x\ty"]) {
      const request = new Request(origin + path, { method, headers: { authorization: bearer } });
      const response = await app.ask(request);
      expect(response.status).toBeLessThan(500);
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
  });

  test("refuses a program in JSON, and a browser with a page", async () => {
    const refuse = (accept: string) =>
      app.ask(new Request(origin + path, { method: "PUT", headers: { accept } }));
    await checkRefusal(await refuse("*/*"));
    const page = await refuse("text/html,application/xhtml+xml,*/*;q=0.8");
    expect(page.headers.get("content-type")).toMatch(/^text\/html/);
    expect(await page.text()).toContain("<h1>");
  });
});

describe("a failure of the server", () => {
  const lines: string[] = [];
  const log = createLog((text) => lines.push(...text.trim().split("\n")));
  const change = ({ storage }: TestApp, statement: string) =>
    storage.run((queries) => sql.raw(statement).execute(queries));
  const subscription = { email: "ada@practice.example", filledInMs: 4000 };

  test("is 500 and logged as an error if it is unexpected, not reported as a failure of the database", async () => {
    let broken = false;
    const now = () => {
      if (broken) throw new TypeError("clock is not a function");
      return 1;
    };
    const failing = await startApp({ options: { log, now } });
    broken = true;
    const response = await failing.post(subscribePath, subscription);
    expect(response.status).toBe(500);
    await checkRefusal(response);
    broken = false;
    expect(lines.filter((line) => line.includes("unforeseen-error"))).toHaveLength(1);
    expect(lines.join("")).not.toContain("cannot-store");
  });

  test("is 503 if the database refuses writes", async () => {
    const failing = await startApp({ options: { log } });
    // The state in which `npm run leads -- move` leaves a database.
    const closed = "CREATE TRIGGER closed BEFORE INSERT ON subscriptions";
    await change(failing, `${closed} BEGIN SELECT RAISE(ABORT, 'moved'); END`);
    const response = await failing.post(subscribePath, subscription);
    expect(response.status).toBe(503);
    await checkRefusal(response);
    await change(failing, "DROP TRIGGER closed");
    expect(lines.join("")).toContain("cannot-store");
    expect((await failing.post(subscribePath, subscription)).status).toBe(200);
  });
});

describe("another origin", () => {
  const preflight = (path: string) =>
    app.ask(
      new Request(origin + path, {
        method: "OPTIONS",
        headers: {
          origin: "null",
          "access-control-request-method": "POST",
          "access-control-request-headers": "authorization,content-type",
        },
      }),
    );

  test.each([...addresses])(
    "asks %s first and is let in only where the table says so",
    async (path, allowed) => {
      const { status, headers } = await preflight(path);
      expect(status === 204).toBe(allowed);
      expect(headers.get("access-control-allow-origin")).toBe(allowed ? "*" : null);
      expect(headers.get("access-control-allow-credentials")).toBeNull();
      if (allowed)
        expect(headers.get("access-control-allow-headers")).toBe("authorization,content-type");
    },
  );

  test("can read a refusal by send-email, but no answer of the contact form", async () => {
    const answer = (path: string) =>
      app.ask(new Request(origin + path, { ...jsonRequestInit, method: "POST", body: "{" }));
    const refused = await answer(sendEmailPath);
    expect(refused.status).toBe(400);
    expect(refused.headers.get("access-control-allow-origin")).toBe("*");
    expect((await answer(contactPath)).headers.has("access-control-allow-origin")).toBe(false);
  });
});

describe("the report of an island that did not start", () => {
  const report = {
    island: "rd-calculator",
    page: "/fortune",
    reason: "TypeError: Failed to fetch",
  };

  test("is logged", async () => {
    const lines: string[] = [];
    const log = createLog((text) => lines.push(text));
    const { post } = await startApp({ options: { log } });
    expect((await post(islandFailurePath, report)).status).toBe(200);
    const reported = lines.map((line) => JSON.parse(line)).find((line) => line.island);
    expect(reported).toMatchObject({ level: "warn", event: "island-failed", ...report });
  });

  test("is refused if it is invalid", async () => {
    for (const change of [{ island: "<script>" }, { page: "https://else.example" }, { reason: 1 }])
      expect((await app.post(islandFailurePath, { ...report, ...change })).status).toBe(422);
  });
});
