import type { Context } from "hono";
import {
  addNoteRequest,
  changeLeadRequest,
  type EraseLeadAnswer,
  eraseLeadRequest,
  type HeldAboutPerson,
  type LeadConflict,
  sendAgainRequest,
} from "#contracts/desk/lead.ts";
import { sameAddress } from "#contracts/email-address.ts";
import { recordAudit } from "../../audit.ts";
import { refusals } from "../../http/refusal.ts";
import { readJson } from "../../http/request.ts";
import { erasePerson, heldAboutPerson } from "../../leads/erase-person.ts";
import type { Services } from "../../services.ts";
import type { Queries } from "../../storage/tables.ts";
import { changeLead } from "../change-lead.ts";
import { addNote } from "../lead-notes.ts";
import { sendAgain } from "../send-again.ts";
import type { DeskUser } from "../sign-in/sessions.ts";
import { leadAnswer } from "./lead-answer.ts";

const idOf = (context: Context): string => context.req.param("id") ?? "";

/** One lead with everything about it. The audit log records who viewed it. */
export async function lead(context: Context, services: Services, user: DeskUser) {
  const id = idOf(context);
  const now = await services.databaseNow();
  const answer = await services.storage.transaction(async (queries) => {
    const found = await leadAnswer(queries, id, now);
    await recordAudit(queries, { user, action: "lead-viewed", subject: id, now });
    return found;
  });
  return context.json(answer);
}

/**
 * Changes status or owner. Answers 409 with the current lead if a colleague has changed it
 * meanwhile.
 */
export async function updateLead(context: Context, services: Services, user: DeskUser) {
  const id = idOf(context);
  const request = await readJson(context, changeLeadRequest);
  const now = await services.databaseNow();
  const { changed, answer } = await services.storage.transaction(async (queries) => ({
    changed: await changeLead(queries, id, request, { user, now }),
    answer: await leadAnswer(queries, id, now),
  }));
  if (changed) return context.json(answer);
  const error = "Somebody else changed this lead meanwhile. Nothing of theirs was overwritten.";
  return context.json({ error, ...answer } satisfies LeadConflict, 409);
}

/** Adds a private note, which only the team sees. */
export async function postNote(context: Context, services: Services, user: DeskUser) {
  const id = idOf(context);
  const { text } = await readJson(context, addNoteRequest);
  const now = await services.databaseNow();
  const answer = await services.storage.transaction(async (queries) => {
    await emailOf(queries, id);
    await addNote(queries, id, text, { user, now });
    return leadAnswer(queries, id, now);
  });
  return context.json(answer, 201);
}

async function emailOf(queries: Queries, id: string): Promise<string> {
  const found = await queries
    .selectFrom("leads")
    .select("email")
    .where("id", "=", id)
    .executeTakeFirst();
  if (found === undefined) throw refusals.noSuchLead();
  return found.email;
}

/** Sends one of a lead's messages again to some of its recipients. */
export async function sendMessageAgain(context: Context, services: Services, user: DeskUser) {
  const request = await readJson(context, sendAgainRequest);
  const now = await services.databaseNow();
  const answer = await services.storage.transaction(async (queries) => {
    const leadId = await sendAgain(queries, idOf(context), request, { user, now });
    return leadAnswer(queries, leadId, now);
  });
  services.outbox.wake();
  return context.json(answer);
}

/** How much would be erased with the person of this lead. */
export async function heldAbout(context: Context, { storage }: Services) {
  const held = await storage.snapshot(async (queries) =>
    heldAboutPerson(queries, await emailOf(queries, idOf(context))),
  );
  return context.json(held satisfies HeldAboutPerson);
}

/** Removes a person's data for good. The typed address is checked here as well as on the screen. */
export async function eraseLead(context: Context, services: Services, user: DeskUser) {
  const { email } = await readJson(context, eraseLeadRequest);
  const { storage, environment } = services;
  const known = await storage.run((queries) => emailOf(queries, idOf(context)));
  if (!sameAddress(email, known)) {
    throw refusals.field("This is not the lead's e-mail address.", "email");
  }
  await erasePerson(storage, environment.dataDir, known, user);
  return context.json({ success: true } satisfies EraseLeadAnswer);
}
