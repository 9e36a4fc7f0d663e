import { recordAudit } from "../audit/audit.ts";
import { Refusal } from "../http/refusal.ts";
import { recordEvent } from "../people/history.ts";
import { changeRows, findRow } from "../storage/rows.ts";
import type { DeskCall } from "./services.ts";

/**
 * Puts a failed message away that the team has dealt with, or takes it back among the failed ones. A
 * message that is there already stays as it is. Only admins decide about calls to connections.
 */
export async function setAside(
  { id, queries, user, now }: DeskCall<"setAside">,
  away: boolean,
): Promise<void> {
  const message = await findRow(queries, "outbox", { id, newsletter_recipient_id: null });
  if (message === undefined)
    throw new Refusal(404, "There is no such message. It may have been erased.");
  if (message.status !== "failed")
    throw new Refusal(409, "This message has not failed any more. Nothing was changed.");
  if (message.channel === "webhook" && user.role !== "admin")
    throw new Refusal(403, "Only an admin can do this.");
  if ((message.set_aside_at !== null) === away) return;
  await changeRows(
    queries,
    "outbox",
    { id, status: "failed" },
    { set_aside_at: away ? now : null },
  );
  const { person_id: personId, purpose } = message;
  if (personId !== null) {
    const kind = away ? "set-aside" : "taken-back";
    await recordEvent(queries, personId, { user, now }, { kind, purpose });
  }
  const action = away ? "message-set-aside" : "message-taken-back";
  await recordAudit(queries, { user, now }, action, personId, { purpose });
}
