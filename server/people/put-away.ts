import type { PutAwayAs } from "#contracts/desk/person.ts";
import { type ActedBy, recordAudit } from "../audit/audit.ts";
import { Refusal } from "../http/refusal.ts";
import { listMailFolder } from "../mail/mail-folder.ts";
import { changeRows, deleteRows, findRow, findRows } from "../storage/rows.ts";
import type { Queries } from "../storage/tables.ts";
import { recordEvent } from "./history.ts";
import { everyIdOf } from "./person.ts";
import { summarize } from "./summarize.ts";
import { nothingIsLeftOf } from "./unsubscribe.ts";

async function leadById(queries: Queries, id: string) {
  const lead = await findRow(queries, "leads", id);
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
  await changeRows(queries, "leads", id, { put_away_as: as });
  await summarize(queries, [personId]);
  await recordEvent(queries, personId, { user, now }, { kind: "put-away", leadKind: kind, as });
  await recordAudit(queries, { user, now }, "lead-put-away", personId, { as });
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
  const calls = await findRows(queries, "bookings", { lead_id: id, status: "booked" });
  if (calls.some((call) => call.starts_at > now))
    throw new Refusal(409, "A call was booked with it. Cancel the call first.");
  await deleteRows(queries, "leads", id);
  listMailFolder(dataDir).erase([id]);
  await recordAudit(queries, { user, now }, "lead-deleted", personId, { kind });
  const isLeft =
    (await findRow(queries, "leads", { person_id: personId })) ||
    !(await nothingIsLeftOf(queries, personId));
  if (isLeft) await summarize(queries, [personId]);
  else await deleteRows(queries, "people", await everyIdOf(queries, personId));
  return isLeft ? personId : null;
}
