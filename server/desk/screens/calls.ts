import { firmTimeZone } from "#content/firm.ts";
import type { DeskCall } from "#contracts/desk/calls.ts";
import { startOfDay, today } from "#wording/dates.ts";
import { recordAudit, recordListRead } from "../../audit/audit.ts";
import { bookCallAtDesk } from "../../bookings/book-call.ts";
import { readCalls } from "../../bookings/calls.ts";
import {
  CallConflict,
  cancelBooking,
  changeBooking,
  eachCall,
  handOver,
  setOutcome,
} from "../../bookings/change-booking.ts";
import { colleaguesWithHours } from "../../bookings/colleagues.ts";
import { freeTimes, inText } from "../../bookings/free-times.ts";
import { sendConfirmation } from "../../bookings/reminders.ts";
import { Refusal, refusals } from "../../http/refusal.ts";
import { changePerson } from "../../people/change.ts";
import type { Services } from "../../services.ts";
import { keyedId } from "../../storage/ids.ts";
import type { Queries } from "../../storage/tables.ts";
import { noticeOfAssignment } from "../assignments.ts";
import { addNote } from "../person-notes.ts";
import type { Acting, DeskHandlers } from "../services.ts";
import { presentUsers } from "../team.ts";
import { deskCalls } from "./call.ts";

export const callsHandlers = {
  async calls({ queries, user, now }) {
    const from = startOfDay(today(firmTimeZone, new Date(now)), firmTimeZone);
    const calls = await deskCalls(queries, await readCalls(queries, { from }));
    const people = await colleaguesWithHours(queries, { now, from: now, until: now });
    if (calls.length > 0) await recordListRead(queries, user, now, "calls-listed");
    return { calls, colleagues: await presentUsers(queries), hasHours: people.length > 0 };
  },

  async callTimes({ queries, now }) {
    const times = await freeTimes(queries, { now });
    return {
      times: times.map(({ start, free }) => ({ start: inText(start), free })),
      colleagues: await presentUsers(queries),
    };
  },

  async bookCall(call, services) {
    const { id } = await bookCallAtDesk(services.storage, call.id, call.body, by(call, services));
    call.context.status(201);
    return callAnswer(services, id);
  },

  /** The person is changed and the note is written in the same step, so that all is stored, or nothing. */
  recordCall: (call, services) =>
    orAsItIsNow(call, services, () =>
      services.storage.transaction(async (queries) => {
        const { id, user, now } = call;
        const { person, note, ...outcome } = call.body;
        const seen = { id, ...outcome };
        const { person_id } = await setOutcome(queries, seen, { author: user, now });
        const changed = person && (await changePerson(queries, person_id, person, call));
        if (changed?.outcome === "conflict") throw new PersonConflict();
        const ownerId = changed?.newOwner ?? null;
        const origin = services.environment.publicOrigin;
        const notice = { personIds: [person_id], ownerId, by: user, origin, now };
        await noticeOfAssignment(queries, notice);
        const idempotencyKey = keyedId(id, String(outcome.sequence));
        if (note) await addNote(queries, person_id, { text: note, idempotencyKey }, call);
      }),
    ),

  moveCall: (call, services) =>
    orAsItIsNow(call, services, () => {
      const { sequence, start, colleagueId } = call.body;
      const wanted = { id: call.id, sequence, start: Date.parse(start), colleagueId };
      return changeBooking(services.storage, wanted, by(call, services));
    }),

  async sendCall({ id, queries, user, now }, { environment }) {
    const [call] = await readCalls(queries, { ids: [id] });
    if (call === undefined) throw refusals.nothingHere();
    if (call.status !== "booked" || call.starts_at <= now)
      throw new Refusal(409, "This call is not ahead any more.");
    if (call.email === null) throw new Refusal(409, "They have no e-mail address.");
    await sendConfirmation(queries, call, { origin: environment.publicOrigin, now });
    const details = { purpose: "booking-confirmation", recipients: 1 };
    const by = { user, now };
    await recordAudit(queries, by, "message-sent-again", call.person_id, details);
  },

  async handOver(call, services) {
    const { calls, colleagueId } = call.body;
    const { done, left } = await eachCall(calls, (seen) =>
      handOver(services.storage, seen, colleagueId, by(call, services)),
    );
    return services.storage.run(async (queries) => ({
      handedOver: await deskCalls(queries, done),
      left: await callsNow(queries, left),
    }));
  },

  async cancelCalls(call, services) {
    const { calls, mail } = call.body;
    const { done, left } = await eachCall(calls, (seen) =>
      cancelBooking(services.storage, { ...seen, mail }, by(call, services)),
    );
    return services.storage.run(async (queries) => ({
      cancelled: await deskCalls(queries, done),
      left: await callsNow(queries, left),
    }));
  },
} satisfies Partial<DeskHandlers>;

function by({ user, now }: Acting, { environment }: Services) {
  return { author: user, origin: environment.publicOrigin, now };
}

async function callsNow(queries: Queries, ids: readonly string[]): Promise<DeskCall[]> {
  return deskCalls(queries, await readCalls(queries, { ids }));
}

class PersonConflict extends Error {
  override message =
    "Somebody else changed this person meanwhile. Nothing of theirs was overwritten.";
}

/** Answers with the call as it is then, also where the work is a conflict. */
async function orAsItIsNow(
  { id, user, now }: Acting & { id: string },
  services: Services,
  work: () => Promise<unknown>,
): Promise<{ call: DeskCall }> {
  try {
    await work();
    return callAnswer(services, id);
  } catch (error) {
    if (!(error instanceof CallConflict || error instanceof PersonConflict)) throw error;
    const answer = await callAnswer(services, id);
    await services.storage.transaction((queries) =>
      recordAudit(queries, { user, now }, "person-viewed", answer.call.person.id),
    );
    throw new Refusal(409, error.message, {}, answer);
  }
}

async function callAnswer({ storage }: Services, id: string): Promise<{ call: DeskCall }> {
  const [call] = await storage.run((queries) => callsNow(queries, [id]));
  if (call === undefined) throw refusals.nothingHere();
  return { call };
}
