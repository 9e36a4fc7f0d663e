import { type Expression, sql } from "kysely";
import type { Queries } from "../storage/tables.ts";

/**
 * Whether a person's address has proven that it is theirs, or the team knows them (decision 0079).
 * The link of a call proves nothing by itself, because the browser that booked has it too.
 */
export function isProven(personId: Expression<unknown> | string) {
  return sql<boolean>`(
    EXISTS (SELECT 1 FROM people AS known WHERE known.id = ${personId}
      AND known.status IN ('contacted', 'meeting', 'client'))
    OR EXISTS (SELECT 1 FROM subscriptions WHERE subscriptions.person_id = ${personId}
      AND subscriptions.status = 'confirmed')
    OR EXISTS (SELECT 1 FROM bookings AS earlier WHERE earlier.person_id = ${personId}
      AND (earlier.confirmed_at IS NOT NULL OR earlier.status = 'called'
        OR earlier.network_hash IS NULL))
    OR EXISTS (SELECT 1 FROM person_notes WHERE person_notes.person_id = ${personId})
    OR EXISTS (SELECT 1 FROM person_events WHERE person_events.person_id = ${personId}
      AND person_events.author_id IS NOT NULL
      AND person_events.kind IN ('added', 'corrected', 'merged')))`;
}

export async function hasProven(queries: Queries, personId: string | undefined): Promise<boolean> {
  if (personId === undefined) return false;
  const people = queries.selectFrom("people").select("id").where("id", "=", personId);
  return (await people.where(isProven(personId)).executeTakeFirst()) !== undefined;
}
