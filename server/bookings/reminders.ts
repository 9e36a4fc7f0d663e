import { enqueue } from "../outbox/queue.ts";
import type { Storage } from "../storage/storage.ts";
import type { Queries } from "../storage/tables.ts";
import { addToken } from "./book-call.ts";
import { mailToVisitor } from "./booking-mails.ts";
import { type Call, readCalls } from "./calls.ts";

/**
 * Puts the reminders that are due into the outbox. Each is marked in the same transaction, so that
 * several servers, or one that was restarted, remind once. Returns how many.
 */
export function remind(storage: Storage, { origin, now }: { origin: string; now: number }) {
  return storage.transaction(async (queries) => {
    const due = await queries
      .updateTable("bookings")
      .set({ remind_at: null })
      .where("remind_at", "<=", now)
      .where("status", "=", "booked")
      // After an outage a call may have passed. Its mark stays: a clock that ran ahead must lose none.
      .where("starts_at", ">", now)
      .returning("id")
      .execute();
    if (due.length === 0) return 0;
    const coming = await readCalls(queries, { ids: due.map(({ id }) => id) });
    for (const call of coming)
      await sendConfirmation(queries, call, { what: "reminder", origin, now });
    return coming.length;
  });
}

/** The confirmation of a coming call, or a reminder, to the address of today, with a new link. */
export async function sendConfirmation(
  queries: Queries,
  call: Call,
  { what = "booked", origin, now }: { what?: "booked" | "reminder"; origin: string; now: number },
) {
  const token = await addToken(queries, call.id);
  const mail = mailToVisitor(call, { what, token, origin, now });
  const about = { personId: call.person_id, leadId: call.lead_id, now };
  if (mail) await enqueue(queries, [mail], about);
}
