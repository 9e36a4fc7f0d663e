import { expect, test } from "vitest";
import { onEveryEngine } from "../../tests/support/storages.ts";
import { leadRow } from "../leads/record-lead.ts";
import type { Storage } from "../storage/storage.ts";
import { openingOf, removeSentDigests, sendDigests } from "./daily-digest.ts";
import { addMember } from "./sign-in/users.ts";
import { recordEvent } from "./timeline.ts";

// A Wednesday. In November Denver is seven hours behind UTC.
const day = "2026-11-18";
const nine = Date.parse("2026-11-18T16:00:00Z");
const origin = "https://www.ledgerwell.example";

const open = {
  days: ["Monday", "Tuesday", "Wednesday", "Friday"],
  opens: "09:00",
  closes: "17:00",
};

test.each([
  ["2026-11-18", nine],
  ["2026-07-01", Date.parse("2026-07-01T15:00:00Z")],
  ["2026-11-19", undefined],
  ["2026-11-21", undefined],
  ["2026-11-22", undefined],
])("on %s the firm opens at %s", (on, opensAt) => {
  expect(openingOf(on, open)?.opensAt).toBe(opensAt);
});

async function member(storage: Storage, email: string, digest = 1): Promise<string> {
  return storage.transaction(async (queries) => {
    const id = (await addMember(queries, email, "staff", 1))?.id ?? "";
    await queries
      .updateTable("desk_users")
      .set({ digest_mail: digest })
      .where("id", "=", id)
      .execute();
    return id;
  });
}

async function lead(storage: Storage, id: string, ownerId: string, on: string | null) {
  const about = { id, kind: "contact", name: `Dr. ${id}`, phone: "(801) 555-0100" } as const;
  const rest = { idempotencyHash: null, email: `${id}@x.example`, sourcePage: "/", createdAt: 1 };
  const step = { next_step: on && "Call back", next_step_on: on, owner_id: ownerId };
  await storage.run((queries) =>
    queries
      .insertInto("leads")
      .values({ ...leadRow({ ...about, ...rest }), ...step })
      .execute(),
  );
}

const digests = (storage: Storage) =>
  storage.run((queries) =>
    queries.selectFrom("outbox").selectAll().where("purpose", "=", "desk-digest").execute(),
  );

onEveryEngine("the digest of the day", (open) => {
  test("goes once to those who asked for it, from the opening hour, with what is theirs", async () => {
    const storage = await open();
    const elena = await member(storage, "elena@firm.example");
    const dana = await member(storage, "dana@firm.example", 0);
    await lead(storage, "due", elena, day);
    await lead(storage, "later", elena, "2026-11-19");
    await lead(storage, "given", elena, null);
    await lead(storage, "danas", dana, day);
    const event = { kind: "owner", from: null, to: elena } as const;
    await storage.run((queries) =>
      recordEvent(queries, { leadId: "given", authorId: dana, now: nine - 1000 }, event),
    );
    expect(await sendDigests(storage, origin, nine - 1)).toBe(0);
    const both = await Promise.all([
      sendDigests(storage, origin, nine),
      sendDigests(storage, origin, nine),
    ]);
    expect(both.toSorted()).toEqual([0, 1]);
    expect(await sendDigests(storage, origin, nine + 60_000)).toBe(0);
    const [digest, ...others] = await digests(storage);
    expect(others).toEqual([]);
    expect(digest?.recipients).toContain("elena@firm.example");
    for (const part of ["Dr. due", "Dr. given", `${origin}/desk/leads/due`, "(801) 555-0100"])
      expect(digest?.content).toContain(part);
    for (const part of ["Dr. later", "Dr. danas"]) expect(digest?.content).not.toContain(part);

    await storage.run((queries) => removeSentDigests(queries, nine));
    expect(await digests(storage)).toHaveLength(1);
    await storage.run((queries) => queries.updateTable("outbox").set({ status: "sent" }).execute());
    await storage.run((queries) => removeSentDigests(queries, nine));
    expect(await digests(storage)).toEqual([]);
  });

  test("is not written on a day without anything, nor on a day when the firm is closed", async () => {
    const storage = await open();
    const elena = await member(storage, "elena@firm.example");
    expect(await sendDigests(storage, origin, nine)).toBe(0);
    await lead(storage, "due", elena, day);
    const saturday = nine + 3 * 86_400_000;
    expect(await sendDigests(storage, origin, saturday)).toBe(0);
    expect(await sendDigests(storage, origin, saturday + 2 * 86_400_000)).toBe(1);
  });
});
