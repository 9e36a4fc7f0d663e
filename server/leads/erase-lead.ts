import { sameAddress } from "#contracts/email-address.ts";
import { recordAudit } from "../desk/audit.ts";
import type { DeskUser } from "../desk/sessions.ts";
import { eraseFromMailbox } from "../mail/mailbox-folder.ts";
import { suppress } from "../newsletter/suppressions.ts";
import type { Storage } from "../storage/storage.ts";

type Erasure = { kind: "erased"; files: number } | { kind: "no-lead" } | { kind: "other-address" };

/**
 * Removes a person's data: the lead with its notes and timeline, its messages (webhook bodies
 * among them) with their copies in the mailbox folder, and a newsletter subscription. Of the
 * latter a hash stays on the suppression list, so that nothing is sent there again. The audit log
 * keeps who erased which id, and nothing about the person.
 */
export async function eraseLead(
  storage: Storage,
  dataDir: string,
  id: string,
  /** Who asks, and the address they typed; at the terminal there is neither. */
  by?: { user: DeskUser; email: string },
): Promise<Erasure> {
  const now = await storage.now();
  const outcome = await storage.transaction(async (queries) => {
    const lead = await queries
      .selectFrom("leads")
      .select(["kind", "email"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (lead === undefined) return "no-lead";
    if (by && !sameAddress(by.email, lead.email)) return "other-address";
    // Its messages, notes and events go with it.
    await queries.deleteFrom("leads").where("id", "=", id).execute();
    if (lead.kind === "newsletter") {
      const email = lead.email.toLowerCase();
      await queries.deleteFrom("subscriptions").where("email", "=", email).execute();
      await suppress(queries, email, "unsubscribed", now);
    }
    await recordAudit(queries, { user: by?.user, action: "lead-erased", subject: id, now });
    return "erased";
  });
  if (outcome !== "erased") return { kind: outcome };
  return { kind: outcome, files: eraseFromMailbox(dataDir, id) };
}
