import { existsSync, readFileSync, statSync } from "node:fs";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  appOnEveryEngine,
  cheapPasswordCost,
  startApp,
  type TestApp,
} from "../../../../tests/support/app.ts";
import { deskVisitor, invited, openLink } from "../../../../tests/support/desk.ts";
import { type AppOptions, createApp } from "../../../app.ts";
import { createLog, silentLog } from "../../../log.ts";
import { newToken } from "../../../storage/ids.ts";
import { firstAdminFile, removeVoidFirstAdminFile } from "./first-admin-file.ts";
import { makeFirstAdminLink } from "./sign-in-links.ts";

const hours = 60 * 60 * 1000;
const monday = Date.parse("2026-11-16T08:00:00Z");

const become = (app: TestApp, token: string, email = "office@firm.example") =>
  deskVisitor(app).request("becomeFirstAdmin", { body: { token, email } });

/** As a server makes it when it starts. */
const printedToken = async (app: TestApp, now: number) =>
  (await app.storage.run((queries) => makeFirstAdminLink(queries, now))) ?? "none";

appOnEveryEngine("the link of the first start", (start) => {
  test("makes one admin, who is signed in, and then no longer works", async () => {
    const app = await start({ options: { now: () => monday } });
    const token = await printedToken(app, monday);
    const ofAnotherServer = await printedToken(app, monday);
    const response = await become(app, token, "Office@Firm.example");
    expect(response.status).toBe(200);
    const cookie = response.headers.get("set-cookie")?.split(";")[0];
    const admin = deskVisitor(app, cookie);
    expect(await admin.answer("session")).toMatchObject({
      user: { email: "office@firm.example", role: "admin" },
    });
    // Both links were created at the same time.
    const { entries } = await admin.answer("audit");
    expect(entries.map(({ action, by }) => `${action} ${by?.email}`).sort()).toEqual([
      "signed-in office@firm.example",
      "user-invited undefined",
    ]);
    expect((await become(app, token)).status).toBe(410);
    expect((await become(app, ofAnotherServer)).status).toBe(410);
    expect(await printedToken(app, monday)).toBe("none");
  });

  test("is not used up by wrong tokens, nor by the normal sign-in", async () => {
    const app = await start({ options: { now: () => monday } });
    const token = await printedToken(app, monday);
    expect((await become(app, newToken())).status).toBe(410);
    expect((await openLink(deskVisitor(app), token)).status).toBe(410);
    expect((await become(app, token)).status).toBe(200);
  });

  test("makes one admin when two people use two of them at the same moment", async () => {
    const app = await start({ options: { now: () => monday } });
    const tokens = [await printedToken(app, monday), await printedToken(app, monday)];
    const answers = await Promise.all(
      tokens.map((token, index) => become(app, token, `person-${index}@firm.example`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  test("is void once a user was invited, and after an hour", async () => {
    let now = monday;
    const app = await start({ options: { now: () => now } });
    const token = await printedToken(app, monday);
    now = monday + hours;
    expect((await become(app, token)).status).toBe(410);
    const fresh = await printedToken(app, now);
    await invited(app);
    expect((await become(app, fresh)).status).toBe(410);
  });
});

describe("a start without a user", () => {
  const startAgain = async (app: TestApp, options: Partial<AppOptions> = {}) => {
    const again = await createApp(app.environment, {
      log: silentLog,
      development: false,
      passwordCost: cheapPasswordCost,
      ...options,
    });
    onTestFinished(() => again.close());
    return again.startupNotes.find((line) => line.includes("first admin"));
  };
  const tokenIn = (text = "") =>
    /http:\/\/site\.example\/desk\/first-admin#([\w-]{43})$/.exec(text.trim())?.[1] ?? "none";

  test("shows a link that works to a person at a terminal, and no log line holds it", async () => {
    const app = await startApp();
    const lines: string[] = [];
    const options = { log: createLog((text) => lines.push(text)), notesToTerminal: true };
    const first = tokenIn(await startAgain(app, options));
    const second = tokenIn(await startAgain(app, options));
    expect(existsSync(firstAdminFile(app.environment))).toBe(false);
    expect((await become(app, first)).status).toBe(200);
    expect(await startAgain(app, options)).toBeUndefined();
    for (const token of [first, second]) expect(lines.join("")).not.toContain(token);
  });

  test("outside a terminal writes the link to a file for its own account, which is removed when it is used", async () => {
    const app = await startApp();
    const file = firstAdminFile(app.environment);
    for (let start = 0; start < 2; start++) {
      const note = await startAgain(app);
      expect(note).toContain(file);
      expect(tokenIn(note)).toBe("none");
      expect(statSync(file).mode & 0o777).toBe(0o600);
    }
    expect((await become(app, tokenIn(readFileSync(file, "utf8")))).status).toBe(200);
    expect(existsSync(file)).toBe(false);
    expect(await startAgain(app)).toBeUndefined();
  });

  test("removes the file when the link has expired or a user was invited", async () => {
    const app = await startApp({ options: { now: () => monday } });
    const file = firstAdminFile(app.environment);
    const tidy = (now: number) =>
      app.storage.run((queries) => removeVoidFirstAdminFile(queries, app.environment, now));
    await tidy(monday + hours - 1);
    expect(existsSync(file)).toBe(true);
    await tidy(monday + hours);
    expect(existsSync(file)).toBe(false);
    await startAgain(app, { now: () => monday });
    await invited(app);
    await tidy(monday);
    expect(existsSync(file)).toBe(false);
  });
});
