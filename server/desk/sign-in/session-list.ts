import { recordAudit } from "../../audit/audit.ts";
import { refusals } from "../../http/refusal.ts";
import { findRow } from "../../storage/rows.ts";
import type { Queries } from "../../storage/tables.ts";
import type { Acting, DeskHandlers } from "../services.ts";
import { endDeskSession, endSessionsOf, sessionsOf } from "./sessions.ts";

export const sessionsHandlers = {
  sessions: async ({ queries, user, now }) => ({ sessions: await sessionsOf(queries, user, now) }),

  async endSession(call) {
    const { id, queries, user } = call;
    if (!(await endDeskSession(queries, user.id, id))) throw refusals.nothingHere();
    await record(call, user.id, { sessions: 1 });
  },

  async endOtherSessions(call) {
    const { queries, user } = call;
    const sessions = await endSessionsOf(queries, user.id, user.session.id);
    await record(call, user.id, { sessions });
  },

  /** Lets an admin end a colleague's sessions and unused links. The colleague can sign in again. */
  async endMemberSessions(call) {
    const { id, queries } = call;
    const member = await findRow(queries, "desk_users", { id, removed_at: null });
    if (member === undefined) throw refusals.nothingHere();
    const { email } = member;
    await record(call, id, { email, sessions: await endSessionsOf(queries, id) });
  },
} satisfies Partial<DeskHandlers>;

function record(
  { queries, user, now }: Acting & { queries: Queries },
  subject: string,
  details: { email?: string; sessions: number },
): Promise<void> {
  return recordAudit(queries, { user, now }, "session-ended", subject, details);
}
