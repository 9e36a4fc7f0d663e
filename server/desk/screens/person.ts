import { sameAddress } from "#contracts/email-address.ts";
import { recordAudit } from "../../audit.ts";
import { readCalls } from "../../bookings/calls.ts";
import { sendConfirmation } from "../../bookings/change-booking.ts";
import { Refusal, refusals } from "../../http/refusal.ts";
import { mailConfirmation } from "../../newsletter/ask-to-confirm.ts";
import { mayBeAsked, requestSubscription } from "../../newsletter/subscriptions.ts";
import { changePerson } from "../../people/change.ts";
import { erasePerson } from "../../people/erase.ts";
import { heldAbout, tracesOf } from "../../people/held-about.ts";
import { mergePeople, undoMerge } from "../../people/merge.ts";
import { findPerson } from "../../people/person.ts";
import { deleteLead, putAway } from "../../people/put-away.ts";
import type { PersonRow, Queries } from "../../storage/tables.ts";
import { noticeOfAssignment } from "../assignments.ts";
import { addNote, changeNote, removeNote } from "../person-notes.ts";
import { sendAgain } from "../send-again.ts";
import type { DeskHandlers, DeskServices } from "../services.ts";
import type { DeskUser } from "../sign-in/sessions.ts";
import { personAnswer, viewersOf } from "./person-answer.ts";

type Work = (queries: Queries, by: { user: DeskUser; now: number }) => Promise<string>;

/** Does something to a person, whose id the work returns, and answers with the person as they are then. */
async function changed(services: DeskServices, user: DeskUser, work: Work) {
  const now = await services.databaseNow();
  const answer = await services.storage.transaction(async (queries) => {
    const id = await work(queries, { user, now });
    return personAnswer(queries, id, { now, userId: user.id });
  });
  services.outbox.wake();
  return answer;
}

export const personHandlers = {
  person: ({ id, user }, services) =>
    changed(services, user, async (queries, { now }) => {
      const person = await personOrRefuse(queries, id);
      await recordAudit(queries, { user, action: "person-viewed", subject: person.id, now });
      return person.id;
    }),

  async personNews({ id, user }, { storage, databaseNow }) {
    const now = await databaseNow();
    return storage.run(async (queries) => {
      const person = await personOrRefuse(queries, id);
      const viewers = await viewersOf(queries, person.id, { now, userId: user.id });
      return { version: person.version, viewers };
    });
  },

  async changePerson({ id, body, user }, services) {
    const now = await services.databaseNow();
    const origin = services.environment.publicOrigin;
    const { outcome, answer } = await services.storage.transaction(async (queries) => {
      const change = await changePerson(queries, id, body, { user, now });
      const { outcome, newOwner } = change;
      const personId = change.before.id;
      if (newOwner) {
        const notice = { personIds: [personId], ownerId: newOwner, by: user, origin, now };
        await noticeOfAssignment(queries, notice);
      }
      if (change.newAddress) await followNewAddress(queries, personId, change, { origin, now });
      // The answer to a conflict is a look at the person, too.
      if (outcome === "conflict")
        await recordAudit(queries, { user, action: "person-viewed", subject: personId, now });
      return { outcome, answer: await personAnswer(queries, id, { now, userId: user.id }) };
    });
    services.outbox.wake();
    if (outcome !== "conflict") return answer;
    const sentence =
      "Somebody else changed this person meanwhile. Nothing of theirs was overwritten.";
    throw new Refusal(409, sentence, {}, answer);
  },

  mergePeople: ({ id, body: { otherId }, user }, services) =>
    changed(services, user, (queries, by) => mergePeople(queries, id, otherId, by)),

  undoMerge: ({ id, user }, services) =>
    changed(services, user, (queries, by) => undoMerge(queries, id, by)),

  putAway: ({ id, body, user }, services) =>
    changed(services, user, (queries, by) => putAway(queries, id, body.as, by)),

  async deleteLead({ id, user }, { storage, databaseNow, environment: { dataDir } }) {
    const now = await databaseNow();
    const personId = await storage.transaction((queries) =>
      deleteLead(queries, dataDir, id, { user, now }),
    );
    await storage.checkpoint();
    return { personId };
  },

  addNote({ id, body, user, context }, services) {
    context.status(201);
    return changed(services, user, async (queries, by) => {
      const person = await personOrRefuse(queries, id);
      await addNote(queries, person.id, body, by);
      return person.id;
    });
  },

  changeNote: ({ id, body, user }, services) =>
    changed(services, user, (queries, by) => changeNote(queries, id, body, by)),

  removeNote: ({ id, user }, services) =>
    changed(services, user, (queries, by) => removeNote(queries, id, by)),

  sendAgain: ({ id, body, user }, services) =>
    changed(services, user, (queries, by) => sendAgain(queries, id, body, by)),

  heldAbout: ({ id }, { storage }) =>
    storage.snapshot(async (queries) => {
      const person = await personOrRefuse(queries, id);
      return heldAbout(queries, await tracesOf(queries, { id: person.id }));
    }),

  /** What was typed is checked here as well as on the screen. */
  async erasePerson({ id, body: { typed }, user }, services) {
    const { storage, environment, outbox } = services;
    const person = await storage.run((queries) => personOrRefuse(queries, id));
    const expected = person.email ?? person.name ?? person.phone ?? "";
    if (!sameAddress(typed, expected)) {
      const what = person.email ? "e-mail address" : "name";
      throw refusals.field(`This is not the person's ${what}.`, "typed");
    }
    const { dataDir, publicOrigin: origin } = environment;
    const now = await services.databaseNow();
    const erased = await erasePerson(storage, { id: person.id }, { user, dataDir, origin, now });
    outbox.wake();
    const { files: _, ...answer } = erased;
    return answer;
  },
} satisfies Partial<DeskHandlers>;

async function personOrRefuse(queries: Queries, id: string): Promise<PersonRow> {
  const person = await findPerson(queries, id);
  if (person === undefined) throw refusals.noSuchPerson();
  return person;
}

/** Calls are confirmed anew where their mail had not left, and the newsletter asks the new address. */
async function followNewAddress(
  queries: Queries,
  personId: string,
  { mailWaited, wasReader }: { mailWaited?: boolean; wasReader?: boolean },
  { origin, now }: { origin: string; now: number },
): Promise<void> {
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
