import fc from "fast-check";
import { expect, test } from "vitest";
import { everythingIn, rowsIn } from "../../tests/support/rows.ts";
import { onEveryEngine } from "../../tests/support/storages.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { Refusal } from "../http/refusal.ts";
import { purgeLeads } from "../leads/purge-leads.ts";
import { insertLead } from "../leads/record-lead.ts";
import {
  confirmationLasts,
  confirmSubscription,
  requestSubscription,
  subscriptionsWithAddress,
} from "../newsletter/subscriptions.ts";
import { newId } from "../storage/ids.ts";
import { addRow, knownRow } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import { changePerson } from "./change.ts";
import { erasePerson } from "./erase.ts";
import { findOrMake } from "./find-or-make.ts";
import { mergePeople, undoMerge } from "./merge.ts";
import { deleteLead, putAway } from "./put-away.ts";
import { summarize } from "./summarize.ts";
import { removeUnconfirmed, unsubscribe } from "./unsubscribe.ts";

const origin = "http://site.example";
const user = { id: "omar", email: "omar@ledgerwell.example" };
const addresses = ["one@zeb.example", "two@zeb.example", "three@zeb.example"] as const;
const day = 24 * 60 * 60 * 1000;

const steps = [
  "write",
  "call without an address",
  "ask for the newsletter",
  "confirm",
  "unsubscribe",
  "merge",
  "undo the merge",
  "correct",
  "put away",
  "delete a lead",
  "erase",
  "a week passes",
  "two years pass",
] as const;
type Step = (typeof steps)[number];

onEveryEngine("a life of a person with three addresses", (open) => {
  test("in any order leaves no broken promise", async () => {
    let life = 0;
    const { engine } = await open("engine");
    const lives = process.env.TEST_ALL
      ? { sqlite: 100, postgres: 20 }
      : { sqlite: 10, postgres: 0 };
    const step = fc.tuple(fc.constantFrom(...steps), fc.nat(30));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 16 }), async (chosen) => {
        life += 1;
        // A reader, another address, and a caller without one.
        const begun: [Step, number][] = [
          ["ask for the newsletter", 0],
          ["confirm", 0],
          ["write", 1],
          ["call without an address", 0],
        ];
        await live(await open(`life-${life}`), [...begun, ...chosen]);
      }),
      { numRuns: lives[engine] },
    );
  });
});

async function live(storage: Storage, chosen: readonly [Step, number][]) {
  const dataDir = temporaryFolder();
  let now = Date.parse("2026-11-30T16:00:00Z");
  /** The addresses whose readers have pressed the button, and not left since. */
  const confirmed = new Set<string>();
  const tokens = new Map<string, string>();
  const pick = <Item>(items: readonly Item[], n: number) => items.at(n % (items.length || 1));
  const people = async () =>
    (await rowsIn(storage, "people")).filter(({ merged_into }) => merged_into === null);
  const addressesOf = async (id: string) =>
    (await rowsIn(storage, "people"))
      .filter((row) => row.id === id || row.merged_into === id)
      .flatMap(({ email }) => email ?? []);
  const sent = (kind: "contact" | "newsletter", contact: object) =>
    storage.transaction((queries) =>
      insertLead(queries, {
        ...{ id: newId(), kind, idempotencyHash: null, sourcePage: "/", createdAt: now },
        ...contact,
      }),
    );
  await storage.transaction((queries) =>
    addRow(queries, "desk_users", { ...user, role: "admin", created_at: now }),
  );

  const work: Record<Step, (n: number) => Promise<unknown>> = {
    write: (n) => sent("contact", { email: pick(addresses, n), phone: "(801) 555-0100" }),
    "call without an address": () => sent("contact", { phone: "(801) 555-0100" }),
    async "ask for the newsletter"(n) {
      const email = pick(addresses, n) ?? "";
      const token = await storage.transaction(async (queries) => {
        await findOrMake(queries, { email }, { now });
        const { id: personId } = await knownRow(queries, "people", { email });
        return requestSubscription(queries, { personId, email }, now);
      });
      if (token === undefined) return;
      tokens.set(email, token);
      await sent("newsletter", { email });
    },
    async confirm(n) {
      const email = pick([...tokens.keys()], n);
      const token = tokens.get(email ?? "");
      if (email === undefined || token === undefined) return;
      tokens.delete(email);
      const { outcome } = await storage.transaction((queries) =>
        confirmSubscription(queries, token, now),
      );
      if (outcome === "confirmed") confirmed.add(email);
    },
    async unsubscribe(n) {
      const reader = pick(await rowsIn(storage, "subscriptions"), n);
      if (reader === undefined) return;
      const rows = await rowsIn(storage, "people");
      const { id, merged_into } = rows.find((row) => row.id === reader.person_id) ?? {};
      for (const email of await addressesOf(merged_into ?? id ?? "")) confirmed.delete(email);
      await storage.transaction((queries) =>
        unsubscribe(queries, reader.unsubscribe_token, { dataDir, now }),
      );
    },
    async merge(n) {
      const all = await people();
      const one = pick(all, n);
      const other = pick(
        all.filter(({ id }) => id !== one?.id),
        Math.floor(n / 3),
      );
      if (one && other)
        await storage.transaction((queries) =>
          mergePeople(queries, one.id, other.id, { user, now }),
        );
    },
    async "undo the merge"(n) {
      const merged = (await rowsIn(storage, "people")).filter((row) => row.merged_into !== null);
      const other = pick(merged, n);
      if (other)
        await storage.transaction((queries) => undoMerge(queries, other.id, { user, now }));
    },
    async correct(n) {
      const one = pick(await people(), n);
      const email = pick([...addresses, "new@zeb.example"], Math.floor(n / 4)) ?? "";
      if (one === undefined) return;
      await storage.transaction((queries) =>
        changePerson(queries, one.id, { email }, { user, now }),
      );
      if (one.email !== null && one.email !== email) confirmed.delete(one.email);
    },
    async "put away"(n) {
      const lead = pick(await rowsIn(storage, "leads"), n);
      const as = lead?.put_away_as ? null : "junk";
      if (lead)
        await storage.transaction((queries) => putAway(queries, lead.id, as, { user, now }));
    },
    async "delete a lead"(n) {
      const lead = pick(await rowsIn(storage, "leads"), n);
      if (lead)
        await storage.transaction((queries) =>
          deleteLead(queries, dataDir, lead.id, { user, now }),
        );
    },
    async erase(n) {
      const one = pick(await people(), n);
      if (one === undefined) return;
      const theirs = await addressesOf(one.id);
      await erasePerson(storage, { id: one.id }, { dataDir, origin, now });
      const left = await everythingIn(storage);
      for (const email of theirs) {
        confirmed.delete(email);
        expect([email, left.includes(email)]).toEqual([email, false]);
      }
    },
    async "a week passes"() {
      now += confirmationLasts + day;
      await removeUnconfirmed(storage, dataDir, { sentBefore: now - confirmationLasts, now });
    },
    async "two years pass"() {
      now += 800 * day;
      await purgeLeads(storage, dataDir, { before: now - 730 * day });
    },
  };

  for (const [step, n] of chosen) {
    now += 60_000;
    try {
      await work[step](n);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    await expectWhole(storage, step, confirmed);
  }
}

async function expectWhole(storage: Storage, step: Step, confirmed: ReadonlySet<string>) {
  // The newsletter goes to those who confirmed it and have not left, at the address they confirmed.
  const readers = await storage.run((queries) => subscriptionsWithAddress(queries).execute());
  const addresses = readers.filter(({ status }) => status === "confirmed").map((row) => row.email);
  expect([step, addresses.toSorted()]).toEqual([step, [...confirmed].sort()]);
  expect([step, readers.filter(({ email }) => email === null)]).toEqual([step, []]);

  // Who was merged has nothing but an address, and who has it now is there.
  const sortedPeople = async () =>
    (await rowsIn(storage, "people")).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const people = await sortedPeople();
  const present = new Set(people.filter((row) => row.merged_into === null).map(({ id }) => id));
  for (const { merged_into } of people)
    if (merged_into !== null) expect([step, present.has(merged_into)]).toEqual([step, true]);
  for (const { person_id } of await rowsIn(storage, "leads"))
    expect([step, present.has(person_id)]).toEqual([step, true]);

  // What follows from the leads is what they say now.
  await storage.transaction((queries) => summarize(queries, [...present]));
  expect([step, await sortedPeople()]).toEqual([step, people]);
}
