import { callPurposes } from "#contracts/booked-call.ts";
import { correctedFields } from "#contracts/desk/person.ts";
import { sameAddress, wholeAddress } from "#contracts/email-address.ts";
import { formatPhone } from "#wording/phone.ts";
import { refusals } from "../http/refusal.ts";
import type { MailDraft } from "../mail/message.ts";
import { parseRecipients } from "../outbox/recipients.ts";
import { changeRows, deleteRows, findRow, findRows, jsonOrUndefined } from "../storage/rows.ts";
import type { PersonRow, Queries } from "../storage/tables.ts";
import type { Change } from "./history.ts";
import { type Contact, columnOf, everyIdOf, moveSubscription } from "./person.ts";
import { removeRecipient } from "./unsubscribe.ts";

/**
 * What a member of the team corrects of how a person can be reached. The history keeps the value
 * before, and is erased with the person; the audit log keeps only which fields.
 */
export function correctionOf(before: PersonRow, request: Contact): Change | undefined {
  const corrected = correctedFields.flatMap((field) => {
    const given = request[field];
    if (given === undefined) return [];
    const to = (field === "email" ? given?.toLowerCase() : given) || null;
    const from = before[columnOf[field]];
    return from === to ? [] : [{ kind: "corrected" as const, field, from, to }];
  });
  if (corrected.length === 0) return undefined;
  const fields = corrected.map(({ field }) => field);
  return {
    columns: Object.fromEntries(corrected.map(({ field, to }) => [columnOf[field], to])),
    set: fields,
    events: corrected,
    details: { corrected: fields.join(", ") },
  };
}

/**
 * What follows for messages that wait, links to calls and the newsletter, before the columns change.
 * Says whether mail about calls waited, and whether the person got the newsletter at the address.
 */
export async function applyCorrection(
  queries: Queries,
  before: PersonRow,
  { columns }: Change,
  now: number,
): Promise<{ mailWaited: boolean; wasReader: boolean }> {
  const after = { ...before, ...columns };
  if (!after.email && !after.phone)
    throw refusals.field("Keep an e-mail address or a phone number.", "email");
  await correctWaiting(queries, before, after);
  if (columns.email === undefined) return { mailWaited: false, wasReader: false };
  const wasReader = await endSubscription(queries, before);
  await freeAddress(queries, before, columns.email);
  return { mailWaited: await voidLinks(queries, before.id, now), wasReader };
}

/** An address belongs to one person. One that was merged into this person gets the address before. */
async function freeAddress(queries: Queries, before: PersonRow, email: string | null) {
  if (email === null) return;
  const holder = await findRow(queries, "people", { email });
  if (holder === undefined) return;
  if (holder.merged_into !== before.id) {
    const who = holder.name ?? "another person";
    throw refusals.field(`This is the address of ${who}. Merge the two instead.`, "email");
  }
  const setEmail = (id: string, address: string | null) =>
    changeRows(queries, "people", id, { email: address });
  await setEmail(holder.id, null);
  await setEmail(before.id, null);
  await setEmail(holder.id, before.email);
  await moveSubscription(queries, holder.id, before.id);
}

/** Whoever reads the wrong mailbox must not be able to move or cancel a call. */
async function voidLinks(queries: Queries, personId: string, now: number): Promise<boolean> {
  await queries
    .deleteFrom("booking_tokens")
    .where("booking_id", "in", ({ selectFrom }) =>
      selectFrom("bookings")
        .select("id")
        .where("person_id", "=", personId)
        .where("status", "=", "booked")
        .where("starts_at", ">", now),
    )
    .execute();
  // They have a link that no longer works. The caller writes new ones.
  const which = { person_id: personId, status: "waiting", purpose: callPurposes } as const;
  const waiting = await deleteRows(queries, "outbox", which);
  return waiting.length > 0;
}

/** Only the reader of a mailbox can ask for the newsletter there: the caller asks the new address. */
async function endSubscription(queries: Queries, { id }: PersonRow): Promise<boolean> {
  const subscription = await findRow(queries, "subscriptions", { person_id: id });
  if (subscription === undefined) return false;
  await removeRecipient(queries, subscription.id);
  await deleteRows(queries, "subscriptions", subscription.id);
  return true;
}

/** A message that waits goes to the new address, with the new name and number. */
async function correctWaiting(queries: Queries, before: PersonRow, after: PersonRow) {
  const waiting = await findRows(queries, "outbox", {
    person_id: before.id,
    status: "waiting",
    channel: "mail",
  });
  const { email, phone } = before;
  for (const row of waiting) {
    const swap = (text: string) => {
      const to = after.email;
      const addressed = email && to ? text.replaceAll(wholeAddress(email), () => to) : text;
      if (!phone || !after.phone) return addressed;
      // As mails show it, and as it was typed.
      return addressed
        .replaceAll(formatPhone(phone), formatPhone(after.phone))
        .replaceAll(phone, after.phone);
    };
    const content: MailDraft = JSON.parse(row.content, (_, value) =>
      typeof value === "string" ? swap(value) : value,
    );
    const isToThem = email !== null && sameAddress(JSON.parse(row.content).to.address, email);
    const to = isToThem ? { ...content.to, name: after.name ?? content.to.name } : content.to;
    const recipients = parseRecipients(row).recipients.map((recipient) => ({
      ...recipient,
      address: swap(recipient.address),
    }));
    await changeRows(queries, "outbox", row.id, {
      content: JSON.stringify({ ...content, to }),
      recipients: JSON.stringify(recipients),
      // An attempt at this moment loses its lease: what it did to the address before is not recorded.
      lease_token: null,
    });
  }
}

/** Addresses that a person had before they were corrected, in lower case. */
export async function formerAddresses(queries: Queries, personId: string): Promise<Set<string>> {
  const events = await findRows(queries, "person_events", {
    person_id: await everyIdOf(queries, personId),
    kind: "corrected",
  });
  const addresses = events.flatMap(({ details }) => {
    const { field, from } = Object(jsonOrUndefined(details));
    return field === "email" && typeof from === "string" ? [from.toLowerCase()] : [];
  });
  return new Set(addresses);
}
