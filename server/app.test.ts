import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { createApp } from "./app.ts";
import { addMember } from "./desk/users.ts";
import { readEnvironment } from "./environment.ts";
import { silentLog } from "./log.ts";
import { openStorage } from "./storage/storage.ts";

async function notesOf(env: Record<string, string | undefined>): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "notes-"));
  const live = { SMTP_URL: "smtp://127.0.0.1:1", PRESENTATIONS_PASSWORD: "their own" };
  const environment = readEnvironment({ DATA_DIR: dataDir, ...live, ...env });
  const storage = await openStorage(environment, silentLog);
  await storage.run((queries) => addMember(queries, "office@firm.example", "admin", 1));
  await storage.close();
  const app = await createApp(environment, { log: silentLog, development: false });
  onTestFinished(async () => {
    await app.close();
    rmSync(dataDir, { recursive: true });
  });
  return app.startupNotes;
}

describe("at its start the server tells the operator", () => {
  const https = { PUBLIC_ORIGIN: "https://www.tax-firm.test" };

  test.each([https, { ...https, TRUST_PROXY: "off" }, { ...https, TRUST_PROXY: "0" }])(
    "in one line that an https address has a proxy in front, which it does not trust: %o",
    async (env) => {
      expect(await notesOf(env)).toEqual([expect.stringMatching(/^[^\n]*\bTRUST_PROXY\b[^\n]*$/)]);
    },
  );

  test.each([
    {},
    { PUBLIC_ORIGIN: "http://office.internal" },
    { ...https, TRUST_PROXY: "1" },
    { ...https, TRUST_PROXY: "10.0.0.0/8" },
  ])("nothing of the kind with %o", async (env) => {
    expect(await notesOf(env)).toEqual([]);
  });
});
