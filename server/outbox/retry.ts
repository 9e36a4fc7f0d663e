import { changeRows } from "../storage/rows.ts";
import type { OutboxRow, Queries } from "../storage/tables.ts";
import { parseRecipients } from "./recipients.ts";

/**
 * Recipients who already have the message do not get it again. A newsletter is sent by its issue
 * alone, which an admin can resume.
 */
export async function retry(
  queries: Queries,
  which: { id: string } | "failed",
  { onlyMail, now }: { onlyMail: boolean; now: number },
): Promise<Pick<OutboxRow, "id" | "purpose" | "person_id">[]> {
  const unfinished = queries
    .selectFrom("outbox")
    .select(["id", "purpose", "person_id", "recipients"])
    .where("newsletter_recipient_id", "is", null)
    .$if(onlyMail, (query) => query.where("channel", "=", "mail"));
  const chosen = await (which === "failed"
    ? unfinished.where("status", "=", "failed").where("set_aside_at", "is", null)
    : unfinished
        .where("id", "=", which.id)
        .where("status", "in", ["waiting", "failed"])
        .where("lease_token", "is", null)
  ).execute();
  for (const { id, recipients } of chosen.map(parseRecipients)) {
    const again = recipients.map((recipient) =>
      recipient.status === "refused" ? { ...recipient, status: "waiting" } : recipient,
    );
    await changeRows(queries, "outbox", id, {
      recipients: JSON.stringify(again),
      status: "waiting",
      attempts: 0,
      available_at: now,
      finished_at: null,
      set_aside_at: null,
    });
  }
  return chosen;
}

/**
 * Makes mail due that was postponed while our mail server was away. Newsletters keep their own pace,
 * which the provider's limit sets.
 */
export async function retryPostponed(queries: Queries, now: number) {
  await queries
    .updateTable("outbox")
    .set({ available_at: now })
    .where("status", "=", "waiting")
    .where("channel", "=", "mail")
    .where("newsletter_recipient_id", "is", null)
    .where("lease_token", "is", null)
    .where("attempts", ">", 0)
    .where("available_at", ">", now)
    .execute();
}
