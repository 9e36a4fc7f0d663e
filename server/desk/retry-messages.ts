import { recordAudit } from "../audit/audit.ts";
import { retry } from "../outbox/retry.ts";
import type { Queries } from "../storage/tables.ts";
import type { DeskUser } from "./sign-in/sessions.ts";

/**
 * Sends one message, or every failed one, again and records who asked for it. Returns how many.
 * Only admins may retry webhook calls, as on the Connections screen.
 */
export async function retryMessages(
  queries: Queries,
  which: { id: string } | "failed",
  /** Undefined when done at the terminal. */
  { user, now }: { user: DeskUser | undefined; now: number },
): Promise<number> {
  const onlyMail = user !== undefined && user.role !== "admin";
  const retried = await retry(queries, which, { onlyMail, now });
  const [first] = retried;
  if (first === undefined) return 0;
  const { purpose, person_id } = first;
  const one = { details: { purpose }, ...(person_id !== null && { subject: person_id }) };
  const about = which === "failed" ? { details: { messages: retried.length } } : one;
  await recordAudit(queries, { user, action: "message-retried", ...about, now });
  return retried.length;
}
