import { scryptSync } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cheapPasswordCost } from "../../tests/support/app.ts";
import { rowsIn } from "../../tests/support/rows.ts";
import { onSqlite } from "../../tests/support/storages.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { generatedPassword, storePassword } from "./password.ts";
import { isDeckSessionOpen, openDeckSession } from "./sessions.ts";

const now = Date.parse("2026-11-15T08:00:00Z");

onSqlite("a presentation session", (open) => {
  test("cannot be opened with the hash in the database", async () => {
    const storage = await open();
    await storage.run((queries) => openDeckSession(queries, now));
    const [row] = await rowsIn(storage, "deck_sessions");
    const hash = row?.token_hash ?? "";
    expect(await storage.run((queries) => isDeckSessionOpen(queries, hash, now))).toBe(false);
  });

  test("survives a restart with the same password and ends with a new one", async () => {
    const storage = await open();
    const store = (password: string) => storePassword(storage, password, cheapPasswordCost);
    await store("first password");
    const token = await storage.run((queries) => openDeckSession(queries, now));
    const stillOpen = () => storage.run((queries) => isDeckSessionOpen(queries, token, now));
    await store("first password");
    expect(await stillOpen()).toBe(true);
    const check = await store("second password");
    expect(await stillOpen()).toBe(false);
    expect(await check("first password")).toBe(false);
    expect(await check("second password")).toBe(true);
  });
});

onSqlite("a presentation password", (open) => {
  test("is hashed at OWASP's recommended cost, and hashed again if the cost was another", async () => {
    const storage = await open();
    await storePassword(storage, "first password", cheapPasswordCost);
    const check = await storePassword(storage, "first password");
    expect(await check("first password")).toBe(true);
    const [row] = await rowsIn(storage, "deck_password");
    const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 2 ** 26 };
    const hash = scryptSync("first password", row?.salt ?? "", 32, cost).toString("hex");
    expect(row?.hash).toBe(hash);
  });
});

test("a generated password is made once, kept for the owner of the process only, and hard to guess", () => {
  const dataDir = temporaryFolder();
  const password = generatedPassword(dataDir);
  expect(password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
  expect(generatedPassword(dataDir)).toBe(password);
  expect(statSync(join(dataDir, "presentations-password")).mode & 0o077).toBe(0);
});
