import { chmodSync, readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { cheapPasswordCost } from "../tests/support/app.ts";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import { createApp } from "./app.ts";
import { addMember } from "./desk/sign-in/users.ts";
import { readEnvironment } from "./environment.ts";
import { silentLog } from "./log.ts";
import { openStorage } from "./storage/storage.ts";

async function notesOf(env: Record<string, string | undefined>): Promise<string[]> {
  const dataDir = temporaryFolder();
  const live = { SMTP_URL: "smtp://127.0.0.1:1", PRESENTATIONS_PASSWORD: "their own password" };
  const environment = readEnvironment({ DATA_DIR: dataDir, ...live, ...env });
  const storage = await openStorage(environment, silentLog);
  await storage.run((queries) => addMember(queries, "office@firm.example", "admin", 1));
  await storage.close();
  const app = await createApp(environment, {
    log: silentLog,
    development: false,
    passwordCost: cheapPasswordCost,
  });
  onTestFinished(async () => {
    await app.close();
  });
  return app.startupNotes;
}

test("the server warns at its start if other users can read its data", async () => {
  const open = temporaryFolder();
  for (const [mode, lines] of [
    [0o700, 0],
    [0o750, 1],
    [0o701, 1],
  ] as const) {
    chmodSync(open, mode);
    const notes = await notesOf({ DATA_DIR: open });
    expect(notes).toEqual(Array(lines).fill(expect.stringContaining(`chmod 700 ${open}`)));
  }
});

test.each<[string, Record<string, string>, number]>([
  ["one line about TRUST_PROXY behind https", {}, 1],
  ["the same where it is off", { TRUST_PROXY: "off" }, 1],
  ["nothing where it is set", { TRUST_PROXY: "10.0.0.0/8" }, 0],
  ["nothing without https", { PUBLIC_ORIGIN: "http://office.internal" }, 0],
])("at its start the server tells the operator %s", async (_, env, lines) => {
  const notes = await notesOf({ PUBLIC_ORIGIN: "https://www.tax-firm.test", ...env });
  expect(notes).toEqual(Array(lines).fill(expect.stringMatching(/^[^\n]*\bTRUST_PROXY\b[^\n]*$/)));
});

test("the start prints where a generated password is kept, but not the password", async () => {
  const notes = await notesOf({ PRESENTATIONS_PASSWORD: undefined });
  const [, file = ""] = /presentations is in (.+)$/.exec(notes.join("\n")) ?? [];
  expect(notes.join("\n")).not.toContain(readFileSync(file, "utf8").trim());
});
