import { eraseFromMailbox } from "../mail/mailbox-folder.ts";
import { suppress } from "../newsletter/suppressions.ts";
import type { Storage } from "../storage/storage.ts";

/**
 * Removes a person's data: the lead, its messages with their copies in the mailbox folder, and a
 * newsletter subscription. Of the latter a hash stays on the suppression list, so that nothing is
 * sent there again. Returns how many files were removed, or undefined if there is no such lead.
 */
export async function eraseLead(
  storage: Storage,
  dataDir: string,
  id: string,
): Promise<number | undefined> {
  const now = await storage.now();
  const erased = await storage.transaction(async (queries) => {
    const lead = await queries
      .deleteFrom("leads")
      .where("id", "=", id)
      .returning(["kind", "email"])
      .executeTakeFirst();
    if (lead?.kind === "newsletter") {
      const email = lead.email.toLowerCase();
      await queries.deleteFrom("subscriptions").where("email", "=", email).execute();
      await suppress(queries, email, "unsubscribed", now);
    }
    return lead !== undefined;
  });
  return erased ? eraseFromMailbox(dataDir, id) : undefined;
}
