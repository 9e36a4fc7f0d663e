import { randomUUID } from "node:crypto";
import type { Outgoing } from "./outgoing.ts";
import type { Queries } from "./queries.ts";

/** Before any time there is, so that servers whose clocks differ agree that it is due. */
const atOnce = 0;

/** Puts messages into the outbox, within the caller's transaction. */
export async function enqueue(
  queries: Queries,
  outgoing: readonly Outgoing[],
  about: { leadId: string | null; now: number },
): Promise<void> {
  if (outgoing.length === 0) return;
  const numbered = outgoing.map((item) => ({ id: randomUUID(), item }));

  await queries
    .insertInto("outbox")
    .values(
      numbered.map(({ id, item }) => ({
        id,
        lead_id: about.leadId,
        channel: item.channel,
        purpose: item.purpose,
        content: item.channel === "mail" ? JSON.stringify(item.draft) : item.body,
        state: "pending" as const,
        attempts: 0,
        available_at: atOnce,
        lease_token: null,
        last_error: null,
        created_at: about.now,
        finished_at: null,
      })),
    )
    .execute();

  const deliveries = numbered.flatMap(({ id, item }) =>
    item.channel === "webhook" ? [] : distinct(item.recipients).map((to) => ({ id, ...to })),
  );
  if (deliveries.length === 0) return;
  await queries
    .insertInto("deliveries")
    .values(
      deliveries.map(({ id, address, role }) => ({
        outbox_id: id,
        address,
        role,
        state: "pending" as const,
        response: null,
        updated_at: about.now,
      })),
    )
    .execute();
}

/** A visitor who writes from a blind copy's mailbox gets the message once. */
function distinct<Recipient extends { address: string }>(recipients: Recipient[]): Recipient[] {
  const byAddress = new Map<string, Recipient>();
  for (const recipient of recipients) {
    const key = recipient.address.toLowerCase();
    if (!byAddress.has(key)) byAddress.set(key, recipient);
  }
  return [...byAddress.values()];
}
