import type { CallEvent } from "#contracts/desk/lead.ts";
import type { Actor } from "../audit.ts";
import { activeConnections } from "../connections/connections.ts";
import { type BookingEvent, bookingWebhooks } from "../connections/lead-webhooks.ts";
import type { OutgoingMail } from "../mail/message.ts";
import { enqueue } from "../outbox/queue.ts";
import { newId } from "../storage/ids.ts";
import type { BookingRow, Queries } from "../storage/tables.ts";
import { inText } from "./free-times.ts";

type News = {
  event: BookingEvent;
  what: CallEvent;
  author?: Actor | undefined;
  mails: readonly OutgoingMail[];
  now: number;
};

/** In the timeline of the lead, by mail and to connections, in the transaction of the change itself. */
export async function tellAbout(
  queries: Queries,
  booking: BookingRow,
  { event, what, author, mails, now }: News,
): Promise<void> {
  await recordCallEvent(queries, booking, { what, author, now });
  const { email: caller } = await callerOf(queries, booking);
  const data = { ...sentBooking(booking), caller };
  const webhooks = bookingWebhooks(await activeConnections(queries), event, data, now);
  await enqueue(
    queries,
    [...mails, ...webhooks].map((outgoing) => ({ outgoing, leadId: booking.lead_id, now })),
  );
}

export async function recordCallEvent(
  queries: Queries,
  booking: BookingRow,
  { what, author, now }: Pick<News, "what" | "author" | "now">,
): Promise<void> {
  await queries
    .insertInto("lead_events")
    .values({
      id: newId(),
      lead_id: booking.lead_id,
      author_id: author?.id ?? null,
      kind: "call",
      details: JSON.stringify({ what, start: booking.starts_at }),
      created_at: now,
    })
    .execute();
}

/** `id` is the lead's, as in `lead.created`. */
function sentBooking(booking: BookingRow) {
  return {
    id: booking.lead_id,
    name: booking.name,
    email: booking.email,
    phone: booking.phone,
    message: booking.message ?? undefined,
    booking: {
      id: booking.id,
      start: inText(booking.starts_at),
      end: inText(booking.ends_at),
      zone: booking.zone,
      about: booking.about,
      status: booking.status,
    },
  };
}

export type Caller = { email: string; name: string | null };

/** The member of the team who calls. */
export function callerOf(queries: Queries, { user_id }: BookingRow): Promise<Caller> {
  return queries
    .selectFrom("desk_users")
    .select(["email", "name"])
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow();
}
