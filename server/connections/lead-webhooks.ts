import type { OutgoingWebhook } from "../outbox/queue.ts";
import type { ConnectionRow } from "../storage/tables.ts";

/** Standard Webhooks recommends less than 20 KB, and some receivers accept no more. */
export const largestBody = 20_000;

export type SentLead = {
  personId: string;
  createdAt: number;
  idempotencyHash: string | null;
  message?: string | undefined;
};

const shortMessage = 1000;

/** A lead as every connection gets it. `cut` names the fields that had to be left out. */
export function leadBody({ idempotencyHash: _, createdAt, ...facts }: SentLead): string {
  const timestamp = new Date(createdAt).toISOString();
  const write = (data: object) => JSON.stringify({ type: "lead.created", timestamp, data });
  let data: Record<string, unknown> = { ...facts, createdAt: timestamp };
  const cut: string[] = [];
  for (const field of ["inputs", "result", "message"]) {
    if (Buffer.byteLength(write(data)) < largestBody) break;
    if (data[field] === undefined) continue;
    cut.push(field);
    const kept = field === "message" ? String(data[field]).slice(0, shortMessage) : undefined;
    data = { ...data, [field]: kept, cut };
  }
  return write(data);
}

export const leadWebhooks = (connections: readonly ConnectionRow[], lead: SentLead) =>
  webhooks(connections, "lead", leadBody(lead));

function webhooks(
  connections: readonly ConnectionRow[],
  purpose: OutgoingWebhook["purpose"],
  body: string,
): OutgoingWebhook[] {
  return connections.map(({ id, name }) => ({
    channel: "webhook",
    purpose,
    connection: { id, name },
    body,
  }));
}

export type BookingEvent = "lead.booked" | "lead.booking-changed" | "lead.booking-cancelled";

/** A call of a lead: booked, at another time, or cancelled. */
export function bookingWebhooks(
  connections: readonly ConnectionRow[],
  type: BookingEvent,
  data: object,
  now: number,
): OutgoingWebhook[] {
  const body = JSON.stringify({ type, timestamp: new Date(now).toISOString(), data });
  return webhooks(connections, "booking", body);
}

export function testBody(now: number): string {
  return JSON.stringify({
    type: "test",
    timestamp: new Date(now).toISOString(),
    data: { message: "A test call from the desk. It is about no lead." },
  });
}
