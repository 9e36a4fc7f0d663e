import type { Letter } from "#emails/letters/letter.tsx";
import { type MailPurpose, writeMail } from "../../mail/message.ts";
import { enqueue } from "../../outbox/queue.ts";
import { newId } from "../../storage/ids.ts";
import type { Queries } from "../../storage/tables.ts";

type ToMember = { purpose: MailPurpose; letter: Letter; email: string; now: number };

/** Puts a message to a team member into the outbox. It belongs to no lead. */
export async function enqueueLetterToMember(
  queries: Queries,
  { purpose, letter, email, now }: ToMember,
): Promise<void> {
  const outgoing = writeMail({
    purpose,
    about: newId(),
    body: { kind: "letter", letter },
    to: { name: "", address: email },
    now,
  });
  await enqueue(queries, [{ outgoing, leadId: null, now }]);
}
