import * as z from "zod/mini";
import { emailAddress } from "../email-address.ts";
import { longest } from "../limits.ts";
import { singleLine } from "../single-line.ts";
import { call, showingCalls } from "./calls.ts";
import { colleague, ownerId } from "./people.ts";
import { deskDone, deskRole } from "./session.ts";

const teamMember = z.extend(colleague, {
  role: deskRole,
  /** Null until the first sign-in. */
  lastSeenAt: z.nullable(z.number()),
  /** Ways to sign in besides an e-mailed link. Shown to admins; null for staff. */
  signsInBy: z.nullable(z.object({ passkeys: z.number(), singleSignOn: z.boolean() })),
});
export type TeamMember = z.infer<typeof teamMember>;

const memberAnswer = z.object({ member: teamMember });

/** What users set for themselves. */
const profile = z.object({
  /** As colleagues see it; empty for the address. */
  name: z.union([z.literal(""), singleLine("The name", longest.name)]),
  /** A mail for each lead that a colleague gives them. */
  assignmentMail: z.boolean(),
  /** A mail at the start of the working day: steps due, calls, new assignments. */
  digestMail: z.boolean(),
});

export const teamApi = {
  profile: { route: "GET /desk/api/profile", answer: profile },
  changeProfile: { route: "PATCH /desk/api/profile", body: profile, answer: profile },
  team: { route: "GET /desk/api/team", answer: z.object({ members: z.array(teamMember) }) },
  /** Sends an invitation. 409 if the address is already in the team. */
  inviteMember: {
    route: "POST /desk/api/team",
    body: z.object({ email: emailAddress, role: deskRole }),
    answer: memberAnswer,
  },
  /** 409 for the last admin, who can also not be removed. */
  changeRole: {
    route: "PATCH /desk/api/team/:id",
    body: z.object({ role: deskRole }),
    answer: memberAnswer,
  },
  /** The calls that the member still has, for the question before the removal. */
  openCalls: {
    route: "GET /desk/api/team/:id/calls",
    answer: z.object({ calls: z.array(call), colleagues: z.array(colleague) }),
  },
  /** Their calls go to the colleague, or to whoever is free then. */
  removeMember: {
    route: "POST /desk/api/team/:id/remove",
    body: z.object({ callsTo: ownerId }),
    /** Calls that nobody could take over. They stay under Calls, marked. */
    answer: z.object({ handedOver: z.number(), left: z.number() }),
    changes: ["/desk/api/team", ...showingCalls],
  },
  /** For a member who has not signed in yet. */
  inviteAgain: { route: "POST /desk/api/team/:id/invite", answer: deskDone },
  /** Voids open links too. */
  endMemberSessions: { route: "DELETE /desk/api/team/:id/sessions", answer: deskDone },
} as const;
