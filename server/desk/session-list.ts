import type { Context } from "hono";
import type { DeskDone, DeskSessionsAnswer } from "#contracts/desk/session.ts";
import { refusals } from "../endpoints/refusal.ts";
import type { Services } from "../endpoints/services.ts";
import { recordAudit } from "./audit.ts";
import { type DeskUser, endDeskSession, endSessionsOf, sessionsOf } from "./sessions.ts";
import { removeLinksOf } from "./sign-in-links.ts";

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
  { storage, databaseNow }: Services,
  user: DeskUser,
): Promise<Response> {
  const id = context.req.param("id") ?? "";
  const now = await databaseNow();
  await storage.transaction(async (queries) => {
    if (!(await endDeskSession(queries, user.id, id))) throw refusals.nothingHere();
    const details = { sessions: 1 };
    await recordAudit(queries, { user, action: "session-ended", subject: user.id, details, now });
  });
  return context.json(done);
}

/** All but the one that asks. */
export async function endOtherSessions(
  context: Context,
  { storage, databaseNow }: Services,
  user: DeskUser,
): Promise<Response> {
  const now = await databaseNow();
  await storage.transaction(async (queries) => {
    const sessions = await endSessionsOf(queries, user.id, user.session.id);
    await removeLinksOf(queries, user.id);
    const details = { sessions };
    await recordAudit(queries, { user, action: "session-ended", subject: user.id, details, now });
  });
  return context.json(done);
}

/** For an admin: a colleague's sessions and open links. They can sign in again. */
export async function endSessionsOfMember(
  context: Context,
  { storage, databaseNow }: Services,
  user: DeskUser,
): Promise<Response> {
  const id = context.req.param("id") ?? "";
  const now = await databaseNow();
  await storage.transaction(async (queries) => {
    const member = await queries
      .selectFrom("desk_users")
      .select("email")
      .where("id", "=", id)
      .where("removed_at", "is", null)
      .executeTakeFirst();
    if (member === undefined) throw refusals.nothingHere();
    const sessions = await endSessionsOf(queries, id);
    await removeLinksOf(queries, id);
    const details = { email: member.email, sessions };
    await recordAudit(queries, { user, action: "session-ended", subject: id, details, now });
  });
  return context.json(done);
}
