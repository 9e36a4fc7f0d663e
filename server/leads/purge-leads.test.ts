import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { changeRows, rowsIn } from "../../tests/support/rows.ts";
import { addMember } from "../desk/sign-in/users.ts";
import { mailFolder } from "../mail/mail-folder.ts";
import { type Outgoing, outboxRow } from "../outbox/queue.ts";
import { newId, newToken } from "../storage/ids.ts";
import { openSqlite, type Storage, sqliteFile } from "../storage/storage.ts";
import type { OutboxChannel } from "../storage/tables.ts";
import { erasePerson } from "./erase-person.ts";
import { purgeLeads } from "./purge-leads.ts";
import { leadRow, type NewLead } from "./record-lead.ts";

const old = Date.UTC(2020, 0, 1);
const before = Date.UTC(2021, 0, 1);

let dataDir: string;
let storage: Storage;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "purge-"));
  mkdirSync(mailFolder(dataDir));
  storage = await openSqlite(sqliteFile(dataDir));
});
afterEach(async () => {
  await storage.close();
  rmSync(dataDir, { recursive: true });
});

const oldLead = (about: Partial<NewLead> = {}): NewLead => ({
  id: newId(),
  kind: "contact",
  idempotencyHash: null,
  email: "ada@practice.example",
  sourcePage: "/",
  createdAt: old,
  ...about,
});

async function store(leads: readonly NewLead[]): Promise<void> {
  const rows = leads.map(leadRow);
  await storage.run((queries) => queries.insertInto("leads").values(rows).execute());
}

async function worked(
  table: "lead_notes" | "lead_events",
  lead_id: string,
  at: number,
  about: object,
) {
  await storage.transaction(async (queries) => {
    const author = await addMember(queries, `${newId()}@firm.example`, "staff", old);
    const row = { id: newId(), lead_id, author_id: author?.id ?? "", created_at: at, ...about };
    await queries
      .insertInto(table)
      .values(row as never)
      .execute();
  });
}

/** A message about a lead that was created with the lead and sent at this time. */
async function sent(leadId: string, channel: OutboxChannel, finished_at: number): Promise<void> {
  const outgoing: Outgoing = {
    channel: "mail",
    purpose: "results",
    draft: {} as never,
    recipients: [],
  };
  const row = outboxRow({ outgoing, leadId, now: old });
  await storage.run((queries) =>
    queries
      .insertInto("outbox")
      .values({ ...row, channel, status: "sent", finished_at })
      .execute(),
  );
}

/** A storage that stops after the first transaction. */
const dying = (): Storage => ({
  ...storage,
  async transaction(work) {
    await storage.transaction(work);
    throw new Error("died");
  },
});

const storedIds = async () => (await rowsIn(storage, "leads")).map(({ id }) => id);

describe("a purge", () => {
  test("erases in parts, with the copies of messages in the mail folder", async () => {
    const leads = Array.from({ length: 700 }, (_, second) => oldLead({ createdAt: old + second }));
    const kept = oldLead({ createdAt: before });
    await store([...leads, kept]);
    for (const { id } of [...leads.slice(0, 300), kept])
      writeFileSync(join(mailFolder(dataDir), `2020-results-${id}.eml`), "");

    const left: number[] = [];
    const watched: Storage = {
      ...storage,
      async transaction(work) {
        const result = await storage.transaction(work);
        left.push((await storedIds()).length);
        return result;
      },
    };
    expect(await purgeLeads(watched, dataDir, { before })).toBe(700);
    const steps = left.map((number, part) => (left[part - 1] ?? 701) - number);
    expect(Math.max(...steps)).toBeLessThanOrEqual(350);
    expect(await storedIds()).toEqual([kept.id]);
    expect(readdirSync(mailFolder(dataDir))).toEqual([`2020-results-${kept.id}.eml`]);
  });

  test.each<[string, (lead: NewLead, at: number) => Promise<unknown>]>([
    ["a note", ({ id }, at) => worked("lead_notes", id, at, { text: "Called." })],
    ["a change", ({ id }, at) => worked("lead_events", id, at, { kind: "status", details: "{}" })],
    ["an e-mail", ({ id }, at) => sent(id, "mail", at)],
  ])("keeps a lead with %s after the limit", async (_, contact) => {
    const [kept, gone] = [oldLead(), oldLead()];
    await store([kept, gone]);
    await contact(kept, before);
    await contact(gone, before - 1);
    expect(await purgeLeads(storage, dataDir, { before })).toBe(1);
    expect(await storedIds()).toEqual([kept.id]);
  });

  test("never erases a client, nor counts a call to another program as contact", async () => {
    const [client, called] = [oldLead(), oldLead()];
    await store([client, called]);
    await changeRows(storage, "leads", { status: "client" }, client.id);
    await sent(called.id, "webhook", before);
    expect(await purgeLeads(storage, dataDir, { before })).toBe(1);
    expect(await storedIds()).toEqual([client.id]);
  });

  test("keeps a lead whose next step is dated later", async () => {
    const [later, past] = [oldLead(), oldLead({ email: "ben@practice.example" })];
    await store([later, past]);
    for (const [{ id }, next_step_on] of [
      [later, "2021-01-01"],
      [past, "2020-12-30"],
    ] as const) {
      await changeRows(storage, "leads", { next_step: "Call back", next_step_on }, id);
    }
    expect(await purgeLeads(storage, dataDir, { before })).toBe(1);
    expect(await storedIds()).toEqual([later.id]);
  });

  test("stops between two parts when aborted", async () => {
    await store(Array.from({ length: 700 }, (_, second) => oldLead({ createdAt: old + second })));
    const erased = await purgeLeads(storage, dataDir, { before, signal: AbortSignal.abort() });
    expect(erased).toBeLessThan(700);
    expect(await storedIds()).toHaveLength(700 - erased);
  });

  test("continues past leads that must stay, and keeps subscribers", async () => {
    const reader = (number: number) => `reader.${number}@practice.example`;
    const readers = Array.from({ length: 450 }, (_, number) =>
      oldLead({ kind: "newsletter", email: reader(number), createdAt: old + number }),
    );
    const gone = oldLead({
      kind: "newsletter",
      email: "Gone@practice.example",
      createdAt: old + 500,
    });
    await store([...readers, gone]);
    await storage.run((queries) =>
      queries
        .insertInto("subscriptions")
        .values(
          readers.map(({ email }) => ({
            ...{ id: newId(), email, status: "confirmed", confirm_token_hash: null },
            ...{ confirm_sent_at: old, confirmations_sent: 1, unsubscribe_token: newToken() },
            ...{ created_at: old, confirmed_at: old },
          })) as never,
        )
        .execute(),
    );
    expect(await purgeLeads(storage, dataDir, { before, dryRun: true })).toBe(1);
    expect(await storedIds()).toHaveLength(451);
    expect(await purgeLeads(storage, dataDir, { before })).toBe(1);
    expect(await storedIds()).not.toContain(gone.id);
  });

  test.each([
    ["purge", () => purgeLeads(dying(), dataDir, { before })],
    ["erasure", (email: string) => erasePerson(dying(), dataDir, email)],
  ])(
    "leaves no copy of a message, even if the process dies as soon as the %s is stored",
    async (_, erase) => {
      const lead = oldLead();
      await store([lead]);
      writeFileSync(join(mailFolder(dataDir), `2020-results-${lead.id}.eml`), "");
      await expect(erase(lead.email)).rejects.toThrow("died");
      expect(await storedIds()).toEqual([]);
      expect(readdirSync(mailFolder(dataDir))).toEqual([]);
    },
  );

  test("keeps a lead whose message left after the mail folder was listed", async () => {
    const lead = oldLead();
    await store([lead]);
    await sent(lead.id, "mail", (await storage.now()) + 60_000);
    expect(await purgeLeads(storage, dataDir, { before })).toBe(0);
    await changeRows(storage, "outbox", { finished_at: old });
    expect(await purgeLeads(storage, dataDir, { before })).toBe(1);
  });
});
