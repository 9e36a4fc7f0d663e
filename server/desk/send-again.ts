import { callPurposes } from "#contracts/booked-call.ts";
import { sameAddress } from "#contracts/email-address.ts";
import { Refusal, refusals } from "../http/refusal.ts";
import type { MailDraft } from "../mail/message.ts";
import { untried } from "../outbox/queue.ts";
import { newRecipients, parseRecipients, type Recipient } from "../outbox/recipients.ts";
import { formerAddresses } from "../people/correct.ts";
import { recordEvent } from "../people/history.ts";
import { keyedId } from "../storage/ids.ts";
import { addRow, changeRows, findRow, knownRow } from "../storage/rows.ts";
import type { Queries } from "../storage/tables.ts";
import type { DeskCall } from "./services.ts";

/**
 * Puts a message into the outbox once more, for some of its recipients, within the caller's
 * transaction. A repeated request sends once, because the new row's id is derived from the
 * request's key. Returns the id of the person.
 */
export async function sendAgain(call: DeskCall<"sendAgain">): Promise<string> {
  const { id: messageId, queries, user, now } = call;
  const { idempotencyKey, addresses } = call.body;
  const row = await findRow(queries, "outbox", messageId);
  // Messages without a person are the site's own, such as sign-in links.
  if (row === undefined || row.person_id === null || row.channel !== "mail")
    throw new Refusal(404, "There is no such message. It may have been erased.");
  if (callPurposes.includes(row.purpose))
    throw new Refusal(409, "Send it again beside the call: its link and time may have changed.");
  const message = parseRecipients(row);
  const corrected = await correctedRecipient(queries, row.person_id, message.recipients);
  const offered = [...message.recipients, ...(corrected ? [corrected] : [])];
  const chosen = offered.filter(({ address }) =>
    addresses.some((other) => sameAddress(address, other)),
  );
  if (chosen.length < new Set(addresses.map((address) => address.toLowerCase())).size)
    throw refusals.field("Choose among those the message was sent to.", "addresses");
  if (row.status === "waiting")
    throw new Refusal(409, "This message has not left yet. It will be sent by itself.");
  const id = keyedId(messageId, idempotencyKey);
  const to = corrected && chosen.includes(corrected) ? corrected.address : undefined;
  const content = withNewMessageId(JSON.parse(row.content), id, { now, to });
  const isNew = await addRow(queries, "outbox", {
    ...row,
    id,
    content: JSON.stringify(content),
    recipients: JSON.stringify(newRecipients(chosen)),
    ...untried,
    created_at: now,
  });
  if (!isNew) return row.person_id;

  // A later retry of all failed messages must not send this one a second time.
  await changeRows(queries, "outbox", { id: messageId, status: "failed" }, { status: "sent" });
  const { person_id: subject, purpose } = row;
  const sentTo = chosen.map(({ address }) => address);
  const event = { kind: "sent-again", purpose, addresses: sentTo } as const;
  await recordEvent(queries, subject, { user, now }, event);
  await call.record({ purpose, recipients: chosen.length }, subject);
  return subject;
}

/** The person's address of today, if the message went to one that was corrected since. */
async function correctedRecipient(
  queries: Queries,
  personId: string,
  recipients: readonly Recipient[],
): Promise<Recipient | undefined> {
  const former = await formerAddresses(queries, personId);
  if (!recipients.some(({ role, address }) => role === "to" && former.has(address.toLowerCase())))
    return undefined;
  const { email } = await knownRow(queries, "people", personId);
  if (email === null || recipients.some(({ address }) => sameAddress(address, email)))
    return undefined;
  return { address: email, role: "to", status: "waiting", response: null };
}

/**
 * A new Message-ID, since many mail programs would hide a message with the old one as a duplicate.
 */
function withNewMessageId(
  draft: MailDraft,
  id: string,
  { now, to }: { now: number; to: string | undefined },
): MailDraft {
  const messageId = draft.messageId.replace(/@/, `-${id}@`);
  return {
    ...draft,
    messageId,
    date: new Date(now).toISOString(),
    ...(to !== undefined && { to: { ...draft.to, address: to } }),
  };
}
