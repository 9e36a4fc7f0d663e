import type { Storage } from "../storage/storage.ts";
import { takeTurns } from "../storage/take-turns.ts";
import { mailToColleague, mailToVisitor } from "./booking-mails.ts";
import { recordAndNotify, recordCallEvent } from "./call-events.ts";
import { type Call, callOrRefuse, readCalls } from "./calls.ts";
import { changeCall, openCall } from "./change-booking.ts";
import { freeCells } from "./claim.ts";
import { reminderTime } from "./free-times.ts";

/**
 * The button in the mail of a call that is held. A second press, or one after its time was released,
 * changes nothing and sends nothing.
 */
export function confirmBooking(
  storage: Storage,
  id: string,
  { token, origin, now }: { token: string; origin: string; now: number },
): Promise<Call> {
  return storage.transaction(async (queries) => {
    await takeTurns(queries);
    const known = await callOrRefuse(queries, id);
    if (known.status === "cancelled" && known.held_until !== null) return known;
    const before = await openCall(queries, { id, held: true }, { now });
    if (before.held_until === null) return before;
    const remind_at = reminderTime(before.starts_at, { zone: before.zone, now });
    const confirmed = { held_until: null, confirmed_at: now, remind_at };
    const call = await changeCall(queries, before, confirmed, now);
    await recordAndNotify(queries, call, {
      event: "lead.booked",
      what: "confirmed",
      mails: [
        mailToVisitor(call, { what: "booked", token, origin, now }),
        mailToColleague(call, { what: "booked", origin, now }),
      ],
      now,
    });
    return call;
  });
}

/** Frees the times of calls that were held and not confirmed. No mail is sent about them. */
export function releaseHeldCalls(storage: Storage, now: number): Promise<void> {
  return storage.transaction(async (queries) => {
    const due = await queries
      .selectFrom("bookings")
      .select("id")
      .where("held_until", "<=", now)
      .where("status", "=", "booked")
      .execute();
    if (due.length === 0) return;
    await takeTurns(queries);
    const calls = await readCalls(queries, { ids: due.map(({ id }) => id) });
    for (const call of calls) {
      // Confirmed or cancelled meanwhile.
      if (call.held_until === null || call.status !== "booked") continue;
      await changeCall(queries, call, { status: "cancelled" }, now);
      await freeCells(queries, call.id);
      await recordCallEvent(queries, call, { what: "released", now });
    }
  });
}
