import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addColleague } from "../../tests/support/bookings.ts";
import { mailTo, newLead } from "../../tests/support/leads.ts";
import { changeRows, rowsIn } from "../../tests/support/rows.ts";
import { seedBooking } from "../../tests/support/seed-bookings.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { addMember } from "../desk/sign-in/users.ts";
import { mailFolder } from "../mail/mail-folder.ts";
import { requestSubscription } from "../newsletter/subscriptions.ts";
import { outboxRow } from "../outbox/queue.ts";
import { erasePerson } from "../people/erase.ts";
import { mergePeople } from "../people/merge.ts";
import { summarize } from "../people/summarize.ts";
import { newId, newToken } from "../storage/ids.ts";
import { addRow, deleteRows, knownRow } from "../storage/rows.ts";
import { openSqlite, type Storage, sqliteFile } from "../storage/storage.ts";
import type { OutboxChannel } from "../storage/tables.ts";
import { purgeLeads } from "./purge-leads.ts";
import { insertLead, type NewLead } from "./record-lead.ts";

const old = Date.UTC(2020, 0, 1);
const before = Date.UTC(2021, 0, 1);

let dataDir: string;
let storage: Storage;
beforeEach(async () => {
  dataDir = temporaryFolder();
  mkdirSync(mailFolder(dataDir));
  storage = await openSqlite(sqliteFile(dataDir));
});
afterEach(() => storage.close());

/** Each of another person. */
const oldLead = (about: Partial<NewLead> = {}) =>
  newLead({ email: `${newId()}@practice.example`, createdAt: old, ...about });

/** Returns whose they are. */
function store(...leads: readonly NewLead[]): Promise<string[]> {
  return storage.transaction(async (queries) => {
    const people: string[] = [];
    for (const lead of leads) people.push((await insertLead(queries, lead)).personId);
    return people;
  });
}

async function worked(table: "person_notes" | "person_events", about: object) {
  await storage.transaction(async (queries) => {
    const author = await addMember(queries, `${newId()}@firm.example`, "staff", old);
    const row = { id: newId(), author_id: author?.id ?? "", ...about };
    await addRow(queries, table, row as never);
  });
}

/** A message about a lead that was created with the lead and sent at this time. */
async function sent(leadId: string, channel: OutboxChannel, finished_at: number) {
  const row = { ...outboxRow(mailTo(), { leadId, now: old }), channel, finished_at };
  await storage.run((queries) => addRow(queries, "outbox", { ...row, status: "sent" }));
}

/** A storage that stops after the first transaction. */
const dying = (): Storage => ({
  ...storage,
  async transaction(work) {
    await storage.transaction(work);
    throw new Error("died");
  },
});

const note = { text: "Called.", search_text: "called." };
const event = { kind: "status", details: "{}" };
const storedIds = async () => (await rowsIn(storage, "leads")).map(({ id }) => id);

describe("a purge", () => {
  test("erases in parts, with the copies of messages in the mail folder", async () => {
    const leads = Array.from({ length: 700 }, (_, second) => oldLead({ createdAt: old + second }));
    const kept = oldLead({ createdAt: before });
    await store(...leads, kept);
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

  type Contact = (at: number, lead_id: string, person_id: string) => Promise<unknown>;
  test.each<[string, Contact]>([
    [
      "a note",
      (created_at, _, person_id) => worked("person_notes", { ...note, person_id, created_at }),
    ],
    [
      "a change",
      (created_at, _, person_id) => worked("person_events", { ...event, person_id, created_at }),
    ],
    ["an e-mail", (at, id) => sent(id, "mail", at)],
  ])("keeps a lead with %s after the limit", async (_, contact) => {
    const [kept, gone] = [oldLead(), oldLead()];
    const [keptPerson = "", gonePerson = ""] = await store(kept, gone);
    await contact(before, kept.id, keptPerson);
    await contact(before - 1, gone.id, gonePerson);
    expect(await purgeLeads(storage, dataDir, { before })).toBe(1);
    expect(await storedIds()).toEqual([kept.id]);
    expect(await rowsIn(storage, "people")).toMatchObject([{ id: keptPerson }]);
  });

  test("never erases a client, nor counts a call to another program as contact", async () => {
    const [client, called] = [oldLead(), oldLead()];
    const [person] = await store(client, called);
    await changeRows(storage, "people", { status: "client" }, person);
    await sent(called.id, "webhook", before);
    expect(await purgeLeads(storage, dataDir, { before })).toBe(1);
    expect(await storedIds()).toEqual([client.id]);
  });

  test("keeps a lead whose next step is dated later", async () => {
    const [later, past] = [oldLead(), oldLead()];
    const people = await store(later, past);
    for (const [n, next_step_on] of ["2021-01-01", "2020-12-30"].entries())
      await changeRows(storage, "people", { next_step: "Call back", next_step_on }, people[n]);
    expect(await purgeLeads(storage, dataDir, { before })).toBe(1);
    expect(await storedIds()).toEqual([later.id]);
  });

  test("keeps who has lost their last lead and was worked on after the limit", async () => {
    const [kept, gone, later] = await store(oldLead(), oldLead(), oldLead());
    await changeRows(storage, "people", { created_at: old });
    await storage.run((queries) => deleteRows(queries, "leads", {}));
    await storage.transaction((queries) =>
      summarize(queries, [kept ?? "", gone ?? "", later ?? ""]),
    );
    await worked("person_notes", { ...note, person_id: kept, created_at: before });
    await worked("person_notes", { ...note, person_id: gone, created_at: before - 1 });
    const step = { next_step: "Call back", next_step_on: "2021-01-01" };
    await changeRows(storage, "people", step, later);
    await purgeLeads(storage, dataDir, { before });
    const left = (await rowsIn(storage, "people")).map(({ id }) => id);
    expect(left.toSorted()).toEqual([kept, later].toSorted());
  });

  test("keeps a reader whose address was merged into a person who sent nothing since", async () => {
    const [person = "", reader = ""] = await store(oldLead(), oldLead({ kind: "newsletter" }));
    const now = old;
    await storage.transaction(async (queries) => {
      const { email } = await knownRow(queries, "people", { id: reader });
      await requestSubscription(queries, { personId: reader, email: email ?? "" }, now);
      const user = { id: "dana", email: "dana@firm.example" };
      await addRow(queries, "desk_users", { ...user, role: "admin", created_at: old });
      await mergePeople(queries, person, reader, { user, now });
    });
    expect(await purgeLeads(storage, dataDir, { before })).toBe(1);
    expect(await rowsIn(storage, "subscriptions")).toMatchObject([{ person_id: reader }]);
  });

  test("erases a person with their calls, but none who has a later call", async () => {
    await addColleague(storage);
    const { id } = await seedBooking(storage, "dana", { starts_at: before, lead_id: null });
    await changeRows(storage, "leads", { created_at: old });
    expect(await purgeLeads(storage, dataDir, { before })).toBe(0);
    await changeRows(storage, "bookings", { ends_at: before - 1 });
    writeFileSync(join(mailFolder(dataDir), `2020-booking-confirmation-${id}.eml`), "");
    expect(await purgeLeads(storage, dataDir, { before })).toBe(1);
    for (const table of ["people", "bookings"] as const)
      expect(await rowsIn(storage, table)).toEqual([]);
    expect(readdirSync(mailFolder(dataDir))).toEqual([]);
  });

  test("stops between two parts when aborted", async () => {
    await store(
      ...Array.from({ length: 700 }, (_, second) => oldLead({ createdAt: old + second })),
    );
    const erased = await purgeLeads(storage, dataDir, { before, signal: AbortSignal.abort() });
    expect(erased).toBeLessThan(700);
    expect(await storedIds()).toHaveLength(700 - erased);
  });

  test("continues past leads that must stay, and keeps subscribers", async () => {
    const about = (second: number) => ({ kind: "newsletter", createdAt: old + second }) as const;
    const readers = Array.from({ length: 450 }, (_, second) => oldLead(about(second)));
    const gone = oldLead(about(500));
    const people = await store(...readers, gone);
    await storage.run((queries) =>
      queries
        .insertInto("subscriptions")
        .values(
          people.slice(0, 450).map((person_id) => ({
            ...{ id: newId(), person_id, status: "confirmed", confirm_sent_at: old },
            ...{ confirmations_sent: 1, unsubscribe_token: newToken(), created_at: old },
          })),
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
    [
      "erasure",
      ({ email = "" }: NewLead) =>
        erasePerson(dying(), { email }, { dataDir, origin: "", now: Date.now() }),
    ],
  ])(
    "leaves no copy of a message, even if the process dies as soon as the %s is stored",
    async (_, erase) => {
      const lead = oldLead();
      await store(lead);
      writeFileSync(join(mailFolder(dataDir), `2020-results-${lead.id}.eml`), "");
      await expect(erase(lead)).rejects.toThrow("died");
      expect(await rowsIn(storage, "people")).toEqual([]);
      expect(readdirSync(mailFolder(dataDir))).toEqual([]);
    },
  );

  test("keeps a lead whose message left after the mail folder was listed", async () => {
    const lead = oldLead();
    await store(lead);
    await sent(lead.id, "mail", (await storage.now()) + 60_000);
    expect(await purgeLeads(storage, dataDir, { before })).toBe(0);
    await changeRows(storage, "outbox", { finished_at: old });
    expect(await purgeLeads(storage, dataDir, { before })).toBe(1);
  });
});
