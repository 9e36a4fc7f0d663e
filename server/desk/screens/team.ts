import { firmTimeZone } from "#content/firm.ts";
import type { Answer } from "#contracts/desk/api.ts";
import type { TeamMember } from "#contracts/desk/team.ts";
import { today } from "#wording/dates.ts";
import { recordAudit } from "../../audit.ts";
import { readCalls } from "../../bookings/calls.ts";
import { handOver } from "../../bookings/change-booking.ts";
import { Refusal, refusals } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import type { DeskUserRow, Queries } from "../../storage/tables.ts";
import { inviteMember, mailInvitation } from "../invitations.ts";
import type { DeskHandlers } from "../services.ts";
import { passkeyCounts, passkeysOf } from "../sign-in/passkeys/passkeys.ts";
import { presentUsers, removeMember, setRole, type TeamChange, teamMembers } from "../team.ts";
import { deskCalls } from "./call.ts";
import { eachCall } from "./calls.ts";

export const teamHandlers = {
  team: ({ user }, { storage }) =>
    storage.run(async (queries) => {
      const rows = await teamMembers(queries);
      const passkeys = user.role === "admin" ? await passkeyCounts(queries) : undefined;
      const members = rows.map((row) => ({
        ...asTeamMember(row),
        signsInBy: passkeys ? signsInBy(row, passkeys.get(row.id)) : null,
      }));
      return { members };
    }),

  profile: async ({ user }, { storage }) =>
    asProfile(await storage.run((q) => userRow(q, user.id))),

  async changeProfile({ body, user }, { storage, databaseNow }) {
    const now = await databaseNow();
    return storage.transaction(async (queries) => {
      const before = await userRow(queries, user.id);
      await queries
        .updateTable("desk_users")
        .set({
          name: body.name || null,
          assignment_mail: Number(body.assignmentMail),
          digest_mail: Number(body.digestMail),
          // The first digest comes on the next morning, not in the middle of this day.
          ...(body.digestMail &&
            before.digest_mail !== 1 && {
              digest_sent_on: today(firmTimeZone, new Date(now)),
            }),
        })
        .where("id", "=", user.id)
        .execute();
      const { assignmentMail, digestMail } = body;
      const details = { assignmentMail, digestMail, named: body.name !== "" };
      await recordAudit(queries, {
        user,
        action: "profile-changed",
        subject: user.id,
        details,
        now,
      });
      return body;
    });
  },

  async inviteMember({ body: { email, role }, user }, services) {
    const { environment } = services;
    const now = await services.databaseNow();
    const member = await services.storage.transaction((queries) =>
      inviteMember(queries, { email, role, by: user, environment, now }),
    );
    if (member === undefined) throw new Refusal(409, "This address is in the team already.");
    services.outbox.wake();
    return { member: { ...asTeamMember(member), signsInBy: signsInBy(member) } };
  },

  async changeRole({ id, body: { role }, user }, services) {
    const now = await services.databaseNow();
    const member = await changeTeam(services, async (queries) => {
      const change = await setRole(queries, id, role);
      if (change.outcome === "changed") {
        const details = { email: change.member.email, role };
        await recordAudit(queries, {
          user,
          action: "user-role-changed",
          subject: id,
          details,
          now,
        });
      }
      return change;
    });
    const passkeys = await services.storage.run((queries) => passkeysOf(queries, id));
    return { member: { ...asTeamMember(member), signsInBy: signsInBy(member, passkeys.length) } };
  },

  async openCalls({ id }, services) {
    const now = await services.databaseNow();
    return services.storage.run(async (queries) => ({
      calls: await deskCalls(queries, await readCalls(queries, { userId: id, openAt: now })),
      colleagues: (await presentUsers(queries)).filter((colleague) => colleague.id !== id),
    }));
  },

  /** Who has left is not chosen by whoever is free, so the removal comes first. */
  async removeMember({ id, body: { callsTo }, user }, services) {
    const now = await services.databaseNow();
    await changeTeam(services, async (queries) => {
      const change = await removeMember(queries, id, now);
      if (change.outcome === "changed") {
        const details = { email: change.member.email };
        await recordAudit(queries, { user, action: "user-removed", subject: id, details, now });
      }
      return change;
    });
    const open = await services.storage.run((q) => readCalls(q, { userId: id, openAt: now }));
    const by = { author: user, origin: services.environment.publicOrigin, now };
    const { done, left } = await eachCall(open, (seen) =>
      handOver(services.storage, seen, callsTo, by),
    );
    services.outbox.wake();
    return { handedOver: done.length, left: left.length };
  },

  async inviteAgain({ id, user }, services) {
    const { environment } = services;
    const now = await services.databaseNow();
    await services.storage.transaction(async (queries) => {
      const member = await userRow(queries, id);
      if (member.removed_at !== null || member.last_seen_at !== null)
        throw new Refusal(409, "They have signed in already, or are not in the team any more.");
      await mailInvitation(queries, member, { by: user, environment, now });
    });
    services.outbox.wake();
    return { success: true };
  },
} satisfies Partial<DeskHandlers>;

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

function userRow(queries: Queries, id: string): Promise<DeskUserRow> {
  return queries
    .selectFrom("desk_users")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow(() => refusals.nothingHere());
}

function asProfile({ name, assignment_mail, digest_mail }: DeskUserRow): Answer<"profile"> {
  return {
    name: name ?? "",
    assignmentMail: assignment_mail === 1,
    digestMail: digest_mail === 1,
  };
}

function signsInBy({ oidc_subject }: DeskUserRow, passkeys = 0): TeamMember["signsInBy"] {
  return { passkeys, singleSignOn: oidc_subject !== null };
}

function asTeamMember(row: DeskUserRow): Omit<TeamMember, "signsInBy"> {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    invitedAt: row.created_at,
    lastSeenAt: row.last_seen_at,
  };
}
