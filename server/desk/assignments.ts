import { assignmentNotice, assignmentsNotice } from "#emails/letters/desk.ts";
import type { Queries } from "../storage/tables.ts";
import { enqueueLetterToMember } from "./sign-in/letter-to-member.ts";
import type { DeskUser } from "./sign-in/sessions.ts";

type Assigned = {
  leadIds: readonly string[];
  ownerId: string | null;
  by: DeskUser;
  origin: string;
  now: number;
};

/**
 * Tells the new owner of leads by mail, if they have asked for that. Of one lead the mail names the
 * person and is erased with the lead; of several only their number, so that it names no one.
 */
export async function noticeOfAssignment(
  queries: Queries,
  { leadIds, ownerId, by, origin, now }: Assigned,
): Promise<void> {
  const [leadId] = leadIds;
  if (leadId === undefined || ownerId === null || ownerId === by.id) return;
  const owner = await queries
    .selectFrom("desk_users")
    .select(["email", "assignment_mail"])
    .where("id", "=", ownerId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  if (owner?.assignment_mail !== 1) return;
  const { email, name } = await queries
    .selectFrom("desk_users")
    .select(["email", "name"])
    .where("id", "=", by.id)
    .executeTakeFirstOrThrow();
  const assignedBy = name ?? email;
  const toOwner = { purpose: "desk-assignment", email: owner.email, now } as const;
  if (leadIds.length > 1) {
    const letter = assignmentsNotice({ count: leadIds.length, ownerId, assignedBy, origin });
    return enqueueLetterToMember(queries, { ...toOwner, letter });
  }
  const lead = await queries
    .selectFrom("leads")
    .select(["id", "name", "email", "phone", "practice_name", "next_step", "next_step_on"])
    .where("id", "=", leadId)
    .executeTakeFirstOrThrow();
  const letter = assignmentNotice({ lead, assignedBy, origin });
  await enqueueLetterToMember(queries, { ...toOwner, letter, leadId });
}
