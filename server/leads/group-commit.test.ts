import { expect, test } from "vitest";
import { describeOnEachEngine } from "../../tests/support/storages.ts";
import type { Queries } from "./queries.ts";
import type { Storage } from "./storage.ts";

const session = (token: string) => ({ token_hash: token, created_at: 1, expires_at: 2 });
const insert = (token: string) => (queries: Queries) =>
  queries.insertInto("presentation_sessions").values(session(token)).execute();
const stored = async (storage: Storage) =>
  (
    await storage.run((queries) =>
      queries.selectFrom("presentation_sessions").selectAll().execute(),
    )
  )
    .map((row) => row.token_hash)
    .sort();

describeOnEachEngine("transactions asked for at the same time", (open) => {
  test("are all stored", async () => {
    const storage = await open();
    const tokens = Array.from({ length: 50 }, (_, n) => `token-${100 + n}`);
    await Promise.all(tokens.map((token) => storage.transaction(insert(token))));
    expect(await stored(storage)).toEqual(tokens);
  });

  test("fail alone: the others are stored, and nothing of the one that failed", async () => {
    const storage = await open();
    const failing = async (queries: Queries) => {
      await insert("c")(queries);
      throw new Error("not this one");
    };
    const outcomes = await Promise.allSettled([
      storage.transaction(insert("a")),
      storage.transaction(failing),
      storage.transaction(insert("b")),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await stored(storage)).toEqual(["a", "b"]);
  });

  test("give each its own result, in whatever order they were asked for", async () => {
    const storage = await open();
    const results = await Promise.all(
      [3, 1, 2].map((n) =>
        storage.transaction(async (queries) => {
          await insert(`token-${n}`)(queries);
          return n;
        }),
      ),
    );
    expect(results).toEqual([3, 1, 2]);
  });
});
