import * as z from "zod/mini";
import { emailAddress } from "../email-address.ts";
import { deskRole } from "./session.ts";

const teamMember = z.object({
  id: z.string(),
  email: z.string(),
  role: deskRole,
  invitedAt: z.number(),
  /** Null until the first sign-in. */
  lastSeenAt: z.nullable(z.number()),
  /** Ways to sign in besides an e-mailed link. Shown to admins; null for staff. */
  signsInBy: z.nullable(z.object({ passkeys: z.number(), singleSignOn: z.boolean() })),
});
export type TeamMember = z.infer<typeof teamMember>;

export const teamAnswer = z.object({ members: z.array(teamMember) });
export type TeamAnswer = z.infer<typeof teamAnswer>;

/** Creates the user and sends an invitation. 409 if the address is already in the team. */
export const inviteRequest = z.object({ email: emailAddress, role: deskRole });
export type InviteRequest = z.infer<typeof inviteRequest>;

/** 409 for the last admin, whose role cannot be changed. */
export const changeRoleRequest = z.object({ role: deskRole });
export type ChangeRoleRequest = z.infer<typeof changeRoleRequest>;

/** The answer to an invitation and to a new role. Removing answers `deskDone`. */
export const teamMemberAnswer = z.object({ member: teamMember });
export type TeamMemberAnswer = z.infer<typeof teamMemberAnswer>;
