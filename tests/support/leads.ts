import { addNote } from "#server/desk/person-notes.ts";
import { addMember } from "#server/desk/sign-in/users.ts";
import type { NewLead } from "#server/leads/record-lead.ts";
import type { Outgoing } from "#server/outbox/queue.ts";
import { newId } from "#server/storage/ids.ts";
import type { Storage } from "#server/storage/storage.ts";

/** A message of the contact form, from Ada if nothing else is said. */
export const newLead = (about: Partial<NewLead> = {}): NewLead => ({
  id: newId(),
  kind: "contact",
  idempotencyHash: null,
  email: "ada@practice.example",
  sourcePage: "/contact",
  createdAt: 1,
  ...about,
});

/** A message without contents to one address, or to none. */
export const mailTo = (address?: string, purpose = "results", draft: object = {}): Outgoing => ({
  channel: "mail",
  purpose,
  draft: draft as never,
  recipients: address === undefined ? [] : [{ address, role: "to" }],
});

/** A note at the desk, each by another member of the team. */
export async function writeNote(storage: Storage, personId: string, text: string): Promise<void> {
  await storage.transaction(async (queries) => {
    const user = await addMember(queries, `${newId()}@firm.example`, "staff", 1);
    const note = { text, idempotencyKey: newId() };
    if (user) await addNote(queries, personId, note, { user, now: 1 });
  });
}
