import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { contactPath } from "#contracts/endpoints.ts";
import { startApp } from "../../tests/support/app.ts";
import { addReaders, beginIssue, readIssueRow } from "../../tests/support/newsletter.ts";
import { rowsIn } from "../../tests/support/rows.ts";
import { onEveryEngine } from "../../tests/support/storages.ts";
import { insertConnection } from "../connections/connections.ts";
import { addMember } from "../desk/sign-in/users.ts";
import { silentLog } from "../log.ts";
import { mailFolder } from "../mail/mail-folder.ts";
import { feedOutbox } from "../newsletter/feed-outbox.ts";
import { requestSubscription } from "../newsletter/subscriptions.ts";
import { countUnsubscribed } from "../newsletter/suppressions.ts";
import { enqueue, type Outgoing } from "../outbox/queue.ts";
import { newId } from "../storage/ids.ts";
import { openSqlite, type Storage, sqliteFile } from "../storage/storage.ts";
import { erasePerson, heldAboutPerson } from "./erase-person.ts";
import { type NewLead, recordLead } from "./record-lead.ts";

const zeb = "zeb.quixote@victim.example";
const now = Date.now();

let dataDir: string;
let storage: Storage;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "erase-"));
  mkdirSync(mailFolder(dataDir));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const letter = (to: string, purpose = "results"): Outgoing => ({
  channel: "mail",
  purpose,
  draft: { to: { address: to } } as never,
  recipients: [{ address: to, role: "to" }],
});

/**
 * A lead with one message to its visitor, a copy of it in the mail folder, and one message to its
 * CPA.
 */
async function store(about: Partial<NewLead>): Promise<string> {
  const lead: NewLead = {
    id: newId(),
    kind: "estimate",
    idempotencyHash: null,
    email: zeb,
    sourcePage: "/",
    createdAt: now,
    ...about,
  };
  const { id, email, cpaEmail } = lead;
  const messages = [letter(email), ...(cpaEmail ? [letter(cpaEmail, "results-for-cpa")] : [])];
  await recordLead(storage, lead, messages);
  for (const { purpose } of messages) {
    writeFileSync(join(mailFolder(dataDir), `2026-${purpose}-${id}.eml`), "");
  }
  return id;
}

async function note(leadId: string, text: string): Promise<void> {
  await storage.transaction(async (queries) => {
    const author = await addMember(queries, `author-${newId()}@firm.example`, "staff", now);
    const row = { id: newId(), lead_id: leadId, author_id: author?.id ?? "", created_at: now };
    await queries
      .insertInto("lead_notes")
      .values({ ...row, text })
      .execute();
  });
}

const held = () => storage.run((queries) => heldAboutPerson(queries, zeb));
async function everything(): Promise<string> {
  const tables = ["leads", "outbox", "lead_notes", "lead_events", "subscriptions"] as const;
  return JSON.stringify(
    await Promise.all(tables.map((table) => rowsIn(storage, table))),
  ).toLowerCase();
}

onEveryEngine("erasing a person", (open) => {
  beforeEach(async () => {
    storage = await open();
  });

  test("removes every lead of the address with messages and notes, and the subscription", async () => {
    const first = await store({ name: "Zeb Quixote" });
    const second = await store({ kind: "contact", email: "Zeb.Quixote@Victim.example" });
    await note(first, "Zeb.Quixote@victim.example called");
    await storage.transaction((queries) => requestSubscription(queries, zeb, now));
    const other = await store({ email: "other@practice.example" });
    await note(other, "stays");

    const expected = { leads: 2, messages: 2, notes: 1, bookings: 0, subscriptions: 1, cpaOf: 0 };
    expect(await held()).toEqual(expected);
    expect(await erasePerson(storage, dataDir, "ZEB.quixote@victim.example")).toEqual({
      ...expected,
      files: 2,
    });
    expect(await held()).toEqual({
      leads: 0,
      messages: 0,
      notes: 0,
      bookings: 0,
      subscriptions: 0,
      cpaOf: 0,
    });
    expect(await everything()).not.toMatch(/zeb/);
    expect((await rowsIn(storage, "leads")).map(({ id }) => id)).toEqual([other]);
    expect(await rowsIn(storage, "lead_notes")).toHaveLength(1);
    expect(readdirSync(mailFolder(dataDir))).toEqual([`2026-results-${other}.eml`]);
    const erased = (subject: string) => ({ action: "lead-erased", subject });
    const audit = await rowsIn(storage, "desk_audit");
    expect(audit).toMatchObject([erased(first), erased(second)]);
  });

  test("withdraws what still waits of a newsletter, with its copy in the mail folder", async () => {
    const [reader] = await addReaders(storage, 1);
    const id = await beginIssue(storage);
    const parts = { storage, perSecond: 5, origin: "https://site.example", log: silentLog };
    await feedOutbox({ ...parts, now: async () => now });
    expect(await rowsIn(storage, "outbox")).toHaveLength(1);
    const copy = `2026-newsletter-issue-${id}-${reader?.id}.eml`;
    writeFileSync(join(mailFolder(dataDir), copy), "");
    const erased = await erasePerson(storage, dataDir, reader?.email ?? "");
    expect(erased).toMatchObject({ subscriptions: 1, files: 1 });
    expect(await rowsIn(storage, "outbox")).toEqual([]);
    expect(readdirSync(mailFolder(dataDir))).toEqual([]);
    expect(await readIssueRow(storage, id)).toMatchObject({ readers: 1, unsubscribed: 1 });
  });

  test("puts only readers of the newsletter on the suppression list", async () => {
    const unsubscribed = () => storage.run(countUnsubscribed);
    await store({});
    await erasePerson(storage, dataDir, zeb);
    expect(await unsubscribed()).toBe(0);
    await storage.transaction((queries) => requestSubscription(queries, zeb, now));
    await erasePerson(storage, dataDir, zeb);
    expect(await unsubscribed()).toBe(1);
  });

  test("clears the address where another person's lead names it as the CPA's, and keeps that lead", async () => {
    await storage.transaction((queries) =>
      insertConnection(queries, { name: "CRM", url: "https://crm.example", now }),
    );
    const id = await store({
      email: "ada@practice.example",
      cpaEmail: "Zeb.Quixote@victim.example",
    });
    await storage.transaction(async (queries) => {
      const outgoing = letter("info@firm.example", "delivery-alert");
      const refused = { ...outgoing, draft: { words: `refused: ${zeb}` } as never } as Outgoing;
      await enqueue(queries, [{ outgoing: refused, leadId: id, now }]);
      const details = (address: string) => JSON.stringify({ purpose: "x", addresses: [address] });
      const event = { lead_id: id, author_id: null, kind: "sent-again", created_at: now };
      await queries
        .insertInto("lead_events")
        .values([
          { ...event, id: newId(), details: details(zeb) },
          { ...event, id: newId(), details: details("ada@practice.example") },
        ])
        .execute();
    });
    expect(await held()).toEqual({
      leads: 0,
      messages: 0,
      notes: 0,
      bookings: 0,
      subscriptions: 0,
      cpaOf: 1,
    });
    expect(await everything()).toContain(zeb);

    await erasePerson(storage, dataDir, zeb);
    expect(await everything()).not.toMatch(/zeb/);
    expect(await rowsIn(storage, "leads")).toMatchObject([{ id, cpa_email: null }]);
    const messages = await rowsIn(storage, "outbox");
    expect(messages.map(({ purpose }) => purpose).sort()).toEqual(["lead", "results"]);
    const body = messages.find(({ channel }) => channel === "webhook")?.content ?? "";
    expect(JSON.parse(body)).toMatchObject({ type: "lead.created", data: { id } });
    expect(await rowsIn(storage, "lead_events")).toHaveLength(1);
    expect(readdirSync(mailFolder(dataDir))).toEqual([]);
  });
});

describe("erasing a person from SQLite", () => {
  beforeEach(async () => {
    storage = await openSqlite(sqliteFile(dataDir));
  });
  afterEach(() => storage.close());

  const secrets = ["quixote", "dulcinea", "rocinante"];

  /** Uses texts long enough to fill whole database pages, with other rows before and after. */
  async function storeAmongOthers(): Promise<void> {
    for (const number of [1, 2, 3]) {
      await store({ email: `visitor.${number}@sample.example`, message: "x".repeat(900) });
      const id = await store({
        name: "Zeb Quixote",
        practiceName: "Dulcinea Dental",
        message: "Rocinante ".repeat(1000),
      });
      await note(id, "Rocinante again");
      await storage.transaction((queries) => requestSubscription(queries, zeb, now));
    }
  }

  function readableIn(): string[] {
    const files = ["", "-wal", "-shm"].map((end) => sqliteFile(dataDir) + end).filter(existsSync);
    const bytes = files.map((file) => readFileSync(file, "latin1").toLowerCase()).join();
    return secrets.filter((secret) => bytes.includes(secret));
  }

  test("leaves none of their text in the database files", async () => {
    await storeAmongOthers();
    expect(readableIn()).toEqual(secrets);
    await erasePerson(storage, dataDir, zeb);
    expect(readableIn()).toEqual([]);
  });

  test("does not wait for a reading process, and the next checkpoint empties the log", async () => {
    await store({ name: "Quixote", practiceName: "Dulcinea", message: "Rocinante" });
    const reader = new DatabaseSync(sqliteFile(dataDir), { readOnly: true });
    reader.exec("BEGIN; SELECT * FROM leads");
    await erasePerson(storage, dataDir, zeb);
    expect(await storage.checkpoint()).toBe(false);
    expect(readableIn()).toEqual(secrets);
    reader.close();
    expect(await storage.checkpoint()).toBe(true);
    expect(readableIn()).toEqual([]);
  });
});

test("a message that is being written while its person is erased leaves no copy", async () => {
  const app = await startApp({ env: { DATA_DIR: dataDir, RATE_LIMIT: "off" } });
  for (let number = 0; number < 30; number++) {
    const email = `visitor.${number}@practice.example`;
    const form = { name: "Ada Lind", email, message: "Hello", sourcePage: "/contact" };
    expect((await app.post(contactPath, { ...form, filledInMs: 4000 })).status).toBe(200);
    await erasePerson(app.storage, dataDir, email);
  }
  // Lets the worker finish what it was writing.
  await app.close();
  expect(readdirSync(mailFolder(dataDir))).toEqual([]);
});
