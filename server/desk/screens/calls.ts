import { firmTimeZone } from "#content/firm.ts";
import type { DeskCall } from "#contracts/desk/calls.ts";
import { startOfDay, today } from "#wording/dates.ts";
import { recordListRead } from "../../audit.ts";
import { bookCall } from "../../bookings/book-call.ts";
import {
  BookingConflict,
  cancelBooking,
  changeBooking,
  setOutcome,
} from "../../bookings/change-booking.ts";
import { freeTimes, inText } from "../../bookings/free-times.ts";
import { type ListedBooking, listBookings } from "../../bookings/list-bookings.ts";
import { peopleWithHours } from "../../bookings/people.ts";
import { Refusal, refusals } from "../../http/refusal.ts";
import { nextStepOf } from "../../leads/next-step.ts";
import { estimatedCredit } from "../../leads/stored-estimate.ts";
import type { Services } from "../../services.ts";
import type { Queries } from "../../storage/tables.ts";
import { changeLead } from "../change-lead.ts";
import type { DeskHandlers } from "../services.ts";

export const callsHandlers = {
  async calls({ user }, services) {
    const now = await services.databaseNow();
    return services.storage.transaction(async (queries) => {
      const from = startOfDay(today(firmTimeZone, new Date(now)), firmTimeZone);
      const calls = await withNotes(queries, await listBookings(queries, { from }));
      const people = await peopleWithHours(queries, { now, from: now, until: now });
      if (calls.length > 0) await recordListRead(queries, user, now, "calls-listed");
      return { calls, hasHours: people.length > 0 };
    });
  },

  callsOfLead: ({ id }, { storage }) =>
    storage.run(async (queries) => ({
      calls: await withNotes(queries, await listBookings(queries, { leadId: id })),
    })),

  async callTimes(_, services) {
    const now = await services.databaseNow();
    const times = await services.storage.run((queries) => freeTimes(queries, { now }));
    return { times: times.map((start) => ({ start: inText(start) })) };
  },

  async bookCall({ id, body, user, context }, services) {
    const now = await services.databaseNow();
    const call = { ...body, zone: firmTimeZone, sourcePage: "/desk" };
    const { booking } = await bookCall(services.storage, call, {
      origin: services.environment.publicOrigin,
      author: user,
      leadId: id,
      now,
    });
    services.outbox.wake();
    context.status(201);
    return callAnswer(services, booking.id);
  },

  /** The lead is changed in the same step, so that both are stored, or neither. */
  async recordCall({ id, body: { lead, ...outcome }, user }, services) {
    const now = await services.databaseNow();
    await orAsItIsNow(services, id, () =>
      services.storage.transaction(async (queries) => {
        const booking = await setOutcome(queries, { id, ...outcome }, { author: user, now });
        const changed = lead && (await changeLead(queries, booking.lead_id, lead, { user, now }));
        if (changed?.outcome === "conflict") throw new LeadConflict();
      }),
    );
    return callAnswer(services, id);
  },

  async moveCall({ id, body: { sequence, start }, user }, services) {
    const now = await services.databaseNow();
    const origin = services.environment.publicOrigin;
    await orAsItIsNow(services, id, () =>
      changeBooking(
        services.storage,
        { id, sequence, start: Date.parse(start) },
        { author: user, origin, now },
      ),
    );
    services.outbox.wake();
    return callAnswer(services, id);
  },

  async cancelCall({ id, body: { sequence }, user }, services) {
    const now = await services.databaseNow();
    const origin = services.environment.publicOrigin;
    await orAsItIsNow(services, id, () =>
      cancelBooking(services.storage, { id, sequence }, { author: user, origin, now }),
    );
    services.outbox.wake();
    return callAnswer(services, id);
  },
} satisfies Partial<DeskHandlers>;

class LeadConflict extends Error {}

/** A conflict is answered with the call as it is now. */
async function orAsItIsNow(
  services: Services,
  id: string,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof BookingConflict || error instanceof LeadConflict)) throw error;
    const sentence =
      error instanceof LeadConflict
        ? "Somebody else changed this lead meanwhile. Nothing of theirs was overwritten."
        : error.message;
    throw new Refusal(409, sentence, {}, await callAnswer(services, id));
  }
}

function callAnswer({ storage }: Services, id: string): Promise<{ call: DeskCall }> {
  return storage.run(async (queries) => {
    const [call] = await withNotes(queries, await listBookings(queries, { id }));
    if (call === undefined) throw refusals.nothingHere();
    return { call };
  });
}

const notesShown = 3;

async function withNotes(
  queries: Queries,
  bookings: readonly ListedBooking[],
): Promise<DeskCall[]> {
  const leads = [...new Set(bookings.map(({ lead_id }) => lead_id))];
  const notes =
    leads.length === 0
      ? []
      : await queries
          .selectFrom("lead_notes")
          .select(["id", "lead_id", "text", "created_at as at"])
          .where("lead_id", "in", leads)
          .orderBy("created_at", "desc")
          .orderBy("id", "desc")
          .execute();
  return bookings.map((booking) => ({
    id: booking.id,
    person: { id: booking.user_id, email: booking.caller_email, name: booking.caller_name },
    start: booking.starts_at,
    end: booking.ends_at,
    zone: booking.zone,
    name: booking.name,
    email: booking.email,
    phone: booking.phone,
    about: booking.about,
    message: booking.message,
    status: booking.status,
    sequence: booking.sequence,
    lead: {
      id: booking.lead_id,
      practiceName: booking.practice_name,
      status: booking.lead_status,
      nextStep: nextStepOf(booking),
      estimatedCredit: estimatedCredit(booking.result),
      version: booking.lead_version,
      notes: notes
        .filter(({ lead_id }) => lead_id === booking.lead_id)
        .slice(0, notesShown)
        .map(({ id, at, text }) => ({ id, at, text })),
    },
  }));
}
