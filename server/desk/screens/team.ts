import { firmTimeZone } from "#content/firm.ts";
import type { TeamMember } from "#contracts/desk/team.ts";
import { today } from "#wording/dates.ts";
import { readCalls } from "../../bookings/calls.ts";
import { Refusal, refusals } from "../../http/refusal.ts";
import { changeRows, columnsOf, findRow } from "../../storage/rows.ts";
import type { DeskUserRow, Queries } from "../../storage/tables.ts";
import { inviteMember, mailInvitation } from "../invitations.ts";
import type { DeskHandlers } from "../services.ts";
import { passkeyCounts, passkeysOf } from "../sign-in/passkeys/passkeys.ts";
import { presentUsers, removeWithCalls, setRole, teamMembers } from "../team.ts";
import { deskCalls } from "./call.ts";

export const teamHandlers = {
  async team({ queries, user }) {
    const rows = await teamMembers(queries);
    const passkeys = user.role === "admin" ? await passkeyCounts(queries) : undefined;
    return {
      members: rows.map((row) => asTeamMember(row, passkeys ? (passkeys.get(row.id) ?? 0) : null)),
    };
  },

  async profile({ queries, user }) {
    const { name, assignment_mail, digest_mail } = await userRow(queries, user.id);
    return {
      name: name ?? "",
      assignmentMail: assignment_mail === 1,
      digestMail: digest_mail === 1,
    };
  },

  async changeProfile({ body, queries, user, now, record }) {
    const { name, assignmentMail, digestMail } = body;
    const before = await userRow(queries, user.id);
    await changeRows(queries, "desk_users", user.id, {
      name: name || null,
      assignment_mail: Number(assignmentMail),
      digest_mail: Number(digestMail),
      // The first digest comes on the next morning, not in the middle of this day.
      ...(digestMail &&
        before.digest_mail !== 1 && { digest_sent_on: today(firmTimeZone, new Date(now)) }),
    });
    await record({ assignmentMail, digestMail, named: name !== "" }, user.id);
    return body;
  },

  async inviteMember({ body, queries, user, now }, { environment }) {
    const member = await inviteMember(queries, { ...body, by: user, environment, now });
    if (member === undefined) throw new Refusal(409, "This address is in the team already.");
    return { member: asTeamMember(member, 0) };
  },

  async changeRole({ id, body: { role }, queries, record }) {
    const member = await setRole(queries, id, role);
    await record({ email: member.email, role });
    return { member: asTeamMember(member, (await passkeysOf(queries, id)).length) };
  },

  openCalls: async ({ id, queries, now }) => ({
    calls: await deskCalls(queries, await readCalls(queries, { userId: id, openAt: now })),
    colleagues: (await presentUsers(queries)).filter((colleague) => colleague.id !== id),
  }),

  removeMember: ({ id, body: { callsTo }, user, now }, { storage, environment }) =>
    removeWithCalls(storage, id, callsTo, { user, origin: environment.publicOrigin, now }),

  async inviteAgain({ id, queries, user, now }, { environment }) {
    const member = await userRow(queries, id);
    if (member.removed_at !== null || member.last_seen_at !== null)
      throw new Refusal(409, "They have signed in already, or are not in the team any more.");
    await mailInvitation(queries, member, { by: user, environment, now });
  },
} satisfies Partial<DeskHandlers>;

async function userRow(queries: Queries, id: string): Promise<DeskUserRow> {
  const user = await findRow(queries, "desk_users", id);
  if (user === undefined) throw refusals.nothingHere();
  return user;
}

function asTeamMember(row: DeskUserRow, passkeys: number | null): TeamMember {
  return {
    ...columnsOf(row, "id", "email", "name", "role", "last_seen_at"),
    signsInBy: passkeys === null ? null : { passkeys, singleSignOn: row.oidc_subject !== null },
  };
}
