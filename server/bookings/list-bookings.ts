import type { LeadStatus } from "#contracts/desk/leads.ts";
import type { BookingRow, Queries } from "../storage/tables.ts";

export type ListedBooking = BookingRow & {
  caller_email: string;
  caller_name: string | null;
  practice_name: string | null;
  lead_status: LeadStatus;
  lead_version: number;
  next_step: string | null;
  next_step_on: string | null;
  /** JSON: the lead's estimate. */
  result: string | null;
};

type Which = {
  /** Calls that begin from then on, and earlier ones without an outcome. */
  from?: number;
  leadId?: string;
  id?: string;
};

/** Calls in order, without the cancelled ones. Those of one lead, or one by its id, with them. */
export function listBookings(
  queries: Queries,
  { from, leadId, id }: Which,
): Promise<ListedBooking[]> {
  return queries
    .selectFrom("bookings")
    .innerJoin("leads", "leads.id", "bookings.lead_id")
    .innerJoin("desk_users", "desk_users.id", "bookings.user_id")
    .selectAll("bookings")
    .select([
      "desk_users.email as caller_email",
      "desk_users.name as caller_name",
      "leads.practice_name",
      "leads.status as lead_status",
      "leads.version as lead_version",
      "leads.next_step",
      "leads.next_step_on",
      "leads.result",
    ])
    .$if(from !== undefined, (query) =>
      query
        .where("bookings.status", "!=", "cancelled")
        .where(({ eb, or }) =>
          or([eb("bookings.starts_at", ">=", from ?? 0), eb("bookings.status", "=", "booked")]),
        ),
    )
    .$if(leadId !== undefined, (query) => query.where("bookings.lead_id", "=", leadId ?? ""))
    .$if(id !== undefined, (query) => query.where("bookings.id", "=", id ?? ""))
    .orderBy("bookings.starts_at")
    .orderBy("bookings.id")
    .execute();
}
