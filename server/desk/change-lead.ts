import type { ChangeLeadRequest } from "#contracts/desk/lead.ts";
import { recordAudit } from "../audit/audit.ts";
import { refusals } from "../http/refusal.ts";
import type { LeadRow, Queries } from "../storage/tables.ts";
import type { DeskUser } from "./sign-in/sessions.ts";
import { presentUsers } from "./team.ts";
import { recordEvent } from "./timeline.ts";

/**
 * Changes the status or owner of a lead, within the caller's transaction. Returns false, and changes
 * nothing, when the lead is no longer at the version the user saw.
 */
export async function changeLead(
  queries: Queries,
  id: string,
  request: ChangeLeadRequest,
  { user, now }: { user: DeskUser; now: number },
): Promise<boolean> {
  const before = await queries
    .selectFrom("leads")
    .select(["status", "owner_id", "version"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (before === undefined) throw refusals.noSuchLead();
  if (before.version !== request.version) return false;
  const { status = before.status, ownerId = before.owner_id } = request;
  const changes = { status: status !== before.status, owner: ownerId !== before.owner_id };
  if (!changes.status && !changes.owner) return true;
  if (changes.owner) await refuseUnknownOwner(queries, ownerId);

  // The version is checked again, because on PostgreSQL a colleague may have changed the lead since
  // it was read.
  const changed = await queries
    .updateTable("leads")
    .set({ status, owner_id: ownerId, version: before.version + 1 })
    .where("id", "=", id)
    .where("version", "=", before.version)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return false;

  const about = { leadId: id, authorId: user.id, now };
  if (changes.status) {
    await recordEvent(queries, about, { kind: "status", from: before.status, to: status });
  }
  if (changes.owner) {
    await recordEvent(queries, about, { kind: "owner", from: before.owner_id, to: ownerId });
  }
  await recordAudit(queries, {
    user,
    action: "lead-changed",
    subject: id,
    details: auditDetails(before, changes, { status, ownerId }),
    now,
  });
  return true;
}

async function refuseUnknownOwner(queries: Queries, ownerId: string | null): Promise<void> {
  if (ownerId === null) return;
  const users = await presentUsers(queries);
  if (!users.some(({ id }) => id === ownerId)) {
    throw refusals.field("This person is not in the team (any more).", "ownerId");
  }
}

function auditDetails(
  before: Pick<LeadRow, "status" | "owner_id">,
  changes: { status: boolean; owner: boolean },
  after: { status: LeadRow["status"]; ownerId: string | null },
) {
  return {
    ...(changes.status && { statusBefore: before.status, status: after.status }),
    ...(changes.owner && { ownerBefore: before.owner_id, owner: after.ownerId }),
  };
}
