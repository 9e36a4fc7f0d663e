import { createHash } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { onPostgres, patientLimits } from "../../tests/support/storages.ts";
import { silentLog } from "../log.ts";
import { openPostgres } from "../storage/storage.ts";
import { createRateLimits } from "./rate-limits.ts";

onPostgres("rate limits", (createDatabase) => {
  test("store no address, and only hashes made with the installation's key", async () => {
    const storage = await openPostgres(await createDatabase(), silentLog, patientLimits);
    onTestFinished(() => storage.close());
    const address = "ada@practice.example";
    for (const key of ["one", "other"]) {
      const limits = createRateLimits(storage.pool, true, key);
      await limits.exceeded("mail-to-one-mailbox", address);
    }
    const { rows = [] } = (await storage.pool?.query("SELECT key FROM rate_limits")) ?? {};
    expect(rows).toHaveLength(2);
    const plain = createHash("sha256").update(address).digest("base64url").slice(0, 22);
    for (const { key } of rows) {
      expect(key).not.toContain(plain);
      expect(key).not.toContain("ada");
    }
  });

  test("are reached by what all servers together have counted", async () => {
    const storage = await openPostgres(await createDatabase(), silentLog, patientLimits);
    onTestFinished(() => storage.close());
    const [one, other] = [storage.pool, storage.pool].map((pool) =>
      createRateLimits(pool, true, "one"),
    );
    for (let count = 0; count < 20; count++) {
      expect(await other?.reached("newsletter-test", "all")).toBeUndefined();
      await one?.exceeded("newsletter-test", "all");
    }
    expect(await other?.reached("newsletter-test", "all")).toBeGreaterThan(0);
    expect(await other?.reached("newsletter-test", "another")).toBeUndefined();
  });
});
