import type { AuditDetails } from "#contracts/desk/audit.ts";
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
  const record = (subject: string | null, details: AuditDetails) =>
    recordAudit(queries, { user, now }, "message-retried", subject, details);
  if (which === "failed") await record(null, { messages: retried.length });
  else await record(person_id, { purpose });
  return retried.length;
}
