import type { CallEvent } from "#contracts/desk/person.ts";
import { type Actor, recordAudit } from "../audit/audit.ts";
import { activeConnections } from "../connections/connections.ts";
import { type BookingEvent, bookingWebhooks } from "../connections/lead-webhooks.ts";
import type { OutgoingMail } from "../mail/message.ts";
import { enqueue } from "../outbox/queue.ts";
import { recordEvent } from "../people/history.ts";
import type { Queries } from "../storage/tables.ts";
import type { Call } from "./calls.ts";
import { inText } from "./free-times.ts";

type NotifiedEvent = {
  /** Undefined of a call that is held: connections have not heard of it. */
  event: BookingEvent | undefined;
  what: CallEvent;
  author?: Actor | undefined;
  mails: readonly (OutgoingMail | undefined | false)[];
  now: number;
};

/** Records a change in the person's history and queues its mails and webhooks, in one transaction. */
export async function recordAndNotify(
  queries: Queries,
  call: Call,
  { event, what, author, mails, now }: NotifiedEvent,
) {
  await recordCallEvent(queries, call, { what, author, now });
  const connections = event ? await activeConnections(queries) : [];
  const webhooks = event ? bookingWebhooks(connections, event, sentBooking(call), now) : [];
  const messages = [...mails.filter((mail) => !!mail), ...webhooks];
  await enqueue(queries, messages, { personId: call.person_id, leadId: call.lead_id, now });
}

/** In the person's history, and in the log if a member of the team is the author. */
export async function recordCallEvent(
  queries: Queries,
  { person_id: personId, user_id, starts_at: start }: Call,
  { what, author: user, now }: Pick<NotifiedEvent, "what" | "author" | "now">,
) {
  const to = what === "handed-over" ? user_id : null;
  await recordEvent(queries, personId, { user, now }, { kind: "call", what, start, to });
  if (user === undefined) return;
  if (what === "booked") await recordAudit(queries, { user, now }, "call-booked", personId);
  else await recordAudit(queries, { user, now }, "call-changed", personId, { what });
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
