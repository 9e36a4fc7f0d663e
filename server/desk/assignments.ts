import { assignmentNotice, assignmentsNotice } from "#emails/letters/desk.ts";
import { enqueueLetterToMember } from "../outbox/letter-to-member.ts";
import { findRow, knownRow } from "../storage/rows.ts";
import type { Queries } from "../storage/tables.ts";
import type { DeskUser } from "./sign-in/sessions.ts";

type Assigned = {
  personIds: readonly string[];
  ownerId: string | null;
  by: DeskUser;
  origin: string;
  now: number;
};

/**
 * Tells the new owner of people by mail, if they have asked for that. Of one person the mail names
 * them and is erased with them; of several only their number, so that it names no one.
 */
export async function noticeOfAssignment(
  queries: Queries,
  { personIds, ownerId, by, origin, now }: Assigned,
) {
  const [personId] = personIds;
  if (personId === undefined || ownerId === null || ownerId === by.id) return;
  const owner = await findRow(queries, "desk_users", { id: ownerId, removed_at: null });
  if (owner?.assignment_mail !== 1) return;
  const { email, name } = await knownRow(queries, "desk_users", by.id);
  const assignedBy = name ?? email;
  const toOwner = { purpose: "desk-assignment", email: owner.email, now } as const;
  if (personIds.length > 1) {
    const letter = assignmentsNotice({ count: personIds.length, ownerId, assignedBy, origin });
    return enqueueLetterToMember(queries, { ...toOwner, letter });
  }
  const person = await knownRow(queries, "people", personId);
  const letter = assignmentNotice({ person, assignedBy, origin });
  await enqueueLetterToMember(queries, { ...toOwner, letter, personId });
}
