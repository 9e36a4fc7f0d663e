import type { Context } from "hono";
import type { DeskDone, DeskSessionsAnswer } from "#contracts/desk/session.ts";
import { recordAudit } from "../../audit.ts";
import { refusals } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import type { Queries } from "../../storage/tables.ts";
import { type DeskUser, endDeskSession, endSessionsOf, sessionsOf } from "./sessions.ts";

const done: DeskDone = { success: true };

export async function ownSessions(
  context: Context,
  { storage, databaseNow }: Services,
  user: DeskUser,
): Promise<Response> {
  const now = await databaseNow();
  const sessions = await storage.run((queries) => sessionsOf(queries, user, now));
  return context.json({ sessions } satisfies DeskSessionsAnswer);
}

export async function endOwnSession(
  context: Context,
  services: Services,
  user: DeskUser,
): Promise<Response> {
  const id = context.req.param("id") ?? "";
  return endSessions(context, services, user, { id: user.id }, async (queries) => {
    if (!(await endDeskSession(queries, user.id, id))) throw refusals.nothingHere();
    return 1;
  });
}

/** Ends all sessions but the current one. */
export function endOtherSessions(
  context: Context,
  services: Services,
  user: DeskUser,
): Promise<Response> {
  return endSessions(context, services, user, { id: user.id }, (queries) =>
    endSessionsOf(queries, user.id, user.session.id),
  );
}

/** Lets an admin end a colleague's sessions and unused links. The colleague can sign in again. */
export async function endSessionsOfMember(
  context: Context,
  services: Services,
  user: DeskUser,
): Promise<Response> {
  const id = context.req.param("id") ?? "";
  const member = await services.storage.run((queries) =>
    queries
      .selectFrom("desk_users")
      .select(["id", "email"])
      .where("id", "=", id)
      .where("removed_at", "is", null)
      .executeTakeFirst(),
  );
  if (member === undefined) throw refusals.nothingHere();
  return endSessions(context, services, user, member, (queries) => endSessionsOf(queries, id));
}

/** Ends sessions and records in the audit log how many. */
async function endSessions(
  context: Context,
  { storage, databaseNow }: Services,
  user: DeskUser,
  { id: subject, ...about }: { id: string; email?: string },
  end: (queries: Queries) => Promise<number>,
): Promise<Response> {
  const now = await databaseNow();
  await storage.transaction(async (queries) => {
    const details = { ...about, sessions: await end(queries) };
    await recordAudit(queries, { user, action: "session-ended", subject, details, now });
  });
  return context.json(done);
}
