import { expect, test } from "vitest";
import {
  addReaders,
  beginIssue,
  readIssueRow,
  sampleArticles,
  writeDraft,
} from "../../tests/support/newsletter.ts";
import { changeRows, rowsIn } from "../../tests/support/rows.ts";
import { onEveryEngine } from "../../tests/support/storages.ts";
import { silentLog } from "../log.ts";
import { suppress } from "../people/suppressions.ts";
import { unsubscribe } from "../people/unsubscribe.ts";
import { deleteRows } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import { type FeedParts, feedOutbox } from "./feed-outbox.ts";
import { countReaders, removeOldRecipients } from "./readers.ts";
import { scheduleIssue, sendScheduled, stopIssue } from "./send-issue.ts";

const user = { id: "admin", email: "admin@firm.example" };
const start = Date.parse("2026-11-16T16:00:00Z");
const ended = { dataDir: "none", now: start };

const recipients = async (storage: Storage, issueId: string) =>
  (await rowsIn(storage, "newsletter_recipients")).filter((row) => row.issue_id === issueId);
const outbox = (storage: Storage) => rowsIn(storage, "outbox");

/** Feeds as one server does, at a time that the test sets. */
function feeder(storage: Storage, perSecond: number) {
  const clock = { now: start };
  const parts: FeedParts = {
    ...{ storage, perSecond, origin: "https://site.example", log: silentLog },
    now: async () => clock.now,
  };
  return { clock, feed: () => feedOutbox(parts) };
}

onEveryEngine("the readers of an issue", (open) => {
  test("are the confirmed subscribers of that moment who have not refused our mail", async () => {
    const storage = await open();
    const [, refusing, leaving, pending] = await addReaders(storage, 5);
    await storage.transaction(async (queries) => {
      await suppress(queries, refusing?.email ?? "", "refused", start, "550 no such user");
      await unsubscribe(queries, leaving?.token ?? "", ended);
    });
    await changeRows(storage, "subscriptions", { status: "pending" }, pending?.id ?? "");
    expect(await storage.run(countReaders)).toBe(2);
    const id = await beginIssue(storage);
    await addReaders(storage, 1, 100);
    expect(await recipients(storage, id)).toHaveLength(2);
    expect((await readIssueRow(storage, id)).readers).toBe(2);
  });

  test("are chosen once when two servers begin a scheduled issue together", async () => {
    const storage = await open();
    await addReaders(storage, 3);
    const id = await writeDraft(storage);
    await storage.transaction((queries) =>
      scheduleIssue(
        queries,
        id,
        { version: 2, at: "2026-11-16T09:30" },
        { user, articles: sampleArticles, now: start },
      ),
    );
    const begin = () =>
      storage.transaction((queries) =>
        sendScheduled(queries, id, { now: start, engine: storage.engine }),
      );
    const begun = await Promise.allSettled([begin(), begin()]);
    expect(begun.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await recipients(storage, id)).toHaveLength(3);
  });

  test("who unsubscribe lose what still waits, and only a count stays", async () => {
    const storage = await open();
    const [queued, waiting, stays] = await addReaders(storage, 3);
    const id = await beginIssue(storage);
    const rows = await recipients(storage, id);
    const set = (status: "delivered" | "waiting", reader: typeof stays) => {
      const row = rows.find((one) => one.subscription_id === reader?.id);
      return changeRows(storage, "newsletter_recipients", { status }, row?.id ?? "");
    };
    for (const reader of [waiting, stays]) await set("delivered", reader);
    const { feed } = feeder(storage, 5);
    expect(await feed()).toBe(1);
    await set("waiting", waiting);
    expect(JSON.stringify(await outbox(storage))).toContain(queued?.email);
    for (const reader of [queued, waiting, queued])
      await storage.transaction((queries) => unsubscribe(queries, reader?.token ?? "", ended));
    expect(await outbox(storage)).toEqual([]);
    expect((await recipients(storage, id)).map((row) => row.subscription_id)).toEqual([stays?.id]);
    expect(await readIssueRow(storage, id)).toMatchObject({ readers: 3, unsubscribed: 2 });
  });

  test("are forgotten once the next issue is sent, except of one that is not finished", async () => {
    const storage = await open();
    await addReaders(storage, 2);
    const [first, second] = [await beginIssue(storage), await beginIssue(storage)];
    await changeRows(storage, "newsletter_issues", { started_at: 1 }, first);
    await storage.run(removeOldRecipients);
    expect(await recipients(storage, first)).toHaveLength(2);
    await changeRows(storage, "newsletter_issues", { status: "sent" });
    await storage.run(removeOldRecipients);
    expect(await recipients(storage, first)).toEqual([]);
    expect(await recipients(storage, second)).toHaveLength(2);
  });
});

onEveryEngine("feeding the outbox", (open) => {
  /** An issue that begins to be sent to that many readers. */
  async function begun(count: number, perSecond = 5) {
    const storage = await open();
    const readers = await addReaders(storage, count);
    const id = await beginIssue(storage);
    return { storage, readers, id, ...feeder(storage, perSecond) };
  }

  test("adds no more than the rate, for all servers together", async () => {
    const { storage, ...one } = await begun(30);
    const other = feeder(storage, 5);
    const settle = () => storage.run((queries) => deleteRows(queries, "outbox", {}));
    expect(await one.feed()).toBe(5);
    await settle();
    expect(await other.feed()).toBe(0);
    one.clock.now += 400;
    expect(await one.feed()).toBe(2);
    await settle();
    other.clock.now += 1000;
    const both = await Promise.all([other.feed(), other.feed()]);
    expect(both[0] + both[1]).toBe(3);
    await settle();
    // A long pause is not made up for.
    one.clock.now += 3_600_000;
    expect(await one.feed()).toBe(5);
  });

  test("adds nothing while what was added has not been taken", async () => {
    const { storage, clock, feed } = await begun(20);
    expect(await feed()).toBe(5);
    clock.now += 1000;
    expect(await feed()).toBe(0);
    await changeRows(storage, "outbox", { available_at: clock.now + 60_000 });
    expect(await feed()).toBe(5);
  });

  test("leaves most readers in the issue while a mail server asks to try later", async () => {
    const { storage, clock, feed } = await begun(1200, 1000);
    for (let round = 0; round < 4; round += 1) {
      await feed();
      clock.now += 1000;
      await changeRows(storage, "outbox", { available_at: clock.now + 60_000 });
    }
    expect(await outbox(storage)).toHaveLength(500);
  });

  test("goes on after the clock was set back", async () => {
    const { storage, clock, feed } = await begun(20);
    await feed();
    await storage.run((queries) => deleteRows(queries, "outbox", {}));
    clock.now -= 3_600_000;
    expect(await feed()).toBe(5);
  });

  test("leaves out a mailbox that has refused another message meanwhile", async () => {
    const { storage, readers, id, feed } = await begun(2);
    const [refusing] = readers;
    await storage.transaction((queries) =>
      suppress(queries, refusing?.email ?? "", "refused", start, "550 no such user"),
    );
    expect(await feed()).toBe(1);
    expect(JSON.stringify(await outbox(storage))).not.toContain(refusing?.email);
    expect(await readIssueRow(storage, id)).toMatchObject({ readers: 2, refused: 1 });
  });

  test("puts messages behind those of leads, and small ones", async () => {
    const { storage, feed } = await begun(1);
    await feed();
    const [message] = await outbox(storage);
    expect(message?.available_at).toBe(start);
    expect(message?.content.length).toBeLessThan(800);
    expect(message?.content).not.toContain("Dear reader");
  });

  test("stops at once, and what was in the outbox waits in the issue again", async () => {
    const { storage, id, clock, feed } = await begun(8);
    await feed();
    const [inHand] = await outbox(storage);
    await changeRows(storage, "outbox", { lease_token: "a server" }, inHand?.id ?? "");
    await storage.transaction((queries) => stopIssue(queries, id, { user, now: start }));
    clock.now += 1000;
    expect(await feed()).toBe(0);
    expect((await outbox(storage)).map((row) => row.id)).toEqual([inHand?.id]);
    const statuses = (await recipients(storage, id)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(["queued", ...Array(7).fill("waiting")]);
  });

  test("completes an issue that has reached every reader, or has none", async () => {
    const { storage, readers, id, clock, feed } = await begun(1);
    await feed();
    clock.now += 1000;
    await feed();
    expect(await readIssueRow(storage, id)).toMatchObject({ status: "sending" });
    const token = readers[0]?.token ?? "";
    await storage.transaction((queries) => unsubscribe(queries, token, ended));
    await feed();
    expect(await readIssueRow(storage, id)).toMatchObject({
      ...{ status: "sent", finished_at: clock.now, readers: 1, delivered: 0, unsubscribed: 1 },
    });
  });
});
