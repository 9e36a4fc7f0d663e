import { type DeletionHeld, deletionHeldNotice } from "#emails/letters/operator.ts";
import { type Actor, recordAudit } from "../audit/audit.ts";
import type { Log } from "../log.ts";
import { writeMail } from "../mail/message.ts";
import { enqueue } from "../outbox/queue.ts";
import type { Storage } from "../storage/storage.ts";
import type { HousekeepingRow, Queries } from "../storage/tables.ts";

const hour = 60 * 60 * 1000;
export const holdLastsMs = 24 * hour;

type Hold = DeletionHeld & { at: number };

const nothing = { held_at: null, held_because: null, held_leads: null, released_at: null };

/** What housekeeping remembers. The row is made at the first run. */
export async function readHousekeeping(queries: Queries): Promise<HousekeepingRow> {
  const row = queries.selectFrom("housekeeping").selectAll();
  const known = await row.executeTakeFirst();
  if (known) return known;
  await queries
    .insertInto("housekeeping")
    .values({ id: 1 })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  return row.executeTakeFirstOrThrow();
}

export async function changeHousekeeping(
  queries: Queries,
  change: Partial<Omit<HousekeepingRow, "id">>,
): Promise<void> {
  await queries.updateTable("housekeeping").set(change).where("id", "=", 1).execute();
}

export const endHold = (queries: Queries) => changeHousekeeping(queries, nothing);

/** Deletes nothing from now on. The server that notices first tells the admins, once. */
export async function holdDeletion(
  storage: Storage,
  { at, because, leads }: Hold,
  { origin, log }: { origin: string; log: Log },
): Promise<void> {
  const isFirst = await storage.transaction(async (queries) => {
    const { numUpdatedRows } = await queries
      .updateTable("housekeeping")
      .set({ ...nothing, held_at: at, held_because: because, held_leads: leads })
      .where("held_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const details = { reason: because, leads };
    await recordAudit(queries, { user: undefined, action: "deletion-held", details, now: at });
    await tellAdmins(queries, { because, leads, at }, origin);
    return true;
  });
  if (isFirst) log.error("deletion-held", { because, leads });
}

async function tellAdmins(queries: Queries, hold: Hold, origin: string): Promise<void> {
  const admins = await queries
    .selectFrom("desk_users")
    .select(["id", "email"])
    .where("role", "=", "admin")
    .where("removed_at", "is", null)
    .execute();
  const letter = deletionHeldNotice({ ...hold, origin });
  const messages = admins.map(({ id, email }) => ({
    outgoing: writeMail({
      purpose: "desk-notice",
      about: `deletion-held-${hold.at}-${id}`,
      body: { kind: "letter", letter },
      to: { name: "", address: email },
      now: hold.at,
    }),
    now: hold.at,
  }));
  await enqueue(queries, messages);
}

/** The hold that an admin can still end. */
export async function currentHold(queries: Queries): Promise<Hold | null> {
  const row = await readHousekeeping(queries);
  if (row.held_at === null || row.held_because === null || row.released_at !== null) return null;
  return { at: row.held_at, because: row.held_because, leads: row.held_leads ?? 0 };
}

/** Housekeeping goes on at its next run. */
export async function releaseDeletion(queries: Queries, user: Actor, now: number): Promise<void> {
  const hold = await currentHold(queries);
  if (hold === null) return;
  await changeHousekeeping(queries, { released_at: now });
  const details = { leads: hold.leads };
  await recordAudit(queries, { user, action: "deletion-released", details, now });
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
