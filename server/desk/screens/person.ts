import { sameAddress } from "#contracts/email-address.ts";
import { recordAudit } from "../../audit/audit.ts";
import { readCalls } from "../../bookings/calls.ts";
import { sendConfirmation } from "../../bookings/reminders.ts";
import { Refusal, refusals } from "../../http/refusal.ts";
import { mailConfirmation } from "../../newsletter/ask-to-confirm.ts";
import { mayBeAsked, requestSubscription } from "../../newsletter/subscriptions.ts";
import { changePerson } from "../../people/change.ts";
import { erasePerson } from "../../people/erase.ts";
import { heldAbout, tracesOf } from "../../people/held-about.ts";
import { mergePeople, undoMerge } from "../../people/merge.ts";
import { personOrRefuse } from "../../people/person.ts";
import { deleteLead, putAway } from "../../people/put-away.ts";
import type { Queries } from "../../storage/tables.ts";
import { noticeOfAssignment } from "../assignments.ts";
import { addNote, changeNote, removeNote } from "../person-notes.ts";
import { sendAgain } from "../send-again.ts";
import type { DeskHandlers } from "../services.ts";
import { personAnswer, viewersOf } from "./person-answer.ts";

export const personHandlers = {
  async person(call) {
    const { id } = await personOrRefuse(call.queries, call.id);
    await call.record({}, id);
    return personAnswer(call, id);
  },

  async personNews(call) {
    const { id, version } = await personOrRefuse(call.queries, call.id);
    return { version, viewers: await viewersOf(call, id) };
  },

  async changePerson(call, { environment: { publicOrigin: origin } }) {
    const { queries, id, body, user, now } = call;
    const change = await changePerson(queries, id, body, call);
    const { outcome, newOwner: ownerId = null } = change;
    const personId = change.before.id;
    await noticeOfAssignment(queries, { personIds: [personId], ownerId, by: user, origin, now });
    if (change.newAddress) await followNewAddress(queries, personId, change, { origin, now });
    if (outcome !== "conflict") return personAnswer(call, id);
    // The answer to a conflict is a look at the person, too.
    await recordAudit(queries, call, "person-viewed", personId);
    const sentence =
      "Somebody else changed this person meanwhile. Nothing of theirs was overwritten.";
    return new Refusal(409, sentence, {}, await personAnswer(call, id));
  },

  mergePeople: async (call) =>
    personAnswer(call, await mergePeople(call.queries, call.id, call.body.otherId, call)),

  undoMerge: async (call) => personAnswer(call, await undoMerge(call.queries, call.id, call)),

  putAway: async (call) =>
    personAnswer(call, await putAway(call.queries, call.id, call.body.as, call)),

  async deleteLead(call, { storage, environment: { dataDir } }) {
    const personId = await storage.transaction((queries) =>
      deleteLead(queries, dataDir, call.id, call),
    );
    await storage.checkpoint();
    return { personId };
  },

  async addNote(call) {
    const { id } = await personOrRefuse(call.queries, call.id);
    await addNote(call.queries, id, call.body, call);
    call.context.status(201);
    return personAnswer(call, id);
  },

  changeNote: async (call) => personAnswer(call, await changeNote(call)),
  removeNote: async (call) => personAnswer(call, await removeNote(call)),
  sendAgain: async (call) => personAnswer(call, await sendAgain(call)),

  async heldAbout({ id, queries }) {
    const person = await personOrRefuse(queries, id);
    return heldAbout(queries, await tracesOf(queries, { id: person.id }));
  },

  /** What was typed is checked here as well as on the screen. */
  async erasePerson({ id, body: { typed }, user, now }, { storage, environment }) {
    const person = await storage.run((queries) => personOrRefuse(queries, id));
    const expected = person.email ?? person.name ?? person.phone ?? "";
    if (!sameAddress(typed, expected)) {
      const what = person.email ? "e-mail address" : "name";
      throw refusals.field(`This is not the person's ${what}.`, "typed");
    }
    const { dataDir, publicOrigin: origin } = environment;
    const by = { user, dataDir, origin, now };
    const { files: _, ...answer } = await erasePerson(storage, { id: person.id }, by);
    return answer;
  },
} satisfies Partial<DeskHandlers>;

/** Calls are confirmed anew where their mail had not left, and the newsletter asks the new address. */
async function followNewAddress(
  queries: Queries,
  personId: string,
  { mailWaited, wasReader }: { mailWaited?: boolean; wasReader?: boolean },
  { origin, now }: { origin: string; now: number },
) {
  const { email } = await personOrRefuse(queries, personId);
  if (email === null) return;
  const calls = mailWaited ? await readCalls(queries, { personId, openAt: now }) : [];
  for (const call of calls) await sendConfirmation(queries, call, { origin, now });
  if (!wasReader || !(await mayBeAsked(queries, email, now))) return;
  const confirmToken = await requestSubscription(queries, { personId, email }, now);
  if (confirmToken === undefined) return;
  const asked = { personId, leadId: null, email, confirmToken };
  await mailConfirmation(queries, asked, { origin, now });
}
