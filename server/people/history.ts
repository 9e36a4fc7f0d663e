import * as z from "zod/mini";
import type { AuditDetails } from "#contracts/desk/audit.ts";
import { leadKind, leadStatus, nextStep } from "#contracts/desk/people.ts";
import { callEvent, correctedField, putAwayAs } from "#contracts/desk/person.ts";
import type { Doing } from "../audit/audit.ts";
import { newId } from "../storage/ids.ts";
import { addRow } from "../storage/rows.ts";
import type { PersonRow, Queries } from "../storage/tables.ts";
import type { SetBy } from "./person.ts";

/** What is stored about a person's changes. It is erased with the person, so it may name people. */
export const storedEvent = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("status"), from: leadStatus, to: leadStatus }),
  z.object({
    kind: z.literal("owner"),
    from: z.nullable(z.string()),
    to: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal("next-step"),
    from: z.nullable(nextStep),
    to: z.nullable(nextStep),
  }),
  z.object({ kind: z.literal("added"), source: z.string() }),
  z.object({
    kind: z.literal("corrected"),
    field: correctedField,
    from: z.nullable(z.string()),
    to: z.nullable(z.string()),
  }),
  z.object({ kind: z.enum(["merged", "unmerged"]), who: z.string() }),
  z.object({ kind: z.literal("put-away"), leadKind, as: z.nullable(putAwayAs) }),
  z.object({ kind: z.literal("unsubscribed") }),
  z.object({ kind: z.literal("note-removed") }),
  z.object({ kind: z.enum(["set-aside", "taken-back"]), purpose: z.string() }),
  z.object({
    kind: z.literal("sent-again"),
    purpose: z.string(),
    addresses: z.array(z.string()),
  }),
  z.object({
    kind: z.literal("call"),
    what: callEvent,
    start: z.number(),
    /** Who calls since it was handed over. */
    to: z.nullable(z.string()),
  }),
]);
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
  { user, now }: Doing,
  { kind, ...details }: StoredEvent,
): Promise<void> {
  await addRow(queries, "person_events", {
    id: newId(),
    person_id: personId,
    author_id: user?.id ?? null,
    kind,
    details: JSON.stringify(details),
    created_at: now,
  });
}
