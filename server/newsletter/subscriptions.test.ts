import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mailTo, newLead, writeNote } from "../../tests/support/leads.ts";
import { changeRows, everythingIn, rowsIn } from "../../tests/support/rows.ts";
import { onEveryEngine } from "../../tests/support/storages.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { recordLead } from "../leads/record-lead.ts";
import { mailFolder } from "../mail/mail-folder.ts";
import { findOrMake } from "../people/find-or-make.ts";
import { mergePeople } from "../people/merge.ts";
import { countUnsubscribed, suppress, suppressionOf } from "../people/suppressions.ts";
import { removeUnconfirmed, unsubscribe } from "../people/unsubscribe.ts";
import { newToken } from "../storage/ids.ts";
import { addRow } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import { confirmedSubscriptions } from "./readers.ts";
import {
  confirmationLasts,
  confirmSubscription,
  mayBeAsked,
  removeConfirmationMessages,
  requestSubscription,
} from "./subscriptions.ts";

const now = Date.parse("2026-11-15T08:00:00Z");
const minute = 60_000;
const day = 24 * 60 * minute;
const ada = "Ada@Practice.example";

const ask = (storage: Storage, at = now) =>
  storage.transaction(async (queries) => {
    if (!(await mayBeAsked(queries, ada, at))) return undefined;
    const { id: personId } = await findOrMake(queries, { email: ada }, { now: at });
    return requestSubscription(queries, { personId, email: ada }, at);
  });
const confirm = (storage: Storage, token: string, at = now) =>
  storage.transaction((queries) => confirmSubscription(queries, token, at));
const leave = (storage: Storage, token: string, dataDir = "none") =>
  storage.transaction((queries) => unsubscribe(queries, token, { dataDir, now }));
const suppression = async (storage: Storage) =>
  (await storage.run((queries) => suppressionOf(queries, ada)))?.reason;

const forget = (storage: Storage, at: number) =>
  removeUnconfirmed(storage, "none", { sentBefore: at - confirmationLasts, now: at });

/** Subscribes, confirms, and returns the token for unsubscribing. */
async function subscribe(storage: Storage, at = now): Promise<string> {
  const confirmed = await confirm(storage, (await ask(storage, at)) ?? "", at);
  if (confirmed.outcome !== "confirmed") throw new Error("not confirmed");
  return confirmed.subscription.unsubscribe_token;
}

/** Asks as the form does, with the message that asks for confirmation. */
function storeLead(storage: Storage) {
  const lead = newLead({ kind: "newsletter", email: ada, createdAt: now });
  return recordLead(storage, lead, [mailTo(ada, "newsletter-confirmation", { link: "a-token" })]);
}

onEveryEngine("a subscription", (open) => {
  test("is confirmed once by two simultaneous confirmations", async () => {
    const storage = await open();
    const token = (await ask(storage)) ?? "";
    // Not in transactions, which run one at a time on SQLite. Here both read before either writes.
    const press = () => storage.run((queries) => confirmSubscription(queries, token, now));
    const confirmed = await Promise.all([press(), press()]);
    expect(confirmed.map((one) => one.outcome)).toEqual(["confirmed", "confirmed"]);
    expect(confirmed.filter((one) => one.outcome === "confirmed" && one.isFirst)).toHaveLength(1);
  });

  test("can be confirmed for seven days, and once confirmed sends no further confirmation", async () => {
    const storage = await open();
    const token = (await ask(storage)) ?? "";
    expect(await confirm(storage, token, now + 7 * day + 1)).toEqual({ outcome: "expired" });
    expect(await confirm(storage, token, now + 7 * day)).toMatchObject({ outcome: "confirmed" });
    expect(await ask(storage, now + 30 * day)).toBeUndefined();
  });

  test("sends one confirmation in ten minutes and at most three in a week", async () => {
    const storage = await open();
    await ask(storage);
    expect(await ask(storage, now + 10 * minute - 1)).toBeUndefined();
    expect(await ask(storage, now + 10 * minute)).toEqual(expect.any(String));
    expect(await ask(storage, now + day)).toEqual(expect.any(String));
    expect(await ask(storage, now + 2 * day)).toBeUndefined();
    expect(await ask(storage, now + 8 * day)).toBeUndefined();
    for (const later of [1, day, 2 * day])
      expect(await ask(storage, now + 8 * day + later)).toEqual(expect.any(String));
    expect(await ask(storage, now + 11 * day)).toBeUndefined();
  });

  test("sends one confirmation for simultaneous requests", async () => {
    const storage = await open();
    const answers = await Promise.all([ask(storage), ask(storage), ask(storage)]);
    expect(answers.filter((answer) => answer !== undefined)).toHaveLength(1);
  });

  test("ends with its unsubscribe token, leaves only a hash, and can be ended again without error", async () => {
    const storage = await open();
    const dataDir = temporaryFolder();
    mkdirSync(mailFolder(dataDir));
    const { id } = await storeLead(storage);
    writeFileSync(join(mailFolder(dataDir), `2026-newsletter-welcome-${id}.eml`), "");
    const token = await subscribe(storage);
    expect(await storage.run(confirmedSubscriptions)).toHaveLength(1);

    expect(await leave(storage, token, dataDir)).toBe(true);
    expect(await leave(storage, token, dataDir)).toBe(true);
    expect(await suppression(storage)).toBe("unsubscribed");
    expect(await storage.run(countUnsubscribed)).toBe(1);
    expect(await everythingIn(storage)).not.toContain("ada@");
    expect(readdirSync(mailFolder(dataDir))).toEqual([]);
  });

  test.each(["client", "with a note"])("leaves a reader who is more: %s", async (what) => {
    const storage = await open();
    const { id, personId } = await storeLead(storage);
    if (what === "client") await changeRows(storage, "people", { status: "client" });
    else await writeNote(storage, personId, "Called");
    expect(await leave(storage, await subscribe(storage))).toBe(true);
    expect(await rowsIn(storage, "subscriptions")).toEqual([]);
    expect(await suppression(storage)).toBe("unsubscribed");
    expect(await rowsIn(storage, "leads")).toMatchObject([{ id }]);
    expect(await rowsIn(storage, "person_notes")).toHaveLength(what === "client" ? 0 : 1);
  });

  test("answers a used token as done, and one that was cut off as unknown", async () => {
    const storage = await open();
    const token = newToken();
    expect(await leave(storage, token)).toBe(true);
    expect(await leave(storage, token.slice(1))).toBe(false);
    expect(await confirm(storage, token)).toEqual({ outcome: "expired" });
    expect(await confirm(storage, token.slice(1))).toEqual({ outcome: "unknown" });
    expect(await storage.run(countUnsubscribed)).toBe(0);
  });

  test("can begin again only by a new confirmation, which is sent once a month at most", async () => {
    const storage = await open();
    const first = await subscribe(storage);
    await leave(storage, first);
    expect(await ask(storage)).toEqual(expect.any(String));
    // The first request is deleted after a week, but the time of the last confirmation message is
    // kept.
    await forget(storage, now + 8 * day);
    expect(await ask(storage, now + 30 * day - 1)).toBeUndefined();
    expect(await suppression(storage)).toBe("unsubscribed");
    const again = await subscribe(storage, now + 30 * day);
    expect(await suppression(storage)).toBeUndefined();
    expect(again, "a link in an old message still works").toBe(first);
  });

  test("is not offered to an address that refused our mail, also after it was erased", async () => {
    const storage = await open();
    for (const reason of ["refused", "unsubscribed"] as const)
      await storage.transaction((queries) => suppress(queries, ada, reason, now));
    expect(await ask(storage)).toBeUndefined();
    expect(await storage.run(countUnsubscribed)).toBe(0);
  });

  test("is deleted with its person if it is not confirmed in time, unless that is a client", async () => {
    const storage = await open();
    await storeLead(storage);
    await ask(storage);
    await forget(storage, now + 7 * day);
    expect(await rowsIn(storage, "subscriptions")).toHaveLength(1);
    await changeRows(storage, "people", { status: "client" });
    await forget(storage, now + 7 * day + 1);
    expect(await rowsIn(storage, "leads")).toHaveLength(1);
    await changeRows(storage, "people", { status: "new" });
    await ask(storage, now + 8 * day);
    await forget(storage, now + 16 * day);
    expect(await everythingIn(storage)).not.toContain("ada@");
    expect(await storage.run(countUnsubscribed)).toBe(0);
  });

  test("of another address of the same person stays if this one is not confirmed in time", async () => {
    const storage = await open();
    await subscribe(storage);
    const [reader] = await rowsIn(storage, "people");
    await storage.transaction(async (queries) => {
      const { id } = await findOrMake(queries, { email: "other@ada.example" }, { now });
      await requestSubscription(queries, { personId: id, email: "other@ada.example" }, now);
      const by = { user: { id: "dana", email: "dana@firm.example" }, now };
      await addRow(queries, "desk_users", { ...by.user, role: "admin", created_at: 1 });
      await mergePeople(queries, id, reader?.id ?? "", by);
    });
    await forget(storage, now + 8 * day);
    const readers = await storage.run(confirmedSubscriptions);
    expect(readers).toMatchObject([{ email: ada.toLowerCase() }]);
  });

  test("keeps its link in the outbox only until it is sent or has expired", async () => {
    const storage = await open();
    await storeLead(storage);
    const remove = (at: number) =>
      storage.run((queries) => removeConfirmationMessages(queries, at));
    const setStatus = (status: "waiting" | "failed" | "sent") =>
      changeRows(storage, "outbox", { status });
    for (const status of ["waiting", "failed"] as const) {
      await setStatus(status);
      await remove(now + 7 * day);
      expect(await everythingIn(storage)).toContain("a-token");
    }
    await storage
      .transaction(async (queries) => {
        await removeConfirmationMessages(queries, now + 7 * day + 1);
        expect(await queries.selectFrom("outbox").selectAll().execute()).toEqual([]);
        throw new Error("rolled back");
      })
      .catch(() => {});
    await setStatus("sent");
    await remove(now);
    expect(await everythingIn(storage)).not.toContain("a-token");
  });

  test("stores hashes that cannot be computed without the installation's key", async () => {
    const hashIn = async (name: string) => {
      const storage = await open(name);
      await storage.transaction((queries) => suppress(queries, ada, "unsubscribed", now));
      return (await rowsIn(storage, "suppressions")).map(({ email_hash }) => email_hash);
    };
    expect(await hashIn("one")).not.toEqual(await hashIn("other"));
  });
});
