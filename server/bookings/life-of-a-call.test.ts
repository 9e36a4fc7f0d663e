import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { firm } from "#content/firm.ts";
import { callInWords } from "#wording/call-in-words.ts";
import { addColleague, monday } from "../../tests/support/bookings.ts";
import { changeRows, rowsIn } from "../../tests/support/rows.ts";
import { onEveryEngine } from "../../tests/support/storages.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { removeMember } from "../desk/team.ts";
import { Refusal } from "../http/refusal.ts";
import { requestSubscription } from "../newsletter/subscriptions.ts";
import { changePerson } from "../people/change.ts";
import { erasePerson } from "../people/erase.ts";
import { findOrMake } from "../people/find-or-make.ts";
import { mergePeople } from "../people/merge.ts";
import { unsubscribe } from "../people/unsubscribe.ts";
import { backup } from "../storage/backup.ts";
import { restore } from "../storage/restore.ts";
import type { Storage } from "../storage/storage.ts";
import { bookCall } from "./book-call.ts";
import { readCalls } from "./calls.ts";
import { cancelBooking, changeBooking, handOver, setOutcome } from "./change-booking.ts";
import { freeTimes, inText } from "./free-times.ts";
import { confirmBooking, releaseHeldCalls } from "./held-calls.ts";
import { remind } from "./reminders.ts";

const origin = "http://site.example";
const colleagues = ["dana", "noor", "omar"] as const;
const user = { id: "omar", email: "omar@ledgerwell.example" };

const steps = [
  "book",
  "confirm",
  "release",
  "correct",
  "move",
  "move to a colleague",
  "hand over",
  "remove a colleague",
  "unsubscribe",
  "merge",
  "cancel",
  "no answer",
  "take back",
  "remind",
  "erase",
  "restore",
] as const;
type Step = (typeof steps)[number];

onEveryEngine("a life of a call", (open) => {
  test("in any order leaves no broken promise", async () => {
    let life = 0;
    const { engine } = await open("engine");
    // A new PostgreSQL database for each life takes long.
    const lives = process.env.TEST_ALL
      ? { sqlite: 200, postgres: 20 }
      : { sqlite: 10, postgres: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...steps), fc.nat(30)), { minLength: 3, maxLength: 9 }),
        async (chosen) => {
          life += 1;
          // The second is held, because the first takes a third of its day's times.
          await live(open, `life-${life}`, [["book", 1], ["book", 2], ...chosen]);
        },
      ),
      { numRuns: lives[engine] },
    );
  });
});

/** Does the steps one after another, and looks after each whether everything still holds. */
async function live(
  open: (name: string) => Promise<Storage>,
  name: string,
  chosen: readonly [Step, number][],
) {
  const dataDir = temporaryFolder();
  let storage = await open(name);
  for (const id of colleagues)
    await addColleague(storage, { id, settings: { most_calls_a_day: 1 } });
  let now = monday;
  let address = "ada@practice.example";
  let restored = 0;
  const seen = new Set<string>();
  const by = () => ({ author: user, origin, now });
  const personId = async () =>
    (await rowsIn(storage, "people")).find(({ email }) => email === address)?.id;
  const openCalls = () => storage.run((queries) => readCalls(queries, { openAt: now }));

  const work: Record<Step, (n: number) => Promise<unknown>> = {
    async book(n) {
      const times = await storage.run((queries) => freeTimes(queries, { now }));
      const start = inText(times[(n * 7) % times.length]?.start ?? 0);
      const contact = { name: "Ada Lind", email: address, phone: "(801) 555-0100" };
      const about = { zone: "America/Denver", about: "other" as const, sourcePage: "/book" };
      const call = { ...contact, ...about, start, key: `key-${n}-of-a-call` };
      await bookCall(storage, call, { origin, now, network: `10.0.${n}.0` });
      await storage.transaction(async (queries) => {
        const { id } = await findOrMake(queries, { email: address }, { now });
        await requestSubscription(queries, { personId: id, email: address }, now);
      });
    },
    async confirm(n) {
      const held = (await openCalls()).find(({ held_until }) => held_until !== null);
      if (held) await confirmBooking(storage, held.id, { token: `token-${n}`, origin, now });
    },
    async release(n) {
      now += n * 60_000;
      await releaseHeldCalls(storage, now);
    },
    async correct(n) {
      const id = await personId();
      if (id === undefined) return;
      address = `ada${n}@practice.example`;
      await storage.transaction((queries) =>
        changePerson(
          queries,
          id,
          { email: address, phone: `(801) 555-02${10 + n}` },
          { user, now },
        ),
      );
    },
    async move(n) {
      const [call] = await openCalls();
      const times = await storage.run((queries) => freeTimes(queries, { now }));
      const start = times[(n * 5) % times.length]?.start ?? 0;
      if (call) await changeBooking(storage, { id: call.id, sequence: call.sequence, start }, by());
    },
    async "move to a colleague"(n) {
      const [call] = await openCalls();
      const colleagueId = colleagues[n % 3] ?? "dana";
      const start = n % 2 ? (call?.starts_at ?? 0) : monday + n * 3_600_000;
      if (call)
        await changeBooking(
          storage,
          { id: call.id, sequence: call.sequence, start, colleagueId },
          by(),
        );
    },
    async "hand over"(n) {
      const [call] = await openCalls();
      if (call) await handOver(storage, call, n % 2 ? (colleagues[n % 3] ?? null) : null, by());
    },
    async "remove a colleague"(n) {
      const id = colleagues[n % 2] ?? "dana";
      await storage.transaction((queries) => removeMember(queries, id, now));
      const left = (await openCalls()).filter(({ user_id }) => user_id === id);
      for (const call of left) await handOver(storage, call, null, by());
    },
    async unsubscribe() {
      const [subscription] = await rowsIn(storage, "subscriptions");
      if (subscription)
        await storage.transaction((queries) =>
          unsubscribe(queries, subscription.unsubscribe_token, { dataDir, now }),
        );
    },
    async merge(n) {
      const id = await personId();
      if (id === undefined) return;
      await storage.transaction(async (queries) => {
        const other = await findOrMake(queries, { email: `other${n}@else.example` }, { now });
        await mergePeople(queries, id, other.id, { user, now });
      });
    },
    async cancel(n) {
      const [call] = await openCalls();
      if (call)
        await cancelBooking(
          storage,
          { id: call.id, sequence: call.sequence, mail: n % 2 > 0 },
          by(),
        );
    },
    async "no answer"() {
      const [call] = await openCalls();
      if (call)
        await storage.transaction((queries) =>
          setOutcome(queries, { ...call, outcome: "no-answer" }, { author: user, now }),
        );
    },
    async "take back"() {
      const calls = await storage.run((queries) => readCalls(queries, { from: 0 }));
      const call = calls.find(({ status }) => status === "no-answer");
      if (call)
        await storage.transaction((queries) =>
          setOutcome(queries, { ...call, outcome: "booked" }, { author: user, now }),
        );
    },
    async remind(n) {
      now += n * 3_600_000;
      await remind(storage, { origin, now });
    },
    async erase() {
      const id = await personId();
      if (id) await erasePerson(storage, { id }, { dataDir, origin, now });
    },
    async restore() {
      restored += 1;
      const file = join(dataDir, `back-up-${restored}.sqlite`);
      await backup(storage, file);
      const copy = await open(`${name}-${restored}`);
      await restore(file, copy, { sendWaiting: false });
      storage = copy;
    },
  };

  for (const [step, n] of chosen) {
    now += 60_000;
    const former = address;
    try {
      await work[step](n);
    } catch (error) {
      // A refusal is an answer. What it refused must not have happened.
      if (!(error instanceof Refusal)) throw error;
      address = former;
    }
    await expectWhole(storage, { step, now, address, seen });
    // The mail server is away.
    await changeRows(storage, "outbox", { attempts: 1, available_at: now + 3_600_000 });
  }
}

async function expectWhole(
  storage: Storage,
  { step, now, address, seen }: { step: Step; now: number; address: string; seen: Set<string> },
) {
  const present = (await rowsIn(storage, "desk_users")).filter((row) => row.removed_at === null);
  const team = new Set([firm.email, ...present.map(({ email }) => email)]);

  // Nobody is mailed at a wrong address, and no step says the same twice to anybody.
  const waiting = (await rowsIn(storage, "outbox")).filter(({ status }) => status === "waiting");
  const fresh = waiting
    .map(({ content, recipients }) => ({ ...JSON.parse(content), recipients }))
    .filter(({ messageId }) => !seen.has(messageId));
  for (const { messageId, recipients } of fresh) {
    seen.add(messageId);
    for (const { address: to } of JSON.parse(recipients))
      expect([step, team.has(to) || to === address, to]).toEqual([step, true, to]);
  }
  const contents = fresh.map(({ recipients, body }) => JSON.stringify([recipients, body]));
  expect([step, contents]).toEqual([step, [...new Set(contents)]]);

  // What is postponed for the visitor says when they are called, and nothing of a call that is cancelled.
  const bookings = await rowsIn(storage, "bookings");
  for (const { purpose, content } of waiting) {
    if (purpose !== "booking-confirmation" && purpose !== "booking-reminder") continue;
    const call = bookings.find(({ id }) => content.includes(`-${id}-`));
    if (call?.status === "cancelled" && call.held_until !== null) continue;
    const when = callInWords(call?.starts_at ?? 0, call?.zone ?? "");
    const { subject } = JSON.parse(content).body.letter;
    expect([step, call?.status !== "cancelled", subject]).toEqual([
      step,
      true,
      expect.stringContaining(when),
    ]);
  }

  // No call without a person or a colleague, and no two at one time of one colleague.
  const calls = await storage.run((queries) => readCalls(queries, { openAt: 0 }));
  expect(calls).toHaveLength(bookings.filter(({ status }) => status === "booked").length);
  const starts = calls.map(({ user_id, starts_at }) => `${user_id} ${starts_at}`);
  expect(new Set(starts).size).toBe(starts.length);

  // A time is kept for each call, and for none that is cancelled or erased.
  const kept = new Set((await rowsIn(storage, "booking_cells")).map((cell) => cell.booking_id));
  const keeping = bookings.filter(({ status }) => status !== "cancelled").map(({ id }) => id);
  expect([step, [...kept].sort()]).toEqual([step, keeping.sort()]);

  // Of a call that is held, the team has not heard and no reminder is sent.
  const notices = (await rowsIn(storage, "outbox")).filter(
    ({ purpose }) => purpose === "booking-notification",
  );
  for (const { id, held_until, remind_at } of calls.filter((call) => call.held_until !== null)) {
    expect([step, remind_at]).toEqual([step, null]);
    expect([step, notices.filter(({ content }) => content.includes(id))]).toEqual([step, []]);
    if (step === "release") expect(held_until).toBeGreaterThan(now);
  }

  // No time is offered that is taken.
  const free = await storage.run((queries) => freeTimes(queries, { now }));
  for (const { user_id, starts_at } of calls)
    expect(free.find(({ start }) => start === starts_at)?.free ?? []).not.toContain(user_id);
}
