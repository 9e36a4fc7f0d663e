import { firmTimeZone } from "#content/firm.ts";
import type { DeskCall } from "#contracts/desk/calls.ts";
import { startOfDay, today } from "#wording/dates.ts";
import { recordAudit, recordListRead } from "../../audit.ts";
import { bookCallAtDesk } from "../../bookings/book-call.ts";
import { type Call, callById, readCalls } from "../../bookings/calls.ts";
import {
  CallConflict,
  cancelBooking,
  changeBooking,
  handOver,
  sendConfirmation,
  setOutcome,
} from "../../bookings/change-booking.ts";
import { freeTimesOf, inText } from "../../bookings/free-times.ts";
import { peopleWithHours } from "../../bookings/people.ts";
import { Refusal, refusals } from "../../http/refusal.ts";
import { changePerson } from "../../people/change.ts";
import type { Services } from "../../services.ts";
import { keyedId } from "../../storage/ids.ts";
import { noticeOfAssignment } from "../assignments.ts";
import { addNote } from "../person-notes.ts";
import type { DeskHandlers } from "../services.ts";
import type { DeskUser } from "../sign-in/sessions.ts";
import { presentUsers } from "../team.ts";
import { deskCalls } from "./call.ts";

export const callsHandlers = {
  async calls({ user }, services) {
    const now = await services.databaseNow();
    return services.storage.transaction(async (queries) => {
      const from = startOfDay(today(firmTimeZone, new Date(now)), firmTimeZone);
      const calls = await deskCalls(queries, await readCalls(queries, { from }));
      const people = await peopleWithHours(queries, { now, from: now, until: now });
      if (calls.length > 0) await recordListRead(queries, user, now, "calls-listed");
      return { calls, colleagues: await presentUsers(queries), hasHours: people.length > 0 };
    });
  },

  async callTimes(_, services) {
    const now = await services.databaseNow();
    return services.storage.run(async (queries) => {
      const times = await freeTimesOf(queries, { now });
      return {
        times: [...times].map(([start, free]) => ({ start: inText(start), free })),
        colleagues: await presentUsers(queries),
      };
    });
  },

  async bookCall({ id, body, user, context }, services) {
    const by = { author: user, ...(await circumstances(services)) };
    const call = await bookCallAtDesk(services.storage, id, body, by);
    services.outbox.wake();
    context.status(201);
    return callAnswer(services, call.id);
  },

  /** The person is changed and the note is written in the same step, so that all is stored, or nothing. */
  async recordCall({ id, body: { person, note, ...outcome }, user }, services) {
    const { origin, now } = await circumstances(services);
    await orAsItIsNow(services, user, id, () =>
      services.storage.transaction(async (queries) => {
        const call = await setOutcome(queries, { id, ...outcome }, { author: user, now });
        const { person_id: personId } = call;
        const changed = person && (await changePerson(queries, personId, person, { user, now }));
        if (changed?.outcome === "conflict") throw new PersonConflict();
        const ownerId = changed?.newOwner ?? null;
        await noticeOfAssignment(queries, {
          personIds: [personId],
          ownerId,
          by: user,
          origin,
          now,
        });
        const idempotencyKey = keyedId(id, String(outcome.sequence));
        if (note) await addNote(queries, personId, { text: note, idempotencyKey }, { user, now });
      }),
    );
    services.outbox.wake();
    return callAnswer(services, id);
  },

  async moveCall({ id, body: { sequence, start, colleagueId }, user }, services) {
    const by = { author: user, ...(await circumstances(services)) };
    const wanted = { id, sequence, start: Date.parse(start), colleagueId };
    await orAsItIsNow(services, user, id, () => changeBooking(services.storage, wanted, by));
    services.outbox.wake();
    return callAnswer(services, id);
  },

  async sendCall({ id, user }, services) {
    const by = await circumstances(services);
    await services.storage.transaction(async (queries) => {
      const call = await callById(queries, id);
      if (call === undefined) throw refusals.nothingHere();
      if (call.status !== "booked" || call.starts_at <= by.now)
        throw new Refusal(409, "This call is not ahead any more.");
      if (call.email === null) throw new Refusal(409, "They have no e-mail address.");
      await sendConfirmation(queries, call, by);
      const details = { purpose: "booking-confirmation", recipients: 1 };
      const entry = { user, action: "message-sent-again", subject: call.person_id } as const;
      await recordAudit(queries, { ...entry, details, now: by.now });
    });
    services.outbox.wake();
    return { success: true };
  },

  async handOver({ body: { calls, colleagueId }, user }, services) {
    const by = { author: user, ...(await circumstances(services)) };
    const { done, left } = await eachCall(calls, (seen) =>
      handOver(services.storage, seen, colleagueId, by),
    );
    services.outbox.wake();
    return services.storage.run(async (queries) => ({
      handedOver: await deskCalls(queries, done),
      left: await callsNow(services, left),
    }));
  },

  async cancelCalls({ body: { calls, mail }, user }, services) {
    const by = { author: user, ...(await circumstances(services)) };
    const { done, left } = await eachCall(calls, (seen) =>
      cancelBooking(services.storage, { ...seen, mail }, by).catch((error) => {
        if (error instanceof Refusal) return undefined;
        throw error;
      }),
    );
    services.outbox.wake();
    return services.storage.run(async (queries) => ({
      cancelled: await deskCalls(queries, done),
      left: await callsNow(services, left),
    }));
  },
} satisfies Partial<DeskHandlers>;

async function circumstances({ databaseNow, environment }: Services) {
  return { origin: environment.publicOrigin, now: await databaseNow() };
}

type Seen = { id: string; sequence: number };

/** Each in its own transaction, so that one that cannot be changed keeps no other back. */
export async function eachCall(
  calls: readonly Seen[],
  work: (seen: Seen) => Promise<Call | undefined>,
): Promise<{ done: Call[]; left: string[] }> {
  const done: Call[] = [];
  const left: string[] = [];
  for (const seen of calls) {
    const call = await work(seen);
    if (call === undefined) left.push(seen.id);
    else done.push(call);
  }
  return { done, left };
}

function callsNow({ storage }: Services, ids: readonly string[]): Promise<DeskCall[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return storage.run(async (queries) => deskCalls(queries, await readCalls(queries, { ids })));
}

class PersonConflict extends Error {}

/** A conflict is answered with the call as it is now. */
async function orAsItIsNow(
  services: Services,
  user: DeskUser,
  id: string,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof CallConflict || error instanceof PersonConflict)) throw error;
    const sentence =
      error instanceof PersonConflict
        ? "Somebody else changed this person meanwhile. Nothing of theirs was overwritten."
        : error.message;
    const answer = await callAnswer(services, id);
    const now = await services.databaseNow();
    const entry = { user, action: "person-viewed", subject: answer.call.person.id, now } as const;
    await services.storage.transaction((queries) => recordAudit(queries, entry));
    throw new Refusal(409, sentence, {}, answer);
  }
}

async function callAnswer(services: Services, id: string): Promise<{ call: DeskCall }> {
  const [call] = await callsNow(services, [id]);
  if (call === undefined) throw refusals.nothingHere();
  return { call };
}
