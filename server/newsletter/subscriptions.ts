import { sql } from "kysely";
import { unsubscribePath } from "#contracts/endpoints.ts";
import { isToken, keyedHash, newId, newToken, tokenHash } from "../storage/ids.ts";
import { installationKey } from "../storage/installation-key.ts";
import type { Queries, SubscriptionRow } from "../storage/tables.ts";
import { removeRecipient } from "./readers.ts";
import { noteAsked, removeSuppression, suppress, suppressionOf } from "./suppressions.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** A subscription that is not confirmed by then is deleted (removeUnconfirmed in ../leads). */
export const confirmationLasts = 7 * day;

/** How often a confirmation is sent, so that the form cannot be used to flood a mailbox. */
const pauseBetweenConfirmations = 10 * minute;
const mostConfirmations = 3;
const pauseAfterUnsubscribing = 30 * day;

/** The token to be mailed, or undefined if no message is due to this address. */
export async function requestSubscription(
  queries: Queries,
  address: string,
  now: number,
): Promise<string | undefined> {
  const email = address.toLowerCase();
  const suppression = await suppressionOf(queries, email);
  if (suppression?.reason === "refused") return undefined;
  const askedAt = suppression?.asked_at ?? null;
  if (askedAt !== null && Math.abs(now - askedAt) < pauseAfterUnsubscribing) return undefined;
  const confirmToken = await pendingSubscription(queries, email, now);
  if (confirmToken && suppression) await noteAsked(queries, suppression, now);
  return confirmToken;
}

async function pendingSubscription(
  queries: Queries,
  email: string,
  now: number,
): Promise<string | undefined> {
  const confirmToken = newToken();
  const created = await queries
    .insertInto("subscriptions")
    .values({
      id: newId(),
      email,
      status: "pending",
      confirm_token_hash: tokenHash(confirmToken),
      confirm_sent_at: now,
      confirmations_sent: 1,
      unsubscribe_token: await unsubscribeToken(queries, email),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (created) return confirmToken;

  const known = await queries
    .selectFrom("subscriptions")
    .selectAll()
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  if (known.status === "confirmed") return undefined;
  const sinceLast = Math.abs(now - known.confirm_sent_at);
  const sentBefore = sinceLast > confirmationLasts ? 0 : known.confirmations_sent;
  if (sinceLast < pauseBetweenConfirmations || sentBefore >= mostConfirmations) return undefined;
  await queries
    .updateTable("subscriptions")
    .set({
      confirm_token_hash: tokenHash(confirmToken),
      confirm_sent_at: now,
      confirmations_sent: sentBefore + 1,
    })
    .where("id", "=", known.id)
    .execute();
  return confirmToken;
}

/** The same each time an address subscribes, so that links in old messages keep working. */
async function unsubscribeToken(queries: Queries, email: string): Promise<string> {
  return keyedHash(await installationKey(queries), `unsubscribe\n${email}`, "base64url");
}

export type Confirmation =
  | { outcome: "confirmed"; subscription: SubscriptionRow; isFirst: boolean }
  | { outcome: "expired" | "unknown" };

export async function confirmSubscription(
  queries: Queries,
  token: string,
  now: number,
): Promise<Confirmation> {
  const subscription = await queries
    .selectFrom("subscriptions")
    .selectAll()
    .where("confirm_token_hash", "=", tokenHash(token))
    .executeTakeFirst();
  // Expired requests are about to be deleted.
  if (subscription === undefined) return { outcome: isToken(token) ? "expired" : "unknown" };
  if (subscription.status === "confirmed") {
    return { outcome: "confirmed", subscription, isFirst: false };
  }
  if (now - subscription.confirm_sent_at > confirmationLasts) return { outcome: "expired" };
  // If two requests have both read `pending`, only one of them changes the row.
  const changed = await queries
    .updateTable("subscriptions")
    .set({ status: "confirmed", confirmed_at: now })
    .where("id", "=", subscription.id)
    .where("status", "=", "pending")
    .returning("id")
    .executeTakeFirst();
  if (changed) await removeSuppression(queries, subscription.email);
  return { outcome: "confirmed", subscription, isFirst: changed !== undefined };
}

/** Returns what was deleted, or undefined if no subscription has this token. */
export async function endSubscription(
  queries: Queries,
  token: string,
  now: number,
): Promise<{ id: string; email: string } | undefined> {
  const subscription = await queries
    .selectFrom("subscriptions")
    .select(["id", "email"])
    .where("unsubscribe_token", "=", token)
    .executeTakeFirst();
  if (subscription === undefined) return undefined;
  await removeRecipient(queries, subscription.id);
  await queries.deleteFrom("subscriptions").where("id", "=", subscription.id).execute();
  await suppress(queries, subscription.email, "unsubscribed", now);
  return subscription;
}

export function unconfirmedSubscriptions(queries: Queries, now: number, limit: number) {
  return queries
    .selectFrom("subscriptions")
    .select("id")
    .where("status", "=", "pending")
    .where("confirm_sent_at", "<", now - confirmationLasts)
    .limit(limit);
}

/** They contain the link, so they are deleted when sent or when the link has expired. */
export async function removeConfirmationMessages(queries: Queries, now: number): Promise<void> {
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
