import { expect, test } from "vitest";
import type { Query } from "#contracts/desk/api.ts";
import { appOnSqlite, type TestApp } from "../../../tests/support/app.ts";
import { allPages, type DeskVisitor, signInAs } from "../../../tests/support/desk.ts";
import { changeRows } from "../../../tests/support/rows.ts";
import { seedLeads } from "../../../tests/support/seed-leads.ts";
import { readAudit } from "../../audit/audit.ts";
import { outboxStatus } from "../../outbox/outbox-status.ts";
import { outboxTiming } from "../../outbox/timing.ts";

const mail = (visitor: DeskVisitor, query: Partial<Query<"mail">> = {}) =>
  visitor.answer("mail", { query });

/** Messages that were not delivered and that the worker does not retry for two minutes. */
async function seedMessages(app: TestApp, count: number, status: "waiting" | "failed") {
  const later = Date.now() + 2 * 60_000;
  await app.storage.transaction(async (queries) => {
    // In one transaction, so that the worker never sees them as they were first inserted.
    await seedLeads(
      { transaction: (work) => work(queries) },
      { count, now: Date.now(), withMessages: true },
    );
    const rows = await queries.selectFrom("outbox").select(["id", "recipients"]).execute();
    for (const { id, recipients } of rows) {
      const waiting = recipients.replaceAll(/delivered|refused/g, "waiting");
      await queries
        .updateTable("outbox")
        .set({ status, recipients: waiting, available_at: later, finished_at: null })
        .set({ last_error: "451 Try later", attempts: 3 })
        .where("id", "=", id)
        .execute();
    }
  });
}

appOnSqlite("mail at the desk", (start) => {
  const startWithMessages = async (count: number, status: "waiting" | "failed") => {
    const app = await start();
    await seedMessages(app, count, status);
    return { app, staff: await signInAs(app, "staff") };
  };

  test("that waits shows its purpose, recipients, next attempt and last error", async () => {
    const { staff } = await startWithMessages(3, "waiting");
    const { messages, counts } = await mail(staff);
    expect(counts.waiting).toBe(messages.length);
    for (const message of messages) {
      expect(message).toMatchObject({ status: "waiting", attempts: 3, lastError: "451 Try later" });
      expect(message.nextAttemptAt).toBeGreaterThan(Date.now());
      expect(message.recipients[0]?.address).toBe(message.person?.email);
      expect(message.subject).toBeTruthy();
    }
    expect(JSON.stringify(messages)).not.toContain("sections");
  });

  test("pages through every failed message once", async () => {
    const { staff } = await startWithMessages(130, "failed");
    const { failed } = (await mail(staff)).counts;
    const pages = await allPages(staff, "mail", { status: "failed" });
    const seen = pages.flatMap(({ messages }) => messages.map(({ id }) => id));
    expect(failed).toBeGreaterThan(100);
    expect(new Set(seen).size).toBe(failed);
    expect(seen).toHaveLength(failed);
  });

  test("that is a webhook call can be retried by admins only", async () => {
    const { app, staff } = await startWithMessages(3, "failed");
    const [first] = (await mail(staff, { status: "failed" })).messages;
    await changeRows(app.storage, "outbox", { channel: "webhook" }, first?.id);
    const { failed } = (await mail(staff)).counts;
    const retry = (visitor: DeskVisitor) => visitor.answer("retryMessage", { id: first?.id });
    expect(await retry(staff)).toEqual({ retried: 0 });
    expect(await staff.answer("retryFailed")).toEqual({ retried: failed - 1 });
    expect(await retry(await signInAs(app, "admin"))).toEqual({ retried: 1 });
  });

  test("that has failed is sent again on request, once, and the audit log says by whom", async () => {
    const { app, staff } = await startWithMessages(20, "failed");
    const [first] = (await mail(staff, { status: "failed" })).messages;
    const retry = () => staff.answer("retryMessage", { id: first?.id });
    expect(await retry()).toEqual({ retried: 1 });
    await expect.poll(async () => (await mail(staff)).counts.waiting).toBe(0);
    expect(await retry()).toEqual({ retried: 0 });
    const { failed } = (await mail(staff)).counts;
    expect(await staff.answer("retryFailed")).toEqual({ retried: failed });
    await expect
      .poll(async () => (await mail(staff)).counts)
      .toMatchObject({ waiting: 0, failed: 0 });
    expect(await app.mails(failed + 1)).toHaveLength(failed + 1);
    // Nothing is left to retry, so nothing is logged.
    await staff.request("retryFailed");
    const { entries } = await app.storage.run((queries) =>
      readAudit(queries, { action: "message-retried", user: staff.id }),
    );
    // Entries of one millisecond are in no particular order.
    expect(entries.toSorted((one) => (one.subject === null ? 1 : -1))).toMatchObject([
      { subject: first?.person?.id, details: { purpose: first?.purpose } },
      { subject: null, details: { messages: failed } },
    ]);
  });

  test("that failed can be set aside, alarms no more, and can be taken back", async () => {
    const { app, staff } = await startWithMessages(6, "failed");
    await changeRows(app.storage, "outbox", { finished_at: Date.now() });
    const [first] = (await mail(staff, { status: "failed" })).messages;
    const id = first?.id ?? "";
    const { failed } = (await mail(staff)).counts;
    const failedToday = async () => {
      const status = await app.storage.run((queries) =>
        outboxStatus(queries, Date.now(), outboxTiming),
      );
      return [status.failed, status.failedToday];
    };
    expect(await failedToday()).toEqual([failed, failed]);
    await staff.answer("setAside", { id });
    await staff.answer("setAside", { id });
    expect(await failedToday()).toEqual([failed - 1, failed - 1]);
    const aside = await mail(staff, { status: "set-aside" });
    expect(aside.messages).toMatchObject([{ id, setAside: true }]);
    expect(aside.counts).toMatchObject({ failed: failed - 1, "set-aside": 1 });
    expect(await staff.status("takeBack", { id })).toBe(200);
    expect(await failedToday()).toEqual([failed, failed]);
    await staff.answer("setAside", { id });
    expect(await staff.answer("retryFailed")).toEqual({ retried: failed - 1 });
    const { person } = await staff.answer("person", { id: first?.person?.id });
    const kinds = person.timeline.flatMap(({ kind, by }) => (by?.id === staff.id ? [kind] : []));
    expect(kinds.toSorted()).toEqual(["set-aside", "set-aside", "taken-back"]);
    const { entries } = await app.storage.run((queries) =>
      readAudit(queries, { action: "message-set-aside", user: staff.id }),
    );
    expect(entries).toHaveLength(2);
  });

  test("that was sent is listed until midnight in the firm's time zone, the last sent first", async () => {
    // In November Denver is seven hours behind UTC.
    const midnight = Date.parse("2026-11-17T07:00:00Z");
    const now = midnight + 60_000;
    const app = await start({ options: { now: () => now } });
    const staff = await signInAs(app, "staff", undefined, now);
    await app.storage.transaction(async (queries) => {
      await seedLeads(
        { transaction: (work) => work(queries) },
        { count: 130, now, withMessages: true },
      );
      await queries.updateTable("outbox").set({ status: "sent", finished_at: midnight }).execute();
      const rows = await queries.selectFrom("outbox").select("id").orderBy("id").execute();
      const finish = (id = "", finished_at: number) =>
        queries.updateTable("outbox").set({ finished_at }).where("id", "=", id).execute();
      await finish(rows[0]?.id, midnight - 1);
      await finish(rows[1]?.id, midnight + 1);
    });
    const { counts, messages } = await mail(staff, { status: "sent" });
    expect(messages[0]?.finishedAt).toBe(midnight + 1);
    const pages = await allPages(staff, "mail", { status: "sent" });
    const all = pages.flatMap((page) => page.messages);
    for (const { finishedAt } of all) expect(finishedAt).toBeGreaterThanOrEqual(midnight);
    expect(new Set(all.map(({ id }) => id)).size).toBe(counts.sent);
    expect(counts.sent).toBeGreaterThan(100);
  });
});
