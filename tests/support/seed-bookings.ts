import { randomUUID } from "node:crypto";
import { leadRow } from "#server/leads/record-lead.ts";
import type { Storage } from "#server/storage/storage.ts";
import type { BookingRow } from "#server/storage/tables.ts";

/** Stores a call of this person for a new lead, without mails and without claiming its time. */
export async function seedBooking(
  storage: Storage,
  userId: string,
  call: Partial<BookingRow> & { starts_at: number },
): Promise<{ id: string; lead: string }> {
  const [id, lead] = [randomUUID(), randomUUID()];
  const now = Date.now();
  const contact = { name: "Ada Lind", email: "ada@practice.example", phone: "(801) 555-0100" };
  await storage.transaction(async (queries) => {
    await queries
      .insertInto("leads")
      .values(
        leadRow({
          ...contact,
          id: lead,
          kind: "booking",
          idempotencyHash: null,
          sourcePage: "/book",
          createdAt: now,
        }),
      )
      .execute();
    await queries
      .insertInto("bookings")
      .values({
        ...contact,
        id,
        lead_id: lead,
        user_id: userId,
        ends_at: call.starts_at + 20 * 60_000,
        zone: "America/Denver",
        phone_digits: "8015550100",
        about: "rd-credit",
        message: null,
        status: "booked",
        sequence: 0,
        idempotency_hash: null,
        remind_at: null,
        created_at: now,
        changed_at: now,
        ...call,
      })
      .execute();
  });
  return { id, lead };
}
