import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { firmTimeZone } from "#content/firm.ts";
import { today } from "#wording/dates.ts";
import { addColleague, bookingOf, monday } from "../../tests/support/bookings.ts";
import {
  addReaders,
  beginIssue,
  readIssueRow,
  sampleArticles,
  writeDraft,
} from "../../tests/support/newsletter.ts";
import { changeRows, rowsIn } from "../../tests/support/rows.ts";
import { onEveryEngine } from "../../tests/support/storages.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { bookCall } from "../bookings/book-call.ts";
import { retryMessages } from "../desk/retry-messages.ts";
import { addMember } from "../desk/sign-in/users.ts";
import { silentLog } from "../log.ts";
import { feedOutbox } from "../newsletter/feed-outbox.ts";
import { readIssue } from "../newsletter/list-issues.ts";
import { resumeIssue } from "../newsletter/send-issue.ts";
import { outboxStatus } from "../outbox/outbox-status.ts";
import { claimNext, enqueue, type Outgoing } from "../outbox/queue.ts";
import { outboxTiming as timing } from "../outbox/timing.ts";
import { makeAddress, setMonthlyMail } from "../partners/addresses.ts";
import { backup } from "./backup.ts";
import { restore, verifyBackup } from "./restore.ts";
import type { Storage } from "./storage.ts";

const newFile = () => join(temporaryFolder(), "backup.sqlite");

/** A backup of one database, restored into another. */
async function restoreInto(found: Storage, lost: Storage, sendWaiting: boolean) {
  const file = newFile();
  await backup(lost, file);
  return restore(file, found, { sendWaiting });
}

const feed = async (storage: Storage, perSecond: number) =>
  feedOutbox({ storage, perSecond, origin: "https://s.example", now: storage.now, log: silentLog });

const newsletterRows = async (storage: Storage) =>
  (await rowsIn(storage, "outbox")).filter((row) => row.newsletter_recipient_id !== null);

/** Five readers, an issue in each state, and a message about no lead that waits. */
async function storeIssues(storage: Storage) {
  await addReaders(storage, 5);
  const sent = await beginIssue(storage, "Sent");
  const stopped = await beginIssue(storage, "Stopped");
  await changeRows(storage, "newsletter_recipients", { status: "delivered" });
  await changeRows(storage, "newsletter_issues", { status: "sent" }, sent);
  await changeRows(storage, "newsletter_issues", { status: "stopped" }, stopped);
  const sending = await beginIssue(storage, "Sending");
  // Three readers wait, one has a message in the outbox, and one's is being sent.
  expect(await feed(storage, 2)).toBe(2);
  const now = await storage.now();
  expect(await claimNext(storage, { now, timing, inProgress: [] })).toBeDefined();
  const draft = await writeDraft(storage, "Draft");
  const scheduled = await writeDraft(storage, "Scheduled");
  const due = { status: "scheduled", scheduled_at: now - 1, articles: "[]" } as const;
  await changeRows(storage, "newsletter_issues", due, scheduled);
  const outgoing: Outgoing = { channel: "mail", purpose: "x", draft: {} as never, recipients: [] };
  await storage.transaction((queries) => enqueue(queries, [outgoing], { now }));
  return { draft, scheduled, sending, stopped, sent };
}

onEveryEngine("a backup with issues of the newsletter", (open) => {
  test("mails none of them again when it is restored, until an admin decides", async () => {
    const lost = await open("lost");
    const ids = await storeIssues(lost);
    const found = await open("found");
    const { held } = await restoreInto(found, lost, false);
    expect(held).toEqual({ messages: 1, scheduledIssues: 1, sendingIssues: 1, readers: 5 });

    const read = (id: string) =>
      found.run(async (queries) => (await readIssue(queries, id, sampleArticles)).issue);
    for (const [id, status] of [
      [ids.draft, "draft"],
      [ids.scheduled, "draft"],
      [ids.sending, "stopped"],
      [ids.stopped, "stopped"],
      [ids.sent, "sent"],
    ] as const) {
      expect(await read(id)).toMatchObject({ status, scheduledAt: null });
    }
    expect((await read(ids.sending)).counts).toMatchObject({ readers: 5, waiting: 5 });
    const { version } = await readIssueRow(lost, ids.sending);
    expect((await read(ids.sending)).version, "an open desk sees a change").toBe(version + 1);

    const now = await found.now();
    const status = await found.run((queries) => outboxStatus(queries, now, timing));
    expect(status).toMatchObject({ waiting: 0, failed: 1 });
    const retry = () =>
      found.transaction((queries) => retryMessages(queries, "failed", { user: undefined, now }));
    expect(await retry(), "only the message about no lead").toBe(1);
    expect(await feed(found, 100)).toBe(0);
    expect(await newsletterRows(found)).toEqual([]);

    const user = { id: "admin", email: "admin@firm.example" };
    await found.transaction((queries) => resumeIssue(queries, ids.sending, { user, now }));
    expect(await feed(found, 100)).toBe(5);
  });

  test("goes on where it was when nothing was sent since", async () => {
    const lost = await open("lost");
    const { scheduled, sending } = await storeIssues(lost);
    const found = await open("found");
    const { held } = await restoreInto(found, lost, true);
    expect(held).toEqual({ messages: 0, scheduledIssues: 0, sendingIssues: 0, readers: 0 });
    expect(await readIssueRow(found, scheduled)).toMatchObject({ status: "scheduled" });
    expect(await readIssueRow(found, sending)).toMatchObject({ status: "sending" });
    expect(await newsletterRows(found)).toHaveLength(2);
    const statuses = (await rowsIn(found, "outbox")).map(({ status }) => status);
    expect(statuses, "with the message about no lead").toEqual(Array(3).fill("waiting"));
  });
});

onEveryEngine("retrying all failed messages", (open) => {
  test("sends no newsletter that an earlier version held as failed", async () => {
    const storage = await open();
    await storeIssues(storage);
    await changeRows(storage, "outbox", { status: "failed", lease_token: null });
    const now = await storage.now();
    await storage.transaction((queries) =>
      retryMessages(queries, "failed", { user: undefined, now }),
    );
    const statuses = (await newsletterRows(storage)).map(({ status }) => status);
    expect(statuses).toEqual(["failed", "failed"]);
  });
});

onEveryEngine("a backup with booked calls", (open) => {
  test("reminds of none again that was due since, and keeps the time of every call", async () => {
    const storage = await open();
    await addColleague(storage);
    const ids: string[] = [];
    for (const [n, start] of ["2026-12-01T17:00:00Z", "2026-12-02T17:00:00Z"].entries()) {
      const call = { ...bookingOf(start, n), about: "other", sourcePage: "/book" } as const;
      const booked = await bookCall(storage, call, {
        ...{ origin: "https://s.example", network: "a network", now: monday },
      });
      ids.push(booked.call.id);
    }
    const [due, later] = ids;
    const coming = 2 ** 50;
    await changeRows(storage, "bookings", { remind_at: 1 }, due);
    await changeRows(storage, "bookings", { remind_at: coming }, later);
    const elsewhere = await open("elsewhere");
    await restoreInto(elsewhere, storage, false);
    const restored = await rowsIn(elsewhere, "bookings");
    const reminders = new Map(restored.map(({ id, remind_at }) => [id, remind_at]));
    expect(reminders.get(due ?? "")).toBeNull();
    expect(reminders.get(later ?? "")).toBe(coming);
    const cells = (from: Storage) => rowsIn(from, "booking_cells");
    expect((await cells(elsewhere)).length).toBe((await cells(storage)).length);
  });
});

onEveryEngine("a backup with mails of the day and of the month", (open) => {
  const before = "2026-01-02";

  async function restored(sendWaiting: boolean) {
    const storage = await open("lost");
    await storage.transaction(async (queries) => {
      await addMember(queries, "elena@firm.example", "staff", 1);
      await setMonthlyMail(queries, "mailed", "partner@p.example", before);
      await makeAddress(queries, "not-mailed", { userId: "admin", now: 1 });
    });
    await changeRows(storage, "desk_users", { digest_mail: 1, digest_sent_on: before });
    const found = await open("found");
    await restoreInto(found, storage, sendWaiting);
    const partners = await rowsIn(found, "partner_addresses");
    const [member] = await rowsIn(found, "desk_users");
    return {
      partners: new Map(partners.map(({ partner, mailed_on }) => [partner, mailed_on])),
      digest: member?.digest_sent_on,
    };
  }

  test("mails neither again on the day when it is restored", async () => {
    const first = today(firmTimeZone);
    const { partners, digest } = await restored(false);
    // The day may end while the test runs.
    const days = [first, today(firmTimeZone)];
    expect(days).toContain(digest);
    expect(days).toContain(partners.get("mailed"));
    expect(partners.get("not-mailed")).toBeNull();
  });

  test("keeps both days when nothing was sent since", async () => {
    const { partners, digest } = await restored(true);
    expect([partners.get("mailed"), digest]).toEqual([before, before]);
  });
});

test("a backup that is not there, or of another user, is told by its name", async () => {
  const file = newFile();
  await expect(verifyBackup(file)).rejects.toThrow(`There is no file ${file}`);
  writeFileSync(file, "");
  chmodSync(file, 0);
  // Root reads it all the same.
  const expected = process.getuid?.() === 0 ? /no such table/ : /The user \S+ may not read/;
  await expect(verifyBackup(file)).rejects.toThrow(expected);
});
