import { sameAddress } from "#contracts/email-address.ts";
import { recordAudit } from "../../audit.ts";
import { Refusal, refusals } from "../../http/refusal.ts";
import { erasePerson, heldAboutPerson } from "../../leads/erase-person.ts";
import type { Queries } from "../../storage/tables.ts";
import { noticeOfAssignment } from "../assignments.ts";
import { changeLead } from "../change-lead.ts";
import { addNote, changeNote, removeNote } from "../lead-notes.ts";
import { sendAgain } from "../send-again.ts";
import type { DeskHandlers } from "../services.ts";
import { leadAnswer } from "./lead-answer.ts";

export const leadHandlers = {
  async lead({ id, user }, services) {
    const now = await services.databaseNow();
    return services.storage.transaction(async (queries) => {
      const found = await leadAnswer(queries, id, now);
      await recordAudit(queries, { user, action: "lead-viewed", subject: id, now });
      return found;
    });
  },

  async changeLead({ id, body, user }, services) {
    const now = await services.databaseNow();
    const origin = services.environment.publicOrigin;
    const { outcome, answer } = await services.storage.transaction(async (queries) => {
      const { outcome, newOwner } = await changeLead(queries, id, body, { user, now });
      if (newOwner) {
        const notice = { leadIds: [id], ownerId: newOwner, by: user, origin, now };
        await noticeOfAssignment(queries, notice);
      }
      return { outcome, answer: await leadAnswer(queries, id, now) };
    });
    services.outbox.wake();
    if (outcome !== "conflict") return answer;
    const sentence =
      "Somebody else changed this lead meanwhile. Nothing of theirs was overwritten.";
    throw new Refusal(409, sentence, {}, answer);
  },

  async addNote({ id, body, user, context }, services) {
    const now = await services.databaseNow();
    context.status(201);
    return services.storage.transaction(async (queries) => {
      await emailOf(queries, id);
      await addNote(queries, id, body, { user, now });
      return leadAnswer(queries, id, now);
    });
  },

  async changeNote({ id, body, user }, services) {
    const now = await services.databaseNow();
    return services.storage.transaction(async (queries) =>
      leadAnswer(queries, await changeNote(queries, id, body, { user, now }), now),
    );
  },

  async removeNote({ id, user }, services) {
    const now = await services.databaseNow();
    return services.storage.transaction(async (queries) =>
      leadAnswer(queries, await removeNote(queries, id, { user, now }), now),
    );
  },

  async sendAgain({ id, body, user }, services) {
    const now = await services.databaseNow();
    const answer = await services.storage.transaction(async (queries) => {
      const leadId = await sendAgain(queries, id, body, { user, now });
      return leadAnswer(queries, leadId, now);
    });
    services.outbox.wake();
    return answer;
  },

  heldAbout: ({ id }, { storage }) =>
    storage.snapshot(async (queries) => heldAboutPerson(queries, await emailOf(queries, id))),

  /** The typed address is checked here as well as on the screen. */
  async eraseLead({ id, body: { email }, user }, { storage, environment }) {
    const known = await storage.run((queries) => emailOf(queries, id));
    if (!sameAddress(email, known)) {
      throw refusals.field("This is not the lead's e-mail address.", "email");
    }
    await erasePerson(storage, environment.dataDir, known, user);
    return { success: true };
  },
} satisfies Partial<DeskHandlers>;

async function emailOf(queries: Queries, id: string): Promise<string> {
  const found = await queries
    .selectFrom("leads")
    .select("email")
    .where("id", "=", id)
    .executeTakeFirst();
  if (found === undefined) throw refusals.noSuchLead();
  return found.email;
}
