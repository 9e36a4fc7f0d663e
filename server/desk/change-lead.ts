import { firmTimeZone } from "#content/firm.ts";
import type { RequestBody } from "#contracts/desk/api.ts";
import type { AuditDetails } from "#contracts/desk/audit.ts";
import type { NextStep } from "#contracts/desk/leads.ts";
import { today } from "#wording/dates.ts";
import { recordAudit } from "../audit.ts";
import { refusals } from "../http/refusal.ts";
import { nextStepColumns, nextStepOf } from "../leads/next-step.ts";
import type { LeadRow, Queries } from "../storage/tables.ts";
import { correctionsOf } from "./corrections.ts";
import type { DeskUser } from "./sign-in/sessions.ts";
import { presentUsers } from "./team.ts";
import { recordEvent, type StoredEvent } from "./timeline.ts";

type Changed = {
  outcome: "changed" | "same" | "conflict";
  /** Who owns the lead since this change, if it has changed hands. */
  newOwner?: string | null;
};

type Change = {
  columns: Partial<LeadRow>;
  events: StoredEvent[];
  details: AuditDetails;
};

/**
 * Changes the status, owner, next step or contact of a lead, within the caller's transaction. On a
 * `conflict` nothing is changed: the lead is no longer at the version the user saw.
 */
export async function changeLead(
  queries: Queries,
  id: string,
  request: RequestBody<"changeLead">,
  { user, now }: { user: DeskUser; now: number },
): Promise<Changed> {
  const before = await queries
    .selectFrom("leads")
    .select(["kind", "name", "email", "phone", "practice_name"])
    .select(["status", "owner_id", "next_step", "next_step_on", "version"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (before === undefined) throw refusals.noSuchLead();
  if (before.version !== request.version) return { outcome: "conflict" };
  const changes = [
    statusChange(before, request),
    await ownerChange(queries, before, request),
    stepChange(before, request, now),
    correctionsOf(before, request),
  ].filter((change) => change !== undefined);
  if (changes.length === 0) return { outcome: "same" };

  // The version is checked again, because on PostgreSQL a colleague may have changed the lead since
  // it was read.
  const changed = await queries
    .updateTable("leads")
    .set(Object.assign({}, ...changes.map(({ columns }) => columns)))
    .set({ version: before.version + 1 })
    .where("id", "=", id)
    .where("version", "=", before.version)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return { outcome: "conflict" };

  const about = { leadId: id, authorId: user.id, now };
  for (const event of changes.flatMap(({ events }) => events))
    await recordEvent(queries, about, event);
  const details = Object.assign({}, ...changes.map((change) => change.details));
  await recordAudit(queries, { user, action: "lead-changed", subject: id, details, now });
  const owner = changes.find(({ columns }) => columns.owner_id !== undefined)?.columns.owner_id;
  return { outcome: "changed", ...(owner !== undefined && { newOwner: owner }) };
}

type Before = Pick<LeadRow, "status" | "owner_id" | "next_step" | "next_step_on">;
type Request = RequestBody<"changeLead">;

function statusChange(before: Before, { status }: Request): Change | undefined {
  if (status === undefined || status === before.status) return undefined;
  return {
    columns: { status },
    events: [{ kind: "status", from: before.status, to: status }],
    details: { statusBefore: before.status, status },
  };
}

async function ownerChange(
  queries: Queries,
  before: Before,
  { ownerId }: Request,
): Promise<Change | undefined> {
  if (ownerId === undefined || ownerId === before.owner_id) return undefined;
  await refuseUnknownOwner(queries, ownerId);
  return {
    columns: { owner_id: ownerId },
    events: [{ kind: "owner", from: before.owner_id, to: ownerId }],
    details: { ownerBefore: before.owner_id, owner: ownerId },
  };
}

function stepChange(before: Before, { nextStep }: Request, now: number): Change | undefined {
  const stepBefore = nextStepOf(before);
  if (nextStep === undefined) return undefined;
  if (nextStep?.text === stepBefore?.text && nextStep?.on === stepBefore?.on) return undefined;
  refuseFarDay(nextStep, now);
  return {
    columns: nextStepColumns(nextStep),
    events: [{ kind: "next-step", from: stepBefore, to: nextStep }],
    // Only the dates, because the text may name the visitor.
    details: { nextStepBefore: stepBefore?.on ?? null, nextStep: nextStep?.on ?? null },
  };
}

/** A lead is kept as long as its next step is ahead, so that step cannot be far away. */
function refuseFarDay(step: NextStep | null, now: number): void {
  const inTwoYears = today(firmTimeZone, new Date(now + 2 * 365 * 86_400_000));
  if (step !== null && step.on > inTwoYears) {
    throw refusals.field("Choose a day within the next two years.", "nextStep");
  }
}

export async function refuseUnknownOwner(queries: Queries, ownerId: string | null): Promise<void> {
  if (ownerId === null) return;
  const users = await presentUsers(queries);
  if (!users.some(({ id }) => id === ownerId)) {
    throw refusals.field("This person is not in the team (any more).", "ownerId");
  }
}
