import { suppress } from "../newsletter/suppressions.ts";
import type { Queries } from "../storage/queries.ts";

/**
 * Removes a person's data: the lead, its messages, and a newsletter subscription.
 * Of the latter a hash stays on the suppression list, so that nothing is sent there again.
 * Gives false if there is no such lead.
 */
export async function eraseLead(queries: Queries, id: string, now: number): Promise<boolean> {
  const lead = await queries
    .deleteFrom("leads")
    .where("id", "=", id)
    .returning(["kind", "email"])
    .executeTakeFirst();
  if (lead === undefined) return false;
  if (lead.kind === "newsletter") {
    const email = lead.email.toLowerCase();
    await queries.deleteFrom("subscriptions").where("email", "=", email).execute();
    await suppress(queries, email, "unsubscribed", now);
  }
  return true;
}
