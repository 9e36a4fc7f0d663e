import * as z from "zod/mini";
import type { DeskMessage } from "#contracts/desk/mail.ts";
import { recipientsOf } from "../../leads/lead-messages.ts";
import { columnsOf, jsonOrUndefined } from "../../storage/rows.ts";
import type { OutboxRow } from "../../storage/tables.ts";

const draftWithSubject = z.object({
  body: z.union([
    z.object({ kind: z.literal("results"), words: z.object({ subject: z.string() }) }),
    z.object({ kind: z.literal("letter"), letter: z.object({ subject: z.string() }) }),
    z.object({ kind: z.literal("newsletter"), issue: z.object({ subject: z.string() }) }),
  ]),
});

/** A message of the outbox as the desk shows it: its status, but not its text. */
export function deskMessage(row: OutboxRow, now: number): DeskMessage {
  const waits = row.status === "waiting" && row.lease_token === null && row.available_at > now;
  return {
    ...columnsOf(row, "id", "channel", "purpose", "status", "attempts", "created_at"),
    ...columnsOf(row, "finished_at", "last_error"),
    subject: row.channel === "mail" ? subjectOf(row.content) : null,
    nextAttemptAt: waits ? row.available_at : null,
    setAside: row.set_aside_at !== null,
    recipients: recipientsOf(row),
  };
}

function subjectOf(content: string): string | null {
  const draft = draftWithSubject.safeParse(jsonOrUndefined(content));
  if (!draft.success) return null;
  const { body } = draft.data;
  if (body.kind === "results") return body.words.subject;
  return body.kind === "letter" ? body.letter.subject : body.issue.subject;
}
