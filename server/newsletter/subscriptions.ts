import { unsubscribePath } from "#contracts/endpoints.ts";
import { newId, newToken, tokenHash } from "../storage/ids.ts";
import type { Queries, SubscriptionRow } from "../storage/tables.ts";
import { removeSuppression, suppress, suppressionKey, suppressionOf } from "./suppressions.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const confirmationLasts = 7 * day;

/** How soon another confirmation may be asked for: nobody can fill a stranger's mailbox with them. */
const pauseBetweenConfirmations = { pending: 10 * minute, unsubscribed: day };

/**
 * Somebody asked for the newsletter at this address. Returns the token to be mailed to it, or
 * undefined when no message is due: subscribed already, asked a moment ago, or undeliverable.
 */
export async function requestSubscription(
  queries: Queries,
  address: string,
  now: number,
): Promise<string | undefined> {
  const email = address.toLowerCase();
  if ((await suppressionOf(queries, email)) === "refused") return undefined;
  const confirmToken = newToken();
  const created = await queries
    .insertInto("subscriptions")
    .values({
      id: newId(),
      email,
      state: "pending",
      confirm_token_hash: tokenHash(confirmToken),
      confirm_sent_at: now,
      unsubscribe_token: newToken(),
      created_at: now,
      confirmed_at: null,
      unsubscribed_at: null,
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
  if (known.state === "confirmed") return undefined;
  if (Math.abs(now - known.confirm_sent_at) < pauseBetweenConfirmations[known.state]) {
    return undefined;
  }
  await queries
    .updateTable("subscriptions")
    .set({ state: "pending", confirm_token_hash: tokenHash(confirmToken), confirm_sent_at: now })
    .where("id", "=", known.id)
    .execute();
  return confirmToken;
}

export type Confirmation =
  | { outcome: "confirmed"; subscription: SubscriptionRow; isFirst: boolean }
  | { outcome: "expired" | "unknown" };

/** `isFirst` tells the first confirmation from a link opened again. */
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
  if (subscription === undefined || subscription.state === "unsubscribed") {
    return { outcome: "unknown" };
  }
  if (subscription.state === "confirmed") {
    return { outcome: "confirmed", subscription, isFirst: false };
  }
  if (now - subscription.confirm_sent_at > confirmationLasts) return { outcome: "expired" };
  // Of two requests at once, both of which have read `pending`, one changes the row.
  const changed = await queries
    .updateTable("subscriptions")
    .set({ state: "confirmed", confirmed_at: now, unsubscribed_at: null })
    .where("id", "=", subscription.id)
    .where("state", "=", "pending")
    .returning("id")
    .executeTakeFirst();
  if (changed) await removeSuppression(queries, subscription.email);
  return { outcome: "confirmed", subscription, isFirst: changed !== undefined };
}

/** Returns false for a token nobody has. Doing it twice is not an error. */
export async function unsubscribe(queries: Queries, token: string, now: number): Promise<boolean> {
  const subscription = await queries
    .updateTable("subscriptions")
    .set({ state: "unsubscribed", unsubscribed_at: now })
    .where("unsubscribe_token", "=", token)
    .returning("email")
    .executeTakeFirst();
  if (subscription === undefined) return false;
  await suppress(queries, subscription.email, "unsubscribed", now);
  return true;
}

export function unsubscribeUrl(origin: string, token: string): string {
  return `${origin}${unsubscribePath}?token=${token}`;
}

/** Everybody who may be sent a newsletter. */
export async function confirmedSubscriptions(queries: Queries): Promise<SubscriptionRow[]> {
  const confirmed = await queries
    .selectFrom("subscriptions")
    .selectAll()
    .where("state", "=", "confirmed")
    .orderBy("confirmed_at")
    .execute();
  const suppressed = await queries.selectFrom("suppressions").select("email_hash").execute();
  const hashes = new Set(suppressed.map((row) => row.email_hash));
  return confirmed.filter(({ email }) => !hashes.has(suppressionKey(email)));
}
