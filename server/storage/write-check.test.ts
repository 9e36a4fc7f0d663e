import { expect, test } from "vitest";
import { onSqlite } from "../../tests/support/storages.ts";
import type { Storage } from "./storage.ts";
import { StorageUnavailable } from "./storage-unavailable.ts";
import { createWriteCheck } from "./write-check.ts";

onSqlite("the write check", (open) => {
  test("writes once for many questions", async () => {
    const storage = await open();
    let writes = 0;
    const counted: Storage["run"] = (work) => {
      writes += 1;
      return storage.run(work);
    };
    const check = createWriteCheck({ ...storage, run: counted }, ".");
    await Promise.all([check(), check()]);
    await check();
    expect(writes).toBe(1);
  });

  test("fails if nothing can be stored, for each who asks", async () => {
    const storage = await open();
    const fails: Storage["run"] = () => {
      throw new StorageUnavailable(new Error("disk full"));
    };
    const check = createWriteCheck({ ...storage, run: fails }, ".");
    for (const answer of [check(), check()])
      await expect(answer).rejects.toBeInstanceOf(StorageUnavailable);
  });
});
