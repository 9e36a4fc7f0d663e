import type { RequestBody } from "#contracts/desk/api.ts";
import { recordAudit } from "../audit.ts";
import {
  idempotencyHash,
  insertLead,
  type NewLead,
  type RecordedLead,
} from "../leads/record-lead.ts";
import { newId } from "../storage/ids.ts";
import type { Queries } from "../storage/tables.ts";
import type { DeskUser } from "./sign-in/sessions.ts";
import { recordEvent } from "./timeline.ts";

/** A person who called or came, within the caller's transaction. A repeated request adds one. */
export async function addLead(
  queries: Queries,
  { idempotencyKey, status, source, ...person }: RequestBody<"addLead">,
  { user, now }: { user: DeskUser; now: number },
): Promise<{ lead: NewLead; recorded: RecordedLead }> {
  const lead: NewLead = {
    ...person,
    id: newId(),
    kind: "contact",
    idempotencyHash: idempotencyHash(`${user.id} ${idempotencyKey}`, person),
    // Not a path, so the desk shows it without a link.
    sourcePage: source,
    createdAt: now,
  };
  const recorded = await insertLead(queries, lead);
  if (recorded.repeated) return { lead, recorded };
  const { id } = recorded;
  if (status !== "new")
    await queries.updateTable("leads").set({ status }).where("id", "=", id).execute();
  await recordEvent(queries, { leadId: id, authorId: user.id, now }, { kind: "added", source });
  await recordAudit(queries, { user, action: "lead-added", subject: id, details: { status }, now });
  return { lead, recorded };
}
