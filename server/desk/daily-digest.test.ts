import { expect, test } from "vitest";
import { newLead } from "../../tests/support/leads.ts";
import { changeRows, rowsIn } from "../../tests/support/rows.ts";
import { seedBooking } from "../../tests/support/seed-bookings.ts";
import { onEveryEngine } from "../../tests/support/storages.ts";
import { insertLead } from "../leads/record-lead.ts";
import { recordEvent } from "../people/history.ts";
import type { Storage } from "../storage/storage.ts";
import { openingOf, removeSentDigests, sendDigests } from "./daily-digest.ts";
import { addMember } from "./sign-in/users.ts";

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
  const user = await storage.transaction((queries) => addMember(queries, email, "staff", 1));
  await changeRows(storage, "desk_users", { digest_mail: digest }, user?.id);
  return user?.id ?? "";
}

async function person(storage: Storage, id: string, ownerId: string, on: string | null) {
  const name = { name: `Dr. ${id}`, phone: "(801) 555-0100" };
  const lead = newLead({ id, email: `${id}@x.example`, ...name });
  const step = { next_step: on && "Call back", next_step_on: on, owner_id: ownerId };
  const { personId } = await storage.transaction((q) => insertLead(q, lead));
  await changeRows(storage, "people", step, personId);
  return personId;
}

const digests = async (storage: Storage) =>
  (await rowsIn(storage, "outbox")).filter(({ purpose }) => purpose === "desk-digest");

onEveryEngine("the digest of the day", (open) => {
  test("goes once to those who asked for it, from the opening hour, with what is theirs", async () => {
    const storage = await open();
    const elena = await member(storage, "elena@firm.example");
    const dana = await member(storage, "dana@firm.example", 0);
    const due = await person(storage, "due", elena, day);
    await person(storage, "later", elena, "2026-11-19");
    const personId = await person(storage, "given", elena, null);
    await person(storage, "danas", dana, day);
    await seedBooking(storage, elena, { starts_at: nine + 3_600_000 });
    const event = { kind: "owner", from: null, to: elena } as const;
    await storage.run((queries) =>
      recordEvent(queries, personId, { user: { id: dana, email: "" }, now: nine - 1000 }, event),
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
    for (const part of ["Dr. due", "Dr. given", `/desk/leads/${due}`, "(801) 555-0100", "Ada Lind"])
      expect(digest?.content).toContain(part);
    for (const part of ["Dr. later", "Dr. danas"]) expect(digest?.content).not.toContain(part);

    await storage.run((queries) => removeSentDigests(queries, nine));
    expect(await digests(storage)).toHaveLength(1);
    await changeRows(storage, "outbox", { status: "sent" });
    await storage.run((queries) => removeSentDigests(queries, nine));
    expect(await digests(storage)).toEqual([]);
  });

  test("is not written on a day without anything, nor on a day when the firm is closed", async () => {
    const storage = await open();
    const elena = await member(storage, "elena@firm.example");
    expect(await sendDigests(storage, origin, nine)).toBe(0);
    await person(storage, "due", elena, day);
    const saturday = nine + 3 * 86_400_000;
    expect(await sendDigests(storage, origin, saturday)).toBe(0);
    expect(await sendDigests(storage, origin, saturday + 2 * 86_400_000)).toBe(1);
  });
});
