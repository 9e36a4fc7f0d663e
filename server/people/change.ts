import { firmTimeZone } from "#content/firm.ts";
import type { RequestBody } from "#contracts/desk/api.ts";
import type { NextStep } from "#contracts/desk/people.ts";
import { dayOf } from "#wording/times.ts";
import { type ActedBy, recordAudit } from "../audit/audit.ts";
import { refusals } from "../http/refusal.ts";
import { changeRows, findRow } from "../storage/rows.ts";
import type { PersonRow, Queries } from "../storage/tables.ts";
import { applyCorrection, correctionOf } from "./correct.ts";
import { type Change, recordEvent } from "./history.ts";
import { foundBy, nextStepOf, personOrRefuse, setByOf } from "./person.ts";

type Changed = {
  outcome: "changed" | "same" | "conflict";
  before: PersonRow;
  version: number;
  /** Who owns the person since this change, if that has changed. */
  newOwner?: string | null;
  /** The address has changed. */
  newAddress?: boolean;
  /** Mail about open calls had not left: it must be written anew. */
  mailWaited?: boolean;
  /** They got the newsletter at the address before: the new one must be asked. */
  wasReader?: boolean;
};

export type PersonChange = Omit<RequestBody<"changePerson">, "version"> & {
  /** Undefined where the change does not depend on what was seen. */
  version?: number;
};

/**
 * Changes the status, owner, next step or contact of a person, within the caller's transaction. On
 * a `conflict` nothing is changed: the person is no longer at the version the user saw.
 */
export async function changePerson(
  queries: Queries,
  id: string,
  request: PersonChange,
  { user, now }: ActedBy,
): Promise<Changed> {
  const before = await personOrRefuse(queries, id);
  const { version = before.version } = request;
  const unchanged = { before, version: before.version };
  if (before.version !== version) return { outcome: "conflict", ...unchanged };
  const correction = correctionOf(before, request);
  const changes = [
    statusChange(before, request),
    await ownerChange(queries, before, request),
    stepChange(before, request, now),
    correction,
  ].filter((change) => change !== undefined);
  if (changes.length === 0) return { outcome: "same", ...unchanged };

  // The version is checked again, because on PostgreSQL a colleague may have changed the person
  // since they were read. Only then follows what a correction changes elsewhere.
  const seen = { id: before.id, version };
  const claimed = await changeRows(queries, "people", seen, { version: version + 1 });
  if (claimed.length === 0) return { outcome: "conflict", ...unchanged };

  const follows = correction && (await applyCorrection(queries, before, correction, now));
  const columns: Partial<PersonRow> = Object.assign({}, ...changes.map((one) => one.columns));
  const set = changes.flatMap((change) => change.set);
  const setBy = Object.fromEntries(set.map((field) => [field, { by: user.id, at: now }]));
  await changeRows(queries, "people", before.id, {
    ...columns,
    ...foundBy({ ...before, ...columns }),
    set_by: JSON.stringify({ ...setByOf(before), ...setBy }),
  });

  for (const event of changes.flatMap(({ events }) => events))
    await recordEvent(queries, before.id, { user, now }, event);
  const details = Object.assign({}, ...changes.map((change) => change.details));
  await recordAudit(queries, { user, now }, "person-changed", before.id, details);
  return {
    outcome: "changed",
    before,
    version: version + 1,
    ...(columns.owner_id !== undefined && { newOwner: columns.owner_id }),
    ...(columns.email !== undefined && { newAddress: true, ...follows }),
  };
}

function statusChange(before: PersonRow, { status }: PersonChange): Change | undefined {
  if (status === undefined || status === before.status) return undefined;
  return {
    columns: { status },
    set: ["status"],
    events: [{ kind: "status", from: before.status, to: status }],
    details: { statusBefore: before.status, status },
  };
}

async function ownerChange(
  queries: Queries,
  before: PersonRow,
  { ownerId }: PersonChange,
): Promise<Change | undefined> {
  if (ownerId === undefined || ownerId === before.owner_id) return undefined;
  await refuseUnknownOwner(queries, ownerId);
  return {
    columns: { owner_id: ownerId },
    set: ["owner"],
    events: [{ kind: "owner", from: before.owner_id, to: ownerId }],
    details: { ownerBefore: before.owner_id, owner: ownerId },
  };
}

function stepChange(
  before: PersonRow,
  { nextStep }: PersonChange,
  now: number,
): Change | undefined {
  const stepBefore = nextStepOf(before);
  if (nextStep === undefined) return undefined;
  if (nextStep?.text === stepBefore?.text && nextStep?.on === stepBefore?.on) return undefined;
  refuseOtherDays(nextStep, stepBefore, now);
  return {
    columns: { next_step: nextStep?.text ?? null, next_step_on: nextStep?.on ?? null },
    set: ["nextStep"],
    events: [{ kind: "next-step", from: stepBefore, to: nextStep }],
    // Only the dates, because the text may name the visitor.
    details: { nextStepBefore: stepBefore?.on ?? null, nextStep: nextStep?.on ?? null },
  };
}

/** A person is kept as long as their next step is ahead, so that step cannot be far away. */
function refuseOtherDays(step: NextStep | null, before: NextStep | null, now: number) {
  if (step === null) return;
  const inTwoYears = dayOf(now + 2 * 365 * 86_400_000, firmTimeZone);
  if (step.on > inTwoYears)
    throw refusals.field("Choose a day within the next two years.", "nextStep");
  if (step.on < dayOf(now, firmTimeZone) && step.on !== before?.on)
    throw refusals.field("Choose today or a later day.", "nextStep");
}

export async function refuseUnknownOwner(queries: Queries, ownerId: string | null) {
  if (ownerId === null) return;
  const present = await findRow(queries, "desk_users", { id: ownerId, removed_at: null });
  if (present === undefined)
    throw refusals.field("This person is not in the team (any more).", "ownerId");
}
