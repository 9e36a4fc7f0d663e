import type { DeskMessage } from "#contracts/desk/mail.ts";
import type { OutboxRow } from "../storage/tables.ts";

export type Recipient = DeskMessage["recipients"][number];
export type RecipientUpdate = Pick<Recipient, "address" | "status" | "response">;

export function newRecipients(list: readonly Pick<Recipient, "address" | "role">[]): Recipient[] {
  const byAddress = new Map<string, Recipient>();
  for (const { address, role } of list) {
    const key = address.toLowerCase();
    // If the visitor's address is also a blind copy, it gets the message once.
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

export function parseRecipients<Row extends Pick<OutboxRow, "recipients">>(
  row: Row,
): Omit<Row, "recipients"> & { recipients: Recipient[] } {
  return { ...row, recipients: JSON.parse(row.recipients) };
}
