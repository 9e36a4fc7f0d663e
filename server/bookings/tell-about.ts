import type { CallEvent } from "#contracts/desk/person.ts";
import type { Actor } from "../audit/audit.ts";
import { activeConnections } from "../connections/connections.ts";
import { type BookingEvent, bookingWebhooks } from "../connections/lead-webhooks.ts";
import type { OutgoingMail } from "../mail/message.ts";
import { enqueue } from "../outbox/queue.ts";
import { recordEvent } from "../people/history.ts";
import type { Queries } from "../storage/tables.ts";
import type { Call } from "./calls.ts";
import { inText } from "./free-times.ts";

type CallNews = {
  /** Undefined of a call that is held: connections have not heard of it. */
  event: BookingEvent | undefined;
  what: CallEvent;
  author?: Actor | undefined;
  mails: readonly (OutgoingMail | undefined)[];
  now: number;
};

/** Records a change in the person's history and queues its mails and webhooks, in one transaction. */
export async function tellAbout(
  queries: Queries,
  call: Call,
  { event, what, author, mails, now }: CallNews,
): Promise<void> {
  await recordCallEvent(queries, call, { what, author, now });
  const connections = event ? await activeConnections(queries) : [];
  const webhooks = event ? bookingWebhooks(connections, event, sentBooking(call), now) : [];
  await enqueueAbout(
    queries,
    call,
    [...mails.filter((mail) => mail !== undefined), ...webhooks],
    now,
  );
}

export function enqueueAbout(
  queries: Queries,
  { person_id: personId, lead_id: leadId }: Call,
  outgoing: readonly Parameters<typeof enqueue>[1][number]["outgoing"][],
  now: number,
): Promise<void> {
  return enqueue(
    queries,
    outgoing.map((one) => ({ outgoing: one, personId, leadId, now })),
  );
}

export function recordCallEvent(
  queries: Queries,
  call: Call,
  { what, author, now }: Pick<CallNews, "what" | "author" | "now">,
): Promise<void> {
  const to = what === "handed-over" ? call.user_id : null;
  const event = { kind: "call", what, start: call.starts_at, to } as const;
  return recordEvent(queries, call.person_id, { user: author, now }, event);
}

/** `id` is the lead's, as in `lead.created`; the person's if a colleague booked the call. */
function sentBooking(call: Call) {
  return {
    id: call.lead_id ?? call.person_id,
    personId: call.person_id,
    name: call.name,
    email: call.email,
    phone: call.phone,
    message: call.message ?? undefined,
    booking: {
      id: call.id,
      start: inText(call.starts_at),
      end: inText(call.ends_at),
      zone: call.zone,
      about: call.about,
      status: call.status,
    },
    caller: call.colleague.email,
  };
}
