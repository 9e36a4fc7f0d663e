import { deskPath } from "#contracts/desk/pages.ts";
import type { DeskRole } from "#contracts/desk/session.ts";
import { deskInvitation } from "#emails/letters/desk.ts";
import { type Actor, recordAudit } from "../audit/audit.ts";
import type { Environment } from "../environment.ts";
import { enqueueLetterToMember } from "../outbox/letter-to-member.ts";
import type { DeskUserRow, Queries } from "../storage/tables.ts";
import { makeLink, signInUrl } from "./sign-in/links/sign-in-links.ts";
import { addMember } from "./sign-in/users.ts";

type Invitation = {
  email: string;
  role: DeskRole;
  /** Undefined when invited at the terminal. */
  by: Actor | undefined;
  environment: Pick<Environment, "publicOrigin" | "deskSignIn">;
  now: number;
};

/** Adds a user and sends the invitation. Undefined if the address is in the team already. */
export async function inviteMember(
  queries: Queries,
  { email, role, by, environment, now }: Invitation,
): Promise<DeskUserRow | undefined> {
  const member = await addMember(queries, email, role, now);
  if (member !== undefined) await mailInvitation(queries, member, { by, environment, now });
  return member;
}

export async function mailInvitation(
  queries: Queries,
  member: DeskUserRow,
  { by, environment, now }: Pick<Invitation, "by" | "environment" | "now">,
) {
  const { publicOrigin: origin, deskSignIn } = environment;
  // In passkey mode the link in the invitation is the only way to add the first passkey.
  const deskUrl =
    deskSignIn === "passkey"
      ? signInUrl(origin, await makeLink(queries, { userId: member.id, kind: "invitation", now }))
      : `${origin}${deskPath}`;
  const { id: subject, email, role } = member;
  const invitation = { signIn: deskSignIn, deskUrl, email, origin };
  const letter = deskInvitation({ invitedBy: by?.email, ...invitation });
  await enqueueLetterToMember(queries, { purpose: "desk-invitation", letter, email, now });
  await recordAudit(queries, { user: by, now }, "user-invited", subject, { email, role });
}
