import { expect, onTestFinished, test } from "vitest";
import type { AuditAnswer } from "#contracts/desk/audit.ts";
import {
  deskAuditPath,
  deskFirstAdminPath,
  deskSessionPath,
  deskSignInPath,
} from "#contracts/desk/endpoints.ts";
import { appOnEveryEngine, startApp, type TestApp } from "../../tests/support/app.ts";
import { deskVisitor } from "../../tests/support/desk.ts";
import { createApp } from "../app.ts";
import { createLog } from "../log.ts";
import { newToken } from "../storage/ids.ts";
import { makeFirstAdminLink } from "./sign-in-links.ts";
import { addMember } from "./users.ts";

const hours = 60 * 60 * 1000;
const monday = Date.parse("2026-11-16T08:00:00Z");

const become = (app: TestApp, token: string, email = "office@firm.example") =>
  deskVisitor(app).ask("POST", deskFirstAdminPath, { token, email });

/** As a start of a server prints it. */
const printedToken = async (app: TestApp, now: number) =>
  (await app.storage.run((queries) => makeFirstAdminLink(queries, now))) ?? "none";

appOnEveryEngine("the link printed at the first start", (start) => {
  test("makes one admin, who is signed in, and then nobody", async () => {
    const app = await start({ options: { now: () => monday } });
    const token = await printedToken(app, monday);
    const ofAnotherServer = await printedToken(app, monday);
    const response = await become(app, token, "Office@Firm.example");
    expect(response.status).toBe(200);
    const cookie = response.headers.get("set-cookie")?.split(";")[0];
    const session = await deskVisitor(app, cookie).ask("GET", deskSessionPath);
    expect(await session.json()).toMatchObject({
      user: { email: "office@firm.example", role: "admin" },
    });
    const audit = await deskVisitor(app, cookie).ask("GET", deskAuditPath);
    // Both were written at the same moment.
    const { entries } = (await audit.json()) as AuditAnswer;
    expect(entries.map(({ action, userEmail }) => `${action} ${userEmail}`).sort()).toEqual([
      "signed-in office@firm.example",
      "user-invited null",
    ]);
    expect((await become(app, token)).status).toBe(410);
    expect((await become(app, ofAnotherServer)).status).toBe(410);
    expect(await printedToken(app, monday)).toBe("none");
  });

  test("is not used up by those who guess, nor by a link's usual way", async () => {
    const app = await start({ options: { now: () => monday } });
    const token = await printedToken(app, monday);
    expect((await become(app, newToken())).status).toBe(410);
    expect((await deskVisitor(app).ask("POST", deskSignInPath, { token })).status).toBe(410);
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

  test("is void once anybody was invited, and after 24 hours", async () => {
    let now = monday;
    const app = await start({ options: { now: () => now } });
    const token = await printedToken(app, monday);
    now = monday + 24 * hours;
    expect((await become(app, token)).status).toBe(410);
    const fresh = await printedToken(app, now);
    await app.storage.run((queries) => addMember(queries, "dana@firm.example", "staff", now));
    expect((await become(app, fresh)).status).toBe(410);
  });
});

test("every start without a user prints a link that works, and no log line holds it", async () => {
  const app = await startApp();
  const lines: string[] = [];
  const log = createLog((text) => lines.push(text));
  const startAgain = async () => {
    const again = await createApp(app.environment, { log, development: false });
    onTestFinished(() => again.close());
    const note = again.startupNotes.find((line) => line.includes("first admin"));
    return /http:\/\/site\.example\/desk\/first-admin#([\w-]{43})$/.exec(note ?? "")?.[1];
  };
  const first = (await startAgain()) ?? "none";
  const second = (await startAgain()) ?? "none";
  expect((await become(app, first)).status).toBe(200);
  expect(await startAgain()).toBeUndefined();
  for (const token of [first, second]) expect(lines.join("")).not.toContain(token);
});
