import type { OutboxRow } from "../storage/tables.ts";

/** One mailbox a message goes to, and what became of it there. */
export type Recipient = {
  address: string;
  role: "to" | "blind-copy";
  status: "waiting" | "delivered" | "refused";
  /** What the mail server said last. */
  response: string | null;
};

/** What one attempt learned about some of the recipients. */
export type RecipientUpdate = Pick<Recipient, "address" | "status" | "response">;

export function newRecipients(list: readonly Pick<Recipient, "address" | "role">[]): Recipient[] {
  const byAddress = new Map<string, Recipient>();
  for (const { address, role } of list) {
    const key = address.toLowerCase();
    // A visitor who writes from a blind copy's mailbox gets the message once.
    if (byAddress.has(key)) continue;
    byAddress.set(key, { address, role, status: "waiting", response: null });
  }
  return [...byAddress.values()];
}

export function applyUpdates(
  recipients: readonly Recipient[],
  updates: readonly RecipientUpdate[],
): Recipient[] {
  const latest = new Map(updates.map((update) => [update.address, update]));
  return recipients.map((recipient) => ({ ...recipient, ...latest.get(recipient.address) }));
}

/** A row of the outbox with its recipients read from their JSON. */
export function parseRecipients<Row extends Pick<OutboxRow, "recipients">>(
  row: Row,
): Omit<Row, "recipients"> & { recipients: Recipient[] } {
  return { ...row, recipients: JSON.parse(row.recipients) };
}
