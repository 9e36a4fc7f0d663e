import type { Letter } from "#emails/letters/letter.tsx";
import { type MailPurpose, writeMail } from "../mail/message.ts";
import { newId } from "../storage/ids.ts";
import type { Queries } from "../storage/tables.ts";
import { enqueue } from "./queue.ts";

type ToMember = {
  purpose: MailPurpose;
  letter: Letter;
  email: string;
  now: number;
  /** The person whom it names and is erased with. */
  personId?: string;
};

/** Puts a message to a team member into the outbox. */
export async function enqueueLetterToMember(
  queries: Queries,
  { purpose, letter, email, now, personId }: ToMember,
) {
  const outgoing = writeMail({
    purpose,
    // The person's id in the name of a copy in the mail folder, by which it is erased.
    about: personId === undefined ? newId() : `${personId}-${newId()}`,
    body: { kind: "letter", letter },
    to: { name: "", address: email },
    now,
  });
  await enqueue(queries, [outgoing], { personId, now });
}
