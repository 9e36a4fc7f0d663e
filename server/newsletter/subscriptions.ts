import { sql } from "kysely";
import { unsubscribePath } from "#contracts/endpoints.ts";
import { removeSuppression, suppressionOf } from "../people/suppressions.ts";
import { installationKey, isToken, keyedHash, newId, newToken, tokenHash } from "../storage/ids.ts";
import { addRow, changeRows, knownRow } from "../storage/rows.ts";
import type { Queries, SubscriptionRow } from "../storage/tables.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** A subscription that is not confirmed by then is deleted (removeUnconfirmed in ../people). */
export const confirmationLasts = 7 * day;

/** How often a confirmation is sent, so that the form cannot be used to flood a mailbox. */
const pauseBetweenConfirmations = 10 * minute;
const mostConfirmations = 3;
const pauseAfterUnsubscribing = 30 * day;

/** Whether the address may be asked to confirm: it has neither refused our mail nor just left. */
export async function mayBeAsked(queries: Queries, email: string, now: number): Promise<boolean> {
  const suppression = await suppressionOf(queries, email);
  if (suppression?.reason === "refused") return false;
  const askedAt = suppression?.asked_at ?? null;
  return askedAt === null || Math.abs(now - askedAt) >= pauseAfterUnsubscribing;
}

/** The token to be mailed, or undefined if no message is due to this address. */
export async function requestSubscription(
  queries: Queries,
  { personId, email }: { personId: string; email: string },
  now: number,
): Promise<string | undefined> {
  const confirmToken = await pendingSubscription(queries, personId, email, now);
  const suppression = await suppressionOf(queries, email);
  if (confirmToken && suppression) {
    const { email_hash } = suppression;
    await changeRows(queries, "suppressions", { email_hash }, { asked_at: now });
  }
  return confirmToken;
}

async function pendingSubscription(queries: Queries, personId: string, email: string, now: number) {
  const confirmToken = newToken();
  const isNew = await addRow(queries, "subscriptions", {
    id: newId(),
    person_id: personId,
    status: "pending",
    confirm_token_hash: tokenHash(confirmToken),
    confirm_sent_at: now,
    confirmations_sent: 1,
    unsubscribe_token: await unsubscribeToken(queries, email),
    created_at: now,
  });
  if (isNew) return confirmToken;

  const known = await knownRow(queries, "subscriptions", { person_id: personId });
  if (known.status === "confirmed") return undefined;
  const sinceLast = Math.abs(now - known.confirm_sent_at);
  const sentBefore = sinceLast > confirmationLasts ? 0 : known.confirmations_sent;
  if (sinceLast < pauseBetweenConfirmations || sentBefore >= mostConfirmations) return undefined;
  await changeRows(queries, "subscriptions", known.id, {
    confirm_token_hash: tokenHash(confirmToken),
    confirm_sent_at: now,
    confirmations_sent: sentBefore + 1,
  });
  return confirmToken;
}

/** The same each time an address subscribes, so that links in old messages keep working. */
async function unsubscribeToken(queries: Queries, email: string): Promise<string> {
  const address = email.toLowerCase();
  return keyedHash(await installationKey(queries), `unsubscribe\n${address}`, "base64url");
}

export type AddressedSubscription = SubscriptionRow & { email: string };

/** Each with the address that confirmed it, or will. */
export function subscriptionsWithAddress(queries: Queries) {
  return queries
    .selectFrom("subscriptions")
    .innerJoin("people", "people.id", "subscriptions.person_id")
    .selectAll("subscriptions")
    .select("people.email")
    .$narrowType<{ email: string }>();
}

type Confirmation =
  | { outcome: "confirmed"; subscription: AddressedSubscription; isFirst: boolean }
  | { outcome: "expired" | "unknown" };

export async function confirmSubscription(
  queries: Queries,
  token: string,
  now: number,
): Promise<Confirmation> {
  const subscription = await subscriptionsWithAddress(queries)
    .where("confirm_token_hash", "=", tokenHash(token))
    .executeTakeFirst();
  // Expired requests are about to be deleted.
  if (subscription === undefined) return { outcome: isToken(token) ? "expired" : "unknown" };
  if (subscription.status === "confirmed")
    return { outcome: "confirmed", subscription, isFirst: false };
  if (now - subscription.confirm_sent_at > confirmationLasts) return { outcome: "expired" };
  // If two requests have both read `pending`, only one of them changes the row.
  const pending = { id: subscription.id, status: "pending" } as const;
  const confirmed = { status: "confirmed", confirmed_at: now } as const;
  const [changed] = await changeRows(queries, "subscriptions", pending, confirmed);
  if (changed) await removeSuppression(queries, subscription.email);
  return { outcome: "confirmed", subscription, isFirst: changed !== undefined };
}

/** They contain the link, so they are deleted when sent or when the link has expired. */
export async function removeConfirmationMessages(queries: Queries, now: number) {
  await queries
    .deleteFrom("outbox")
    // A literal, not a parameter, because SQLite uses a partial index only for a literal.
    .where("purpose", "=", sql.lit("newsletter-confirmation"))
    .where(({ eb, or }) =>
      or([eb("status", "=", "sent"), eb("created_at", "<", now - confirmationLasts)]),
    )
    .execute();
}

export function unsubscribeUrl(origin: string, token: string): string {
  return `${origin}${unsubscribePath}?token=${token}`;
}
