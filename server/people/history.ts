import * as z from "zod/mini";
import type { AuditDetails } from "#contracts/desk/audit.ts";
import { changesOfPerson } from "#contracts/desk/person.ts";
import type { Authorship } from "../audit/audit.ts";
import { newId } from "../storage/ids.ts";
import { addRow } from "../storage/rows.ts";
import type { PersonRow, Queries } from "../storage/tables.ts";
import type { SetBy } from "./person.ts";

/** What is stored about a person's changes. It is erased with the person, so it may name people. */
export const storedEvent = z.discriminatedUnion("kind", changesOfPerson(z.string(), {}));
export type StoredEvent = z.infer<typeof storedEvent>;

/** A change of a person: its columns, who set them from now on, and what history and log keep of it. */
export type Change = {
  columns: Partial<PersonRow>;
  set: (keyof SetBy)[];
  events: StoredEvent[];
  details: AuditDetails;
};

/** Without a user where the visitor did it. */
export async function recordEvent(
  queries: Queries,
  personId: string,
  { user, now }: Authorship,
  { kind, ...details }: StoredEvent,
) {
  await addRow(queries, "person_events", {
    id: newId(),
    person_id: personId,
    author_id: user?.id ?? null,
    kind,
    details: JSON.stringify(details),
    created_at: now,
  });
}
