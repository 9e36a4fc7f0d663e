import { expect, test } from "vitest";
import type { LeadFilters } from "#contracts/desk/leads.ts";
import { onEveryEngine } from "../../tests/support/storages.ts";
import type { Storage } from "../storage/storage.ts";
import type { LeadRow } from "../storage/tables.ts";
import { fillSearch } from "./fill-search.ts";
import {
  countArrivedSince,
  leadsOfSameAddress,
  listByAmount,
  listDueFirst,
  listLeads,
  newestArrival,
  readAmountPosition,
  readDueFirstPosition,
  waitsLongest,
  writeAmountPosition,
  writeDueFirstPosition,
} from "./list-leads.ts";
import { leadRow, type NewLead } from "./record-lead.ts";

const day = "2026-11-17";

/** Stores a lead; the later the call, the newer the lead. */
async function store(
  storage: Storage,
  id: string,
  row: Partial<LeadRow> = {},
  about: Partial<NewLead> = {},
) {
  const { count } = await storage.run((queries) =>
    queries
      .selectFrom("leads")
      .select(({ fn }) => fn.countAll().as("count"))
      .executeTakeFirstOrThrow(),
  );
  const lead = {
    id,
    kind: "contact",
    idempotencyHash: null,
    email: `${id}@practice.example`,
    sourcePage: "/contact",
    createdAt: 1000 + Number(count),
    ...about,
  } as const;
  await storage.run((queries) =>
    queries
      .insertInto("leads")
      .values({ ...leadRow(lead), ...row })
      .execute(),
  );
}

const step = (on: string) => ({ next_step: "Call back", next_step_on: on });

/** All ids, read in pages of this size. */
async function read(storage: Storage, size: number, filters: LeadFilters = {}, today = [day]) {
  const ids: string[] = [];
  for (let after: string | undefined, page = 0; ; page += 1) {
    const { leads, dueBy } = await storage.run((queries) =>
      listDueFirst(queries, {
        filters,
        after: readDueFirstPosition(after),
        limit: size,
        day: today[page] ?? today.at(-1) ?? day,
      }),
    );
    const last = leads.at(-1);
    if (last === undefined) return ids;
    ids.push(...leads.map(({ id }) => id));
    const on = last.next_step_on !== null && last.next_step_on <= dueBy ? last.next_step_on : null;
    after = writeDueFirstPosition({ dueBy, on, at: last.created_at, id: last.id });
  }
}

onEveryEngine("the list of leads", (open) => {
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
    "has the leads whose next step is due first, by date, then the newest, in pages of %i",
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

  test("counts what has arrived since it was read, with the same filters", async () => {
    const storage = await seeded();
    const filters = { status: "new" } as const;
    const since = await storage.run((queries) => newestArrival(queries, filters));
    await store(storage, "one-more");
    await store(storage, "other-status", { status: "client" });
    expect(await storage.run((queries) => countArrivedSince(queries, filters, since))).toBe(1);
    expect(await storage.run((queries) => newestArrival(queries, { kind: "estimate" }))).toBe(0);
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
      const ids: string[] = [];
      for (let after: string | undefined; ; ) {
        const position = readAmountPosition(after);
        const leads = await storage.run((queries) =>
          listByAmount(queries, { filters: {}, after: position, limit: size }),
        );
        const last = leads.at(-1);
        if (last === undefined) break;
        ids.push(...leads.map(({ id }) => id));
        after = writeAmountPosition(last);
      }
      expect(ids).toEqual(["c", "d", "a", "e", "f", "b"]);
    },
  );

  test("names the lead that has waited longest without a first contact", async () => {
    const storage = await open();
    await store(storage, "reader", { kind: "newsletter" });
    await store(storage, "called", { status: "contacted" });
    await store(storage, "waits");
    await store(storage, "newer");
    const found = await storage.run((queries) => waitsLongest(queries, { status: "contacted" }));
    expect(found?.id).toBe("waits");
    const none = await storage.run((queries) => waitsLongest(queries, { kind: "estimate" }));
    expect(none).toBeUndefined();
  });

  test("is searched in messages, notes, state and partner, with any apostrophe", async () => {
    const storage = await open();
    const about = { name: "Dr. O’Brien", message: "URGENT: the “deadline” is Friday" };
    const inputs = { state: "Ohio" };
    await store(storage, "found", {}, { ...about, inputs, partner: "fortune" });
    await store(storage, "other", {}, { name: "Dr. OBrien", inputs: { state: "Utah" } });
    await storage.run((queries) =>
      queries
        .insertInto("desk_users")
        .values({ id: "dana", email: "dana@firm.example", role: "staff", created_at: 1 })
        .execute(),
    );
    const note = { id: "note", lead_id: "found", author_id: "dana", created_at: 1 };
    await storage.run((queries) =>
      queries
        .insertInto("lead_notes")
        .values({ ...note, text: "Café at Noon" })
        .execute(),
    );
    // As a version before has left them.
    const old = { search_text: "dr. o’brien", search_more: null, estimated_credit: null };
    await storage.run((queries) =>
      queries.updateTable("leads").set(old).where("id", "=", "found").execute(),
    );
    await fillSearch(storage);
    const searches = ["o'brien", "O’BRIEN", "o‘brien", "urgent friday", '"deadline"', "ohio"];
    for (const search of [...searches, "fortune", "cafe noon", "o`brien cafe ohio"]) {
      const leads = await storage.run((queries) =>
        listLeads(queries, { filters: { search }, limit: 9 }),
      );
      expect(
        leads.map(({ id }) => id),
        search,
      ).toEqual(["found"]);
    }
  });

  test("knows the other leads of an address, however it is written", async () => {
    const storage = await seeded();
    await store(storage, "again", { email: "Old@Practice.example", kind: "newsletter" });
    const others = (id: string, email: string) =>
      storage.run((queries) => leadsOfSameAddress(queries, { id, email }));
    expect(await others("old", "old@practice.example")).toMatchObject([
      { id: "again", kind: "newsletter", status: "new" },
    ]);
    expect(await others("new", "new@practice.example")).toEqual([]);
  });
});
