import { deskPath } from "#contracts/desk/pages.ts";
import { recordAudit } from "#server/audit/audit.ts";
import { inviteMember } from "#server/desk/invitations.ts";
import { makeLink, signInUrl } from "#server/desk/sign-in/links/sign-in-links.ts";
import { findMember } from "#server/desk/sign-in/users.ts";
import { removeWithCalls, setRole, teamMembers } from "#server/desk/team.ts";
import type { DeskUserRow, Queries } from "#server/storage/tables.ts";
import { counted } from "#wording/counts.ts";
import {
  addressArgument,
  asDate,
  type Command,
  type CommandContext,
  joined,
  readArgs,
  UsageError,
  withStorage,
} from "../command-line.ts";

export const inviteCommand: Command = {
  usage: "invite EMAIL [--admin]",
  does: "lets somebody in, or makes them an admin, and tells them by e-mail",
  async run(context) {
    const { values, positionals } = readArgs(context.args, { admin: { type: "boolean" } });
    const email = addressArgument(
      { ...context, args: positionals },
      "Whom?",
      "invite EMAIL [--admin]",
    );
    const role = values.admin ? "admin" : "staff";
    const { environment } = context;
    const outcome = await withTeam(context, async (queries, now) => {
      const member = await inviteMember(queries, { email, role, by: undefined, environment, now });
      if (member) return "invited";
      const known = await memberAt(queries, email);
      if (role !== "admin" || known.role === "admin") return "in the team already";
      await setRole(queries, known.id, role);
      const details = { email: known.email, role };
      await recordAudit(queries, { now }, "user-role-changed", known.id, details);
      return "an admin now";
    });
    context.print(`${email} is ${outcome}. The desk: ${environment.publicOrigin}${deskPath}`);
  },
};

export const listCommand: Command = {
  usage: "list",
  does: "who may come in, and when they were seen last",
  async run(context) {
    const members = await withTeam(context, teamMembers);
    if (members.length === 0) context.print(`Nobody yet: ${context.program} invite EMAIL --admin`);
    for (const { email, role, last_seen_at } of members) {
      const seen = last_seen_at === null ? "never came in" : `seen ${asDate(last_seen_at)}`;
      context.print(joined(role.padEnd(5), email, seen));
    }
  },
};

export const removeCommand: Command = {
  usage: "remove EMAIL",
  does: "ends somebody's access and sessions; their notes stay, and colleagues get their calls",
  async run(context) {
    const email = addressArgument(context, "Whom?", "remove EMAIL");
    const { handedOver, left } = await withStorage(context, async (storage) => {
      const { id } = await storage.run((queries) => memberAt(queries, email));
      const by = { origin: context.environment.publicOrigin, now: await storage.now() };
      return removeWithCalls(storage, id, null, by);
    });
    context.print(`${email} is removed and signed out everywhere.`);
    if (handedOver > 0) context.print(`Handed over: ${counted(handedOver, "call")}.`);
    if (left > 0)
      context.print(`Nobody could take ${counted(left, "call")}: see Calls at the desk.`);
  },
};

/**
 * For when no mail is sent, the provider does not answer or a passkey is lost. It works with every
 * DESK_SIGN_IN. That is safe, because anyone who can run it can also read the database.
 */
export const signInLinkCommand: Command = {
  usage: "sign-in-link EMAIL",
  does: "prints a link to sign in with, for when there is no other way",
  async run(context) {
    const email = addressArgument(context, "For whom?", "sign-in-link EMAIL");
    const token = await withTeam(context, async (queries, now) => {
      const { id: subject } = await memberAt(queries, email);
      await recordAudit(queries, { now }, "sign-in-link-made", subject, { email });
      return makeLink(queries, { userId: subject, kind: "terminal", now });
    });
    context.print("Works once, for 10 minutes:");
    context.print(signInUrl(context.environment.publicOrigin, token));
  },
};

function withTeam<Result>(
  context: CommandContext,
  work: (queries: Queries, now: number) => Promise<Result>,
): Promise<Result> {
  return withStorage(context, async (storage) => {
    const now = await storage.now();
    return storage.transaction((queries) => work(queries, now));
  });
}

async function memberAt(queries: Queries, email: string): Promise<DeskUserRow> {
  const member = await findMember(queries, email);
  if (member === undefined) throw new UsageError(`${email} is not in the team.`);
  return member;
}
