import { randomUUID } from "node:crypto";
import { newBooking } from "#server/bookings/book-call.ts";
import { insertLead } from "#server/leads/record-lead.ts";
import { addRow } from "#server/storage/rows.ts";
import type { Storage } from "#server/storage/storage.ts";
import type { BookingRow } from "#server/storage/tables.ts";
import { newLead } from "./leads.ts";

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
    const sent = newLead({ ...contact, kind: "booking", sourcePage: "/book", createdAt: now });
    const { id: lead, personId } = await insertLead(queries, sent);
    const what = { zone: "America/Denver", about: "rd-credit" } as const;
    const row = newBooking({ personId, start: call.starts_at, ...what, now });
    const seeded = { id, lead_id: lead, user_id: userId, remind_at: null };
    await addRow(queries, "bookings", { ...row, ...seeded, ...call });
    return { id, lead, person: personId };
  });
}
