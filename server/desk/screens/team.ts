import type { Context } from "hono";
import type { DeskDone } from "#contracts/desk/session.ts";
import {
  changeRoleRequest,
  inviteRequest,
  type TeamAnswer,
  type TeamMember,
  type TeamMemberAnswer,
} from "#contracts/desk/team.ts";
import { recordAudit } from "../../audit.ts";
import { Refusal, refusals } from "../../http/refusal.ts";
import { readJson } from "../../http/request.ts";
import type { Services } from "../../services.ts";
import type { DeskUserRow, Queries } from "../../storage/tables.ts";
import { inviteMember } from "../invitations.ts";
import { passkeyCounts, passkeysOf } from "../sign-in/passkeys/passkeys.ts";
import type { DeskUser } from "../sign-in/sessions.ts";
import { removeMember, setRole, type TeamChange, teamMembers } from "../team.ts";

export async function team(
  context: Context,
  { storage }: Services,
  user: DeskUser,
): Promise<Response> {
  const members = await storage.run(async (queries) => {
    const rows = await teamMembers(queries);
    const passkeys = user.role === "admin" ? await passkeyCounts(queries) : undefined;
    return rows.map((row) => ({
      ...asTeamMember(row),
      signsInBy: passkeys ? signsInBy(row, passkeys.get(row.id)) : null,
    }));
  });
  return context.json({ members } satisfies TeamAnswer);
}

export async function inviteColleague(
  context: Context,
  services: Services,
  user: DeskUser,
): Promise<Response> {
  const { email, role } = await readJson(context, inviteRequest);
  const { environment } = services;
  const now = await services.databaseNow();
  const member = await services.storage.transaction((queries) =>
    inviteMember(queries, { email, role, by: user, environment, now }),
  );
  if (member === undefined) throw new Refusal(409, "This address is in the team already.");
  services.outbox.wake();
  const answer = { ...asTeamMember(member), signsInBy: signsInBy(member) };
  return context.json({ member: answer } satisfies TeamMemberAnswer);
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
  const passkeys = await services.storage.run((queries) => passkeysOf(queries, id));
  const answer = { ...asTeamMember(member), signsInBy: signsInBy(member, passkeys.length) };
  return context.json({ member: answer } satisfies TeamMemberAnswer);
}

export async function removeColleague(
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

function signsInBy({ oidc_subject }: DeskUserRow, passkeys = 0): TeamMember["signsInBy"] {
  return { passkeys, singleSignOn: oidc_subject !== null };
}

function asTeamMember(row: DeskUserRow): Omit<TeamMember, "signsInBy"> {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    invitedAt: row.created_at,
    lastSeenAt: row.last_seen_at,
  };
}
