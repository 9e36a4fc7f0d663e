import { expect, test } from "vitest";
import { onSqlite } from "../../tests/support/storages.ts";
import type { Storage } from "../storage/storage.ts";
import { confirmSubscription, requestSubscription, unsubscribe } from "./subscriptions.ts";
import { suppress, suppressionOf } from "./suppressions.ts";

const now = Date.parse("2026-11-15T08:00:00Z");
const minute = 60_000;
const day = 24 * 60 * minute;
const ada = "Ada@Practice.example";

const ask = (storage: Storage, at = now) =>
  storage.transaction((queries) => requestSubscription(queries, ada, at));
const confirm = (storage: Storage, token: string, at = now) =>
  storage.transaction((queries) => confirmSubscription(queries, token, at));
const leave = (storage: Storage, token: string) =>
  storage.transaction((queries) => unsubscribe(queries, token, now));
const suppression = (storage: Storage) => storage.run((queries) => suppressionOf(queries, ada));

onSqlite("a subscription", (open) => {
  test("begins once when it is confirmed twice at the same moment", async () => {
    const storage = await open();
    const token = (await ask(storage)) ?? "";
    // Without transactions, which take turns on SQLite: both read before either writes.
    const press = () => storage.run((queries) => confirmSubscription(queries, token, now));
    const confirmed = await Promise.all([press(), press()]);
    expect(confirmed.map((one) => one.outcome)).toEqual(["confirmed", "confirmed"]);
    expect(confirmed.filter((one) => one.outcome === "confirmed" && one.isFirst)).toHaveLength(1);
  });

  test("can be confirmed for seven days, and is then not asked for again", async () => {
    const storage = await open();
    const token = (await ask(storage)) ?? "";
    expect(await confirm(storage, token, now + 7 * day + 1)).toEqual({ outcome: "expired" });
    expect(await confirm(storage, token, now + 7 * day)).toMatchObject({ outcome: "confirmed" });
    expect(await ask(storage, now + 30 * day)).toBeUndefined();
  });

  test("asked for twice in ten minutes sends one message", async () => {
    const storage = await open();
    await ask(storage);
    expect(await ask(storage, now + 10 * minute - 1)).toBeUndefined();
    expect(await ask(storage, now + 10 * minute)).toEqual(expect.any(String));
  });

  test("asked for by several at once sends one message", async () => {
    const storage = await open();
    const answers = await Promise.all([ask(storage), ask(storage), ask(storage)]);
    expect(answers.filter((answer) => answer !== undefined)).toHaveLength(1);
  });

  test("ends with its unsubscribe token, leaving the address on the suppression list", async () => {
    const storage = await open();
    const confirmed = await confirm(storage, (await ask(storage)) ?? "");
    if (confirmed.outcome !== "confirmed") throw new Error("not confirmed");
    const token = confirmed.subscription.unsubscribe_token;
    expect(await leave(storage, token)).toBe(true);
    expect(await leave(storage, token)).toBe(true);
    expect(await suppression(storage)).toBe("unsubscribed");
    expect(await leave(storage, "made-up")).toBe(false);
  });

  test("can begin again only by a new confirmation, at the earliest a day later", async () => {
    const storage = await open();
    const first = await ask(storage);
    const confirmed = await confirm(storage, first ?? "");
    if (confirmed.outcome !== "confirmed") throw new Error("not confirmed");
    await leave(storage, confirmed.subscription.unsubscribe_token);
    expect(await confirm(storage, first ?? "")).toEqual({ outcome: "unknown" });
    expect(await ask(storage, now + day - 1)).toBeUndefined();
    const again = await ask(storage, now + day);
    expect(await suppression(storage)).toBe("unsubscribed");
    await confirm(storage, again ?? "", now + day);
    expect(await suppression(storage)).toBeUndefined();
  });

  test("is not offered to an address that refused our mail", async () => {
    const storage = await open();
    await storage.transaction((queries) => suppress(queries, ada, "refused", now));
    expect(await ask(storage)).toBeUndefined();
  });
});
