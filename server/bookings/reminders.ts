import { enqueue } from "../outbox/queue.ts";
import type { Storage } from "../storage/storage.ts";
import { mailToVisitor } from "./booking-mails.ts";
import { anotherToken } from "./change-booking.ts";
import { callerOf } from "./tell-about.ts";

/**
 * Puts the reminders that are due into the outbox. Each is marked in the same transaction, so that
 * several servers, or one that was restarted, remind once. Returns how many.
 */
export function remind(
  storage: Storage,
  { origin, now }: { origin: string; now: number },
): Promise<number> {
  return storage.transaction(async (queries) => {
    const due = await queries
      .updateTable("bookings")
      .set({ remind_at: null })
      .where("remind_at", "<=", now)
      .returningAll()
      .execute();
    // After a long outage the call itself may have passed.
    const coming = due.filter(({ status, starts_at }) => status === "booked" && starts_at > now);
    for (const booking of coming) {
      const token = await anotherToken(queries, booking.id);
      const caller = await callerOf(queries, booking);
      const outgoing = mailToVisitor(booking, { what: "reminder", token, caller, origin, now });
      await enqueue(queries, [{ outgoing, leadId: booking.lead_id, now }]);
    }
    return coming.length;
  });
}
