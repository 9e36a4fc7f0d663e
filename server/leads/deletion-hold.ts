import type { HeldDeletion } from "#contracts/desk/held-deletion.ts";
import { type DeletionHeld, deletionHeldNotice } from "#emails/letters/operator.ts";
import { type Actor, recordAudit } from "../audit/audit.ts";
import type { Log } from "../log.ts";
import { enqueueLetterToMember } from "../outbox/letter-to-member.ts";
import { addRow, changeRows, findRows } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import type { HousekeepingRow, Queries } from "../storage/tables.ts";

const hour = 60 * 60 * 1000;
const holdLastsMs = 24 * hour;

type Hold = DeletionHeld & { at: number };

const nothing = { held_at: null, held_because: null, held_leads: null, released_at: null };

/** What housekeeping remembers. The row is made at the first run. */
export async function readHousekeeping(queries: Queries): Promise<HousekeepingRow> {
  const row = queries.selectFrom("housekeeping").selectAll();
  const known = await row.executeTakeFirst();
  if (known) return known;
  await addRow(queries, "housekeeping", { id: 1 });
  return row.executeTakeFirstOrThrow();
}

export async function changeHousekeeping(
  queries: Queries,
  change: Partial<Omit<HousekeepingRow, "id">>,
) {
  await changeRows(queries, "housekeeping", 1, change);
}

export const endHold = (queries: Queries) => changeHousekeeping(queries, nothing);

/** Deletes nothing from now on. The server that notices first tells the admins, once. */
export async function holdDeletion(
  storage: Storage,
  { at, because, leads }: Hold,
  { origin, log }: { origin: string; log: Log },
) {
  const isFirst = await storage.transaction(async (queries) => {
    const hold = { ...nothing, held_at: at, held_because: because, held_leads: leads };
    const held = await changeRows(queries, "housekeeping", { held_at: null }, hold);
    if (held.length === 0) return false;
    await recordAudit(queries, { now: at }, "deletion-held", null, { reason: because, leads });
    await notifyAdmins(queries, { because, leads, at }, origin);
    return true;
  });
  if (isFirst) log.error("deletion-held", { because, leads });
}

async function notifyAdmins(queries: Queries, hold: Hold, origin: string) {
  const admins = await findRows(queries, "desk_users", { role: "admin", removed_at: null });
  const letter = deletionHeldNotice({ ...hold, origin });
  for (const { email } of admins) {
    const now = hold.at;
    await enqueueLetterToMember(queries, { purpose: "desk-notice", letter, email, now });
  }
}

/** The hold that an admin can still end. */
export async function currentHold(queries: Queries): Promise<HeldDeletion | null> {
  const row = await readHousekeeping(queries);
  if (row.held_at === null || row.held_because === null || row.released_at !== null) return null;
  const { held_because: because, held_leads: leads } = row;
  return { because, leads: leads ?? 0, until: row.held_at + holdLastsMs };
}

/** Housekeeping goes on at its next run. */
export async function releaseDeletion(queries: Queries, user: Actor, now: number) {
  const hold = await currentHold(queries);
  if (hold === null) return;
  await changeHousekeeping(queries, { released_at: now });
  await recordAudit(queries, { user, now }, "deletion-released", null, { leads: hold.leads });
}

/** Whether an admin has said so, or a day has passed. */
export function isReleased({ held_at, released_at }: HousekeepingRow, now: number): boolean {
  if (held_at === null) return false;
  return released_at !== null || now - held_at >= holdLastsMs;
}

/** A clock that was set back to before the hold was the wrong one when it began. */
export function wasSetBack({ held_at, held_because }: HousekeepingRow, now: number): boolean {
  return held_because === "clock" && held_at !== null && now < held_at - hour;
}
