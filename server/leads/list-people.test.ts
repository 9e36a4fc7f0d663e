import { expect, test } from "vitest";
import { addColleague } from "../../tests/support/bookings.ts";
import { newLead } from "../../tests/support/leads.ts";
import { changeRows } from "../../tests/support/rows.ts";
import { seedBooking } from "../../tests/support/seed-bookings.ts";
import { onEveryEngine } from "../../tests/support/storages.ts";
import { addNote } from "../desk/person-notes.ts";
import type { Storage } from "../storage/storage.ts";
import type { PersonRow } from "../storage/tables.ts";
import {
  leadsOf,
  listByAmount,
  listDueFirst,
  listPeople,
  readAmountPosition,
  readDueFirstPosition,
  waitsLongest,
  writeAmountPosition,
  writeDueFirstPosition,
} from "./list-people.ts";
import type { ListFilters } from "./people-filter.ts";
import { insertLead, type NewLead } from "./record-lead.ts";

const day = "2026-11-17";
let leads = 0;

/** Stores what a person sent, later than what was stored before. Returns the person's id. */
async function store(
  storage: Storage,
  who: string,
  row: Partial<PersonRow> = {},
  about: Partial<NewLead> = {},
): Promise<string> {
  leads += 1;
  const later = { id: `lead-${leads}`, createdAt: 1000 + leads };
  const lead = newLead({ email: `${who}@practice.example`, ...later, ...about });
  const { personId } = await storage.transaction((queries) => insertLead(queries, lead));
  if (Object.keys(row).length > 0) await changeRows(storage, "people", row, personId);
  return personId;
}

const who = ({ email }: Pick<PersonRow, "email">) => email?.split("@")[0] ?? "";
const step = (on: string) => ({ next_step: "Call back", next_step_on: on });

/** Everyone, read in pages of this size. */
async function read(storage: Storage, size: number, filters: ListFilters = {}, today = [day]) {
  const seen: string[] = [];
  for (let after: string | undefined, page = 0; ; page += 1) {
    const { people, dueBy } = await storage.run((queries) =>
      listDueFirst(queries, {
        filters,
        after: readDueFirstPosition(after),
        limit: size,
        day: today[page] ?? today.at(-1) ?? day,
      }),
    );
    const last = people.at(-1);
    if (last === undefined) return seen;
    seen.push(...people.map(who));
    const on = last.next_step_on !== null && last.next_step_on <= dueBy ? last.next_step_on : null;
    after = writeDueFirstPosition({ dueBy, on, at: last.newest_at, id: last.id });
  }
}

onEveryEngine("the list of people", (open) => {
  const seeded = async () => {
    const storage = await open();
    await store(storage, "old");
    await store(storage, "overdue-long", step("2026-10-01"));
    await store(storage, "due-today", step(day));
    await store(storage, "tomorrow", step("2026-11-18"));
    await store(storage, "overdue", step("2026-11-16"));
    await store(storage, "overdue-too", step("2026-11-16"));
    await store(storage, "new", { status: "meeting" });
    return storage;
  };

  test.each([1, 2, 3, 10])(
    "has those whose next step is due first, by date, then the newest, in pages of %i",
    async (size) => {
      expect(await read(await seeded(), size)).toEqual([
        ...["overdue-long", "overdue-too", "overdue", "due-today"],
        ...["new", "tomorrow", "old"],
      ]);
    },
  );

  test.each([1, 2, 10])("of planned next steps is sorted by date, in pages of %i", async (size) => {
    expect(await read(await seeded(), size, { nextStep: "planned" })).toEqual([
      ...["overdue-long", "overdue-too", "overdue", "due-today", "tomorrow"],
    ]);
  });

  test("repeats and omits nothing when a day ends between two pages", async () => {
    const seen = await read(await seeded(), 2, {}, [day, day, "2026-11-18"]);
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
  });

  test.each([1, 2, 10])(
    "is sorted by amount in pages of %i, those without one last",
    async (size) => {
      const storage = await open();
      for (const [id, amount] of Object.entries({
        a: 500,
        b: null,
        c: 900.5,
        d: 500,
        e: 0,
        f: null,
      }))
        await store(storage, id, amount === null ? step(day) : {}, {
          ...(amount !== null && { result: { estimatedCredit: amount } }),
        });
      const seen: string[] = [];
      for (let after: string | undefined; ; ) {
        const position = readAmountPosition(after);
        const people = await storage.run((queries) =>
          listByAmount(queries, { filters: {}, after: position, limit: size }),
        );
        const last = people.at(-1);
        if (last === undefined) break;
        seen.push(...people.map(who));
        after = writeAmountPosition(last);
      }
      expect(seen).toEqual(["c", "d", "a", "e", "f", "b"]);
    },
  );

  test("names who has waited longest without a first contact or a coming call", async () => {
    const storage = await open();
    await addColleague(storage);
    await store(storage, "reader", {}, { kind: "newsletter" });
    await store(storage, "called", { status: "contacted" });
    await store(storage, "ada");
    await seedBooking(storage, "dana", { starts_at: 5_000_000 });
    await store(storage, "waits");
    await store(storage, "newer");
    const longest = async (filters: ListFilters, now: number) =>
      (await storage.run((queries) => waitsLongest(queries, filters, now)))?.email;
    expect(await longest({ status: "contacted" }, 5_000_000)).toBe("waits@practice.example");
    expect(await longest({}, 9_000_000)).toBe("ada@practice.example");
    expect(await longest({ kind: "estimate" }, 0)).toBeUndefined();
  });

  test("is searched in messages, notes, state and partner, with any apostrophe", async () => {
    const storage = await open();
    const about = { name: "Dr. O’Brien", message: "URGENT: the “deadline” is Friday" };
    const inputs = { state: "Ohio" };
    const id = await store(storage, "found", {}, { ...about, inputs, partner: "fortune" });
    await store(storage, "other", {}, { name: "Dr. OBrien", inputs: { state: "Utah" } });
    await addColleague(storage);
    const by = { user: { id: "dana", email: "dana@ledgerwell.example" }, now: 1 };
    const note = { text: "Café at Noon", idempotencyKey: "key" };
    await storage.transaction((queries) => addNote(queries, id, note, by));
    const searches = ["o'brien", "O’BRIEN", "o‘brien", "urgent friday", '"deadline"', "ohio"];
    for (const search of [...searches, "fortune", "cafe noon", "o`brien cafe ohio"])
      expect(await read(storage, 9, { search }), search).toEqual(["found"]);
  });

  test("has a person once, however often they write and however the address is written", async () => {
    const storage = await seeded();
    const id = await store(storage, "Old", {}, { result: { estimatedCredit: 7000 } });
    const [first] = await storage.run((queries) => listPeople(queries, { filters: {}, limit: 9 }));
    expect(first).toMatchObject({ id, email: "old@practice.example", estimated_credit: 7000 });
    expect(await read(storage, 9)).toHaveLength(7);
    expect((await storage.run((queries) => leadsOf(queries, [id]))).get(id)).toHaveLength(2);
  });
});
