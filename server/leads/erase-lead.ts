import { sameAddress } from "#contracts/email-address.ts";
import { recordAudit } from "../desk/audit.ts";
import type { DeskUser } from "../desk/sessions.ts";
import { listMailbox, type Mailbox } from "../mail/mailbox-folder.ts";
import { suppress } from "../newsletter/suppressions.ts";
import type { Storage } from "../storage/storage.ts";
import type { LeadRow, Queries } from "../storage/tables.ts";

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
  return storage.transaction(async (queries): Promise<Erasure> => {
    const lead = await queries
      .selectFrom("leads")
      .select(["id", "kind", "email"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (lead === undefined) return { kind: "no-lead" };
    if (by && !sameAddress(by.email, lead.email)) return { kind: "other-address" };
    const mailbox = listMailbox(dataDir);
    return { kind: "erased", files: await deleteLeads(queries, mailbox, [lead], { by, now }) };
  });
}

/**
 * All that is held about these people, and gives the number of files among it. Files go before the
 * transaction ends: if the process dies then, the lead is still there, and can be erased again.
 */
export async function deleteLeads(
  queries: Queries,
  mailbox: Mailbox,
  leads: readonly Pick<LeadRow, "id" | "kind" | "email">[],
  { by, now }: { by?: { user: DeskUser } | undefined; now: number },
): Promise<number> {
  if (leads.length === 0) return 0;
  const ids = leads.map(({ id }) => id);
  // Their messages, notes and events go with them.
  await queries.deleteFrom("leads").where("id", "in", ids).execute();
  const readers = leads.filter(({ kind }) => kind === "newsletter");
  const emails = readers.map(({ email }) => email.toLowerCase());
  if (emails.length > 0) {
    await queries.deleteFrom("subscriptions").where("email", "in", emails).execute();
    for (const email of emails) await suppress(queries, email, "unsubscribed", now);
  }
  const action = "lead-erased";
  const user = by?.user;
  await recordAudit(queries, ...ids.map((subject) => ({ user, action, subject, now }) as const));
  return mailbox.erase(ids);
}
