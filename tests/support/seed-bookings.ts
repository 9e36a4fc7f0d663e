import { randomUUID } from "node:crypto";
import { insertLead } from "#server/leads/record-lead.ts";
import type { Storage } from "#server/storage/storage.ts";
import type { BookingRow } from "#server/storage/tables.ts";

const ada = { name: "Ada Lind", email: "ada@practice.example", phone: "(801) 555-0100" };

/** Stores a call of this colleague with Ada, without mails and without claiming its time. */
export async function seedBooking(
  storage: Storage,
  userId: string,
  { contact = ada, ...call }: Partial<BookingRow> & { starts_at: number; contact?: typeof ada },
): Promise<{ id: string; lead: string; person: string }> {
  const id = randomUUID();
  const now = Date.now();
  return storage.transaction(async (queries) => {
    const { id: lead, personId } = await insertLead(queries, {
      ...contact,
      id: randomUUID(),
      kind: "booking",
      idempotencyHash: null,
      sourcePage: "/book",
      createdAt: now,
    });
    await queries
      .insertInto("bookings")
      .values({
        id,
        person_id: personId,
        lead_id: lead,
        user_id: userId,
        ends_at: call.starts_at + 20 * 60_000,
        zone: "America/Denver",
        about: "rd-credit",
        message: null,
        status: "booked",
        sequence: 0,
        key_hash: null,
        network_hash: null,
        held_until: null,
        confirmed_at: null,
        remind_at: null,
        created_at: now,
        changed_at: now,
        ...call,
      })
      .execute();
    return { id, lead, person: personId };
  });
}
