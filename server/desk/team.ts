import type { Context } from "hono";
import type { DeskDone } from "#contracts/desk/session.ts";
import {
  changeRoleRequest,
  inviteRequest,
  type TeamAnswer,
  type TeamMember,
  type TeamMemberAnswer,
} from "#contracts/desk/team.ts";
import { Refusal, refusals } from "../endpoints/refusal.ts";
import { readJson } from "../endpoints/request.ts";
import type { Services } from "../endpoints/services.ts";
import type { DeskUserRow, Queries } from "../storage/tables.ts";
import { recordAudit } from "./audit.ts";
import { inviteMember } from "./invitations.ts";
import type { DeskUser } from "./sessions.ts";
import { removeMember, setRole, type TeamChange, teamMembers } from "./users.ts";

export async function team(context: Context, { storage }: Services): Promise<Response> {
  const members = await storage.run(teamMembers);
  return context.json({ members: members.map(asTeamMember) } satisfies TeamAnswer);
}

export async function invite(
  context: Context,
  services: Services,
  user: DeskUser,
): Promise<Response> {
  const { email, role } = await readJson(context, inviteRequest);
  const origin = services.environment.publicOrigin;
  const now = await services.databaseNow();
  const member = await services.storage.transaction((queries) =>
    inviteMember(queries, { email, role, by: user, origin, now }),
  );
  if (member === undefined) throw new Refusal(409, "This address is in the team already.");
  services.outbox.wake();
  return context.json({ member: asTeamMember(member) } satisfies TeamMemberAnswer);
}

export async function changeRole(
  context: Context,
  services: Services,
  user: DeskUser,
): Promise<Response> {
  const { role } = await readJson(context, changeRoleRequest);
  const id = context.req.param("id") ?? "";
  const now = await services.databaseNow();
  const member = await changeTeam(services, async (queries) => {
    const change = await setRole(queries, id, role);
    if (change.outcome === "changed") {
      const details = { email: change.member.email, role };
      await recordAudit(queries, { user, action: "user-role-changed", subject: id, details, now });
    }
    return change;
  });
  return context.json({ member: asTeamMember(member) } satisfies TeamMemberAnswer);
}

export async function remove(
  context: Context,
  services: Services,
  user: DeskUser,
): Promise<Response> {
  const id = context.req.param("id") ?? "";
  const now = await services.databaseNow();
  await changeTeam(services, async (queries) => {
    const change = await removeMember(queries, id, now);
    if (change.outcome === "changed") {
      const details = { email: change.member.email };
      await recordAudit(queries, { user, action: "user-removed", subject: id, details, now });
    }
    return change;
  });
  return context.json({ success: true } satisfies DeskDone);
}

async function changeTeam(
  { storage }: Services,
  work: (queries: Queries) => Promise<TeamChange>,
): Promise<DeskUserRow> {
  const change = await storage.transaction(work);
  if (change.outcome === "changed") return change.member;
  throw change.outcome === "unknown"
    ? refusals.nothingHere()
    : new Refusal(409, "The desk needs an admin. Make somebody else one first.");
}

function asTeamMember(row: DeskUserRow): TeamMember {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    invitedAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    signsInBy: null,
  };
}
