import { recordAudit } from "../../audit.ts";
import { refusals } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import type { Queries } from "../../storage/tables.ts";
import type { DeskHandlers } from "../services.ts";
import { type DeskUser, endDeskSession, endSessionsOf, sessionsOf } from "./sessions.ts";

export const sessionsHandlers = {
  async sessions({ user }, { storage, databaseNow }) {
    const now = await databaseNow();
    return { sessions: await storage.run((queries) => sessionsOf(queries, user, now)) };
  },

  endSession: ({ id, user }, services) =>
    endSessions(services, user, { id: user.id }, async (queries) => {
      if (!(await endDeskSession(queries, user.id, id))) throw refusals.nothingHere();
      return 1;
    }),

  endOtherSessions: ({ user }, services) =>
    endSessions(services, user, { id: user.id }, (queries) =>
      endSessionsOf(queries, user.id, user.session.id),
    ),

  /** Lets an admin end a colleague's sessions and unused links. The colleague can sign in again. */
  async endMemberSessions({ id, user }, services) {
    const member = await services.storage.run((queries) =>
      queries
        .selectFrom("desk_users")
        .select(["id", "email"])
        .where("id", "=", id)
        .where("removed_at", "is", null)
        .executeTakeFirst(),
    );
    if (member === undefined) throw refusals.nothingHere();
    return endSessions(services, user, member, (queries) => endSessionsOf(queries, id));
  },
} satisfies Partial<DeskHandlers>;

async function endSessions(
  { storage, databaseNow }: Services,
  user: DeskUser,
  { id: subject, ...about }: { id: string; email?: string },
  end: (queries: Queries) => Promise<number>,
): Promise<{ success: true }> {
  const now = await databaseNow();
  await storage.transaction(async (queries) => {
    const details = { ...about, sessions: await end(queries) };
    await recordAudit(queries, { user, action: "session-ended", subject, details, now });
  });
  return { success: true };
}
