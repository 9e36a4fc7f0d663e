import * as z from "zod/mini";
import { messageRecipient } from "#contracts/desk/mail.ts";
import { sameAddress } from "#contracts/email-address.ts";
import type { Recipient } from "../outbox/recipients.ts";
import { findRows, jsonOrUndefined } from "../storage/rows.ts";
import type { OutboxRow, PersonRow, Queries } from "../storage/tables.ts";

/**
 * Everything that was sent about a person, the oldest first. Messages made together have the same
 * time and random ids: the visitor's come first, then other e-mails, then calls to connections.
 */
export async function messagesAbout(queries: Queries, person: Pick<PersonRow, "id" | "email">) {
  const about = { person_id: person.id };
  const rows = await findRows(queries, "outbox", about, "created_at", "purpose", "id");
  const rank = (row: OutboxRow) => {
    if (row.channel === "webhook") return 2;
    return recipientsOf(row).some(
      ({ role, address }) => role === "to" && sameAddress(address, person.email ?? ""),
    )
      ? 0
      : 1;
  };
  // Sorting is stable, so the order of the query decides between messages of one rank.
  return rows.toSorted(
    (one, other) => one.created_at - other.created_at || rank(one) - rank(other),
  );
}

const recipients = z.array(messageRecipient);

/** None if the stored text is damaged, so that the person can still be opened. */
export function recipientsOf(row: Pick<OutboxRow, "recipients">): Recipient[] {
  return recipients.safeParse(jsonOrUndefined(row.recipients)).data ?? [];
}
