import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { resultsEmail } from "#content/calculators/results-email.ts";
import { contactPath, sendEmailPath } from "#contracts/endpoints.ts";
import { fillIn } from "#wording/fill-in.ts";
import { appOnEveryEngine, startApp } from "../../tests/support/app.ts";
import { signInAs } from "../../tests/support/desk.ts";
import { mailTo, newLead, writeNote } from "../../tests/support/leads.ts";
import { addReaders, beginIssue, readIssueRow } from "../../tests/support/newsletter.ts";
import { allMailLeft } from "../../tests/support/person-with-everything.ts";
import { resultsRequest } from "../../tests/support/requests.ts";
import { everythingIn, rowsIn } from "../../tests/support/rows.ts";
import { onEveryEngine } from "../../tests/support/storages.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { insertConnection } from "../connections/connections.ts";
import { type NewLead, recordLead } from "../leads/record-lead.ts";
import { silentLog } from "../log.ts";
import { mailFolder } from "../mail/mail-folder.ts";
import { feedOutbox } from "../newsletter/feed-outbox.ts";
import { requestSubscription } from "../newsletter/subscriptions.ts";
import { enqueue } from "../outbox/queue.ts";
import { addRow } from "../storage/rows.ts";
import { openSqlite, type Storage, sqliteFile } from "../storage/storage.ts";
import { changePerson } from "./change.ts";
import { erasePerson } from "./erase.ts";
import { findOrMake } from "./find-or-make.ts";
import { heldAbout, tracesOf } from "./held-about.ts";
import { recordEvent } from "./history.ts";
import { mergePeople, undoMerge } from "./merge.ts";
import { countUnsubscribed } from "./suppressions.ts";

const zeb = "zeb.quixote@victim.example";
const origin = "https://site.example";
const now = Date.now();

let dataDir: string;
let storage: Storage;
beforeEach(() => {
  dataDir = temporaryFolder();
  mkdirSync(mailFolder(dataDir));
});

const letter = (about: string, address: string, purpose = "results") =>
  mailTo(address, purpose, {
    ...{ date: "2026", messageId: `<${purpose}-${about}@x>`, to: { address } },
  });

/** A lead with a message to its visitor and one to its CPA, and their copies in the mail folder. */
async function store(about: Partial<NewLead>): Promise<{ id: string; personId: string }> {
  const lead = newLead({ kind: "estimate", email: zeb, createdAt: now, ...about });
  const { id, email = "", cpaEmail } = lead;
  const copies = cpaEmail ? [letter(id, cpaEmail, "results-for-cpa")] : [];
  for (const { purpose } of [letter(id, email), ...copies])
    writeFileSync(join(mailFolder(dataDir), `2026-${purpose}-${id}.eml`), "");
  return recordLead(storage, lead, [letter(id, email), ...copies]);
}

const subscribe = () =>
  storage.transaction(async (queries) => {
    const { id: personId } = await findOrMake(queries, { email: zeb }, { now });
    await requestSubscription(queries, { personId, email: zeb }, now);
  });

const erase = (email = zeb) =>
  erasePerson(storage, { email }, { dataDir, origin, now: Date.now() });
const held = () =>
  storage.run(async (queries) => heldAbout(queries, await tracesOf(queries, { email: zeb })));
const nothing = { leads: 0, messages: 0, notes: 0, bookings: 0, subscriptions: 0, cpaOf: 0 };

onEveryEngine("erasing a person", (open) => {
  beforeEach(async () => {
    storage = await open();
  });

  test("takes their address out of a merge of somebody who had it before", async () => {
    const user = { id: "omar", email: "omar@ledgerwell.example" };
    const caller = await store({ email: undefined, phone: "(801) 555-0100" });
    const reader = await store({});
    await storage.transaction(async (queries) => {
      await addRow(queries, "desk_users", { ...user, role: "admin", created_at: now });
      const by = { user, now };
      await mergePeople(queries, caller.personId, reader.personId, by);
      await changePerson(queries, caller.personId, { email: "new@zeb.example" }, by);
    });
    await store({});
    await erase();
    expect(await everythingIn(storage)).not.toContain(zeb);
    await storage.transaction((queries) => undoMerge(queries, reader.personId, { user, now }));
    const left = (await rowsIn(storage, "people")).map(({ email }) => email);
    expect(left.toSorted()).toEqual(["new@zeb.example", null]);
  });

  test("withdraws what still waits of a newsletter, with its copy in the mail folder", async () => {
    const [reader] = await addReaders(storage, 1);
    const id = await beginIssue(storage);
    const parts = { storage, perSecond: 5, origin, log: silentLog };
    await feedOutbox({ ...parts, now: async () => now });
    expect(await rowsIn(storage, "outbox")).toHaveLength(1);
    const copy = `2026-newsletter-issue-${id}-${reader?.id}.eml`;
    writeFileSync(join(mailFolder(dataDir), copy), "");
    expect(await erase(reader?.email)).toMatchObject({ before: { subscriptions: 1 }, files: 1 });
    expect(await rowsIn(storage, "outbox")).toEqual([]);
    expect(readdirSync(mailFolder(dataDir))).toEqual([]);
    expect(await readIssueRow(storage, id)).toMatchObject({ readers: 1, unsubscribed: 1 });
  });

  test("puts only readers of the newsletter on the suppression list", async () => {
    const unsubscribed = () => storage.run(countUnsubscribed);
    await store({});
    await erase();
    expect(await unsubscribed()).toBe(0);
    await subscribe();
    await erase();
    expect(await unsubscribed()).toBe(1);
  });

  test("clears the address where another person's lead names it as the CPA's, and keeps that lead", async () => {
    await storage.transaction((queries) =>
      insertConnection(queries, { name: "CRM", url: "https://crm.example", now }),
    );
    const ada = "ada@practice.example";
    const { id, personId } = await store({ email: ada, cpaEmail: "Zeb.Quixote@victim.example" });
    await storage.transaction(async (queries) => {
      const outgoing = letter(`for ${zeb}`, "info@firm.example", "delivery-alert");
      await enqueue(queries, [outgoing], { personId, leadId: id, now });
      for (const address of [zeb, ada]) {
        const again = { kind: "sent-again" as const, purpose: "x", addresses: [address] };
        await recordEvent(queries, personId, { now }, again);
      }
    });
    expect(await held()).toEqual({ ...nothing, cpaOf: 1 });
    expect(await everythingIn(storage)).toContain(zeb);

    await erase();
    expect(await everythingIn(storage)).not.toMatch(/zeb/);
    expect(await rowsIn(storage, "leads")).toMatchObject([{ id, cpa_email: null }]);
    const messages = await rowsIn(storage, "outbox");
    expect(messages.map(({ purpose }) => purpose).sort()).toEqual(["lead", "results"]);
    const body = messages.find(({ channel }) => channel === "webhook")?.content ?? "";
    expect(JSON.parse(body)).toMatchObject({ type: "lead.created", data: { id } });
    expect(await rowsIn(storage, "person_events")).toHaveLength(1);
    expect(readdirSync(mailFolder(dataDir))).toEqual([`2026-results-${id}.eml`]);
  });
});

appOnEveryEngine("erasing the CPA of somebody else's results", (start) => {
  test("leaves the address in no table and no mail, and sending again brings none back", async () => {
    const app = await start({ env: { RATE_LIMIT: "off" } });
    const staff = await signInAs(app, "staff");
    const request = resultsRequest();
    request.calculation.contact.cpaEmail = "Zeb.Quixote@Victim.example";
    const { id } = await (await app.post(sendEmailPath, request)).json();
    const places = async () =>
      (await everythingIn(app.storage)) + JSON.stringify(await app.mails(0));
    await app.mails(2);
    await allMailLeft(app);
    const sentence = fillIn(resultsEmail.copied, { cpaEmail: zeb });
    expect(await everythingIn(app.storage)).toContain(sentence.toLowerCase());

    const { dataDir } = app.environment;
    await erasePerson(app.storage, { email: zeb }, { dataDir, origin, now: Date.now() });
    expect(await places()).not.toMatch(/quixote/i);
    const { person } = await staff.answer("person", { id });
    const results = person.messages.find(({ purpose }) => purpose === "results");
    const body = { idempotencyKey: randomUUID(), addresses: [request.to] };
    await staff.answer("sendAgain", { id: results?.id ?? "", body });
    await allMailLeft(app);
    const [again] = await app.mails(1);
    expect(again?.text).toContain("$33,075");
    expect(await places()).not.toMatch(/quixote/i);
  });
});

describe("erasing a person from SQLite", () => {
  beforeEach(async () => {
    storage = await openSqlite(sqliteFile(dataDir));
  });
  afterEach(() => storage.close());

  const secrets = ["quixote", "dulcinea", "rocinante"];

  /** Uses texts long enough to fill whole database pages, with other rows before and after. */
  async function storeAmongOthers() {
    for (const number of [1, 2, 3]) {
      await store({ email: `visitor.${number}@sample.example`, message: "x".repeat(900) });
      const { personId } = await store({
        name: "Zeb Quixote",
        practiceName: "Dulcinea Dental",
        message: "Rocinante ".repeat(1000),
      });
      await writeNote(storage, personId, "Rocinante again");
      await subscribe();
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
    await erase();
    expect(readableIn()).toEqual([]);
  });

  test("does not wait for a reading process, and the next checkpoint empties the log", async () => {
    await store({ name: "Quixote", practiceName: "Dulcinea", message: "Rocinante" });
    const reader = new DatabaseSync(sqliteFile(dataDir), { readOnly: true });
    reader.exec("BEGIN; SELECT * FROM leads");
    await erase();
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
    await erasePerson(app.storage, { email }, { dataDir, origin, now: Date.now() });
  }
  // Lets the worker finish what it was writing.
  await app.close();
  expect(readdirSync(mailFolder(dataDir))).toEqual([]);
});
