import type { PutAwayAs } from "#contracts/desk/person.ts";
import { type ActedBy, recordAudit } from "../audit/audit.ts";
import { Refusal } from "../http/refusal.ts";
import { listMailFolder } from "../mail/mail-folder.ts";
import type { Queries } from "../storage/tables.ts";
import { recordEvent } from "./history.ts";
import { summarize } from "./summarize.ts";
import { isNothingButReader } from "./unsubscribe.ts";

async function leadById(queries: Queries, id: string) {
  const lead = await queries
    .selectFrom("leads")
    .select(["id", "person_id", "kind", "put_away_as"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (lead === undefined)
    throw new Refusal(404, "There is no such entry. It may have been deleted.");
  return lead;
}

/** One lead as a duplicate or junk: out of lists, counts and sums. Null takes it back. */
export async function putAway(
  queries: Queries,
  id: string,
  as: PutAwayAs | null,
  { user, now }: ActedBy,
): Promise<string> {
  const { person_id: personId, kind, put_away_as } = await leadById(queries, id);
  if (put_away_as === as) return personId;
  await queries.updateTable("leads").set({ put_away_as: as }).where("id", "=", id).execute();
  await summarize(queries, [personId]);
  const about = { personId, authorId: user.id, now };
  await recordEvent(queries, about, { kind: "put-away", leadKind: kind, as });
  const details = { as };
  await recordAudit(queries, { user, action: "lead-put-away", subject: personId, details, now });
  return personId;
}

/** One lead alone, with its messages. Returns the person, or null if nothing is left of them. */
export async function deleteLead(
  queries: Queries,
  dataDir: string,
  id: string,
  { user, now }: ActedBy,
): Promise<string | null> {
  const { person_id: personId, kind } = await leadById(queries, id);
  const open = await queries
    .selectFrom("bookings")
    .select("id")
    .where("lead_id", "=", id)
    .where("status", "=", "booked")
    .where("starts_at", ">", now)
    .executeTakeFirst();
  if (open) throw new Refusal(409, "A call was booked with it. Cancel the call first.");
  await queries.deleteFrom("leads").where("id", "=", id).execute();
  listMailFolder(dataDir).erase([id]);
  const details = { kind };
  await recordAudit(queries, { user, action: "lead-deleted", subject: personId, details, now });
  const isLeft =
    (await has(queries, "leads", personId)) ||
    (await has(queries, "subscriptions", personId)) ||
    !(await isNothingButReader(queries, personId));
  if (isLeft) await summarize(queries, [personId]);
  else await queries.deleteFrom("people").where("id", "=", personId).execute();
  return isLeft ? personId : null;
}

async function has(queries: Queries, table: "leads" | "subscriptions", personId: string) {
  const row = await queries
    .selectFrom(table)
    .select("id")
    .where("person_id", "=", personId)
    .executeTakeFirst();
  return row !== undefined;
}
