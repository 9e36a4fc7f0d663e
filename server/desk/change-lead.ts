import { firmTimeZone } from "#content/firm.ts";
import type { RequestBody } from "#contracts/desk/api.ts";
import type { NextStep } from "#contracts/desk/leads.ts";
import { today } from "#wording/dates.ts";
import { recordAudit } from "../audit.ts";
import { refusals } from "../http/refusal.ts";
import { nextStepColumns, nextStepOf } from "../leads/next-step.ts";
import type { Queries } from "../storage/tables.ts";
import type { DeskUser } from "./sign-in/sessions.ts";
import { presentUsers } from "./team.ts";
import { recordEvent } from "./timeline.ts";

/**
 * Changes the status, owner or next step of a lead, within the caller's transaction. Returns false, and changes
 * nothing, when the lead is no longer at the version the user saw.
 */
export async function changeLead(
  queries: Queries,
  id: string,
  request: RequestBody<"changeLead">,
  { user, now }: { user: DeskUser; now: number },
): Promise<boolean> {
  const before = await queries
    .selectFrom("leads")
    .select(["status", "owner_id", "next_step", "next_step_on", "version"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (before === undefined) throw refusals.noSuchLead();
  if (before.version !== request.version) return false;
  const stepBefore = nextStepOf(before);
  const { status = before.status, ownerId = before.owner_id, nextStep = stepBefore } = request;
  const changes = {
    status: status !== before.status,
    owner: ownerId !== before.owner_id,
    nextStep: nextStep?.text !== stepBefore?.text || nextStep?.on !== stepBefore?.on,
  };
  if (!changes.status && !changes.owner && !changes.nextStep) return true;
  if (changes.owner) await refuseUnknownOwner(queries, ownerId);
  if (changes.nextStep) refuseFarDay(nextStep, now);

  // The version is checked again, because on PostgreSQL a colleague may have changed the lead since
  // it was read.
  const changed = await queries
    .updateTable("leads")
    .set({
      status,
      owner_id: ownerId,
      ...nextStepColumns(nextStep),
      version: before.version + 1,
    })
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
  if (changes.nextStep) {
    await recordEvent(queries, about, { kind: "next-step", from: stepBefore, to: nextStep });
  }
  const details = {
    ...(changes.status && { statusBefore: before.status, status }),
    ...(changes.owner && { ownerBefore: before.owner_id, owner: ownerId }),
    // Only the dates, because the text may name the visitor.
    ...(changes.nextStep && {
      nextStepBefore: stepBefore?.on ?? null,
      nextStep: nextStep?.on ?? null,
    }),
  };
  await recordAudit(queries, { user, action: "lead-changed", subject: id, details, now });
  return true;
}

/** A lead is kept as long as its next step is ahead, so that step cannot be far away. */
function refuseFarDay(step: NextStep | null, now: number): void {
  const inTwoYears = today(firmTimeZone, new Date(now + 2 * 365 * 86_400_000));
  if (step !== null && step.on > inTwoYears) {
    throw refusals.field("Choose a day within the next two years.", "nextStep");
  }
}

async function refuseUnknownOwner(queries: Queries, ownerId: string | null): Promise<void> {
  if (ownerId === null) return;
  const users = await presentUsers(queries);
  if (!users.some(({ id }) => id === ownerId)) {
    throw refusals.field("This person is not in the team (any more).", "ownerId");
  }
}
