import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Queries } from "../storage/queries.ts";
import type { SubscriptionRow } from "../storage/tables.ts";
import { lift, suppress, suppressionOf } from "./suppressions.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const confirmationLasts = 7 * day;

/** How soon another confirmation may be asked for: nobody can fill a stranger's mailbox with them. */
const pauseBetweenConfirmations = { pending: 10 * minute, unsubscribed: day };

const newToken = () => randomBytes(32).toString("base64url");
const hashed = (token: string) => createHash("sha256").update(token).digest("hex");

/**
 * Somebody asked for the newsletter at this address. Gives the token to be mailed to it, or
 * nothing when no message is due: subscribed already, asked a moment ago, or undeliverable.
 */
export async function requestSubscription(
  queries: Queries,
  address: string,
  now: number,
): Promise<{ confirmToken: string; isNew: boolean } | undefined> {
  const email = address.toLowerCase();
  if ((await suppressionOf(queries, email)) === "refused") return undefined;
  const confirmToken = newToken();
  const created = await queries
    .insertInto("subscriptions")
    .values({
      id: randomUUID(),
      email,
      state: "pending",
      confirm_token_hash: hashed(confirmToken),
      confirm_sent_at: now,
      unsubscribe_token: newToken(),
      created_at: now,
      confirmed_at: null,
      unsubscribed_at: null,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (created) return { confirmToken, isNew: true };

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
    .set({ state: "pending", confirm_token_hash: hashed(confirmToken), confirm_sent_at: now })
    .where("id", "=", known.id)
    .execute();
  return { confirmToken, isNew: false };
}

export type Confirmation =
  | { outcome: "confirmed"; subscription: SubscriptionRow; now: boolean }
  | { outcome: "expired" | "unknown" };

/** `now` tells the first confirmation from a link opened again. */
export async function confirmSubscription(
  queries: Queries,
  token: string,
  now: number,
): Promise<Confirmation> {
  const subscription = await queries
    .selectFrom("subscriptions")
    .selectAll()
    .where("confirm_token_hash", "=", hashed(token))
    .executeTakeFirst();
  if (subscription === undefined || subscription.state === "unsubscribed") {
    return { outcome: "unknown" };
  }
  if (subscription.state === "confirmed") return { outcome: "confirmed", subscription, now: false };
  if (now - subscription.confirm_sent_at > confirmationLasts) return { outcome: "expired" };
  await lift(queries, subscription.email);
  await queries
    .updateTable("subscriptions")
    .set({ state: "confirmed", confirmed_at: now, unsubscribed_at: null })
    .where("id", "=", subscription.id)
    .execute();
  return { outcome: "confirmed", subscription, now: true };
}

/** Gives false for a token nobody has. Once unsubscribed, again is fine. */
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
