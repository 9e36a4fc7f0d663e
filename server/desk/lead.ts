import type { Context } from "hono";
import {
  addNoteRequest,
  changeLeadRequest,
  type EraseLeadAnswer,
  eraseLeadRequest,
  type LeadConflict,
  sendAgainRequest,
} from "#contracts/desk/lead.ts";
import { refusals } from "../endpoints/refusal.ts";
import { readJson } from "../endpoints/request.ts";
import type { Services } from "../endpoints/services.ts";
import { eraseLead } from "../leads/erase-lead.ts";
import { newId } from "../storage/ids.ts";
import type { Queries } from "../storage/tables.ts";
import { recordAudit } from "./audit.ts";
import { changeLead } from "./change-lead.ts";
import { leadAnswer, noSuchLead } from "./lead-answer.ts";
import { sendAgain } from "./send-again.ts";
import type { DeskUser } from "./sessions.ts";

const idOf = (context: Context): string => context.req.param("id") ?? "";

/** One lead with everything about it. That somebody looked is written down. */
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

/** Another status or owner, unless somebody else was quicker: then 409 with the lead as it is. */
export async function change(context: Context, services: Services, user: DeskUser) {
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

/** A private note, which only the team sees. */
export async function addNote(context: Context, services: Services, user: DeskUser) {
  const id = idOf(context);
  const { text } = await readJson(context, addNoteRequest);
  const now = await services.databaseNow();
  const answer = await services.storage.transaction(async (queries) => {
    await refuseMissing(queries, id);
    await queries
      .insertInto("lead_notes")
      .values({ id: newId(), lead_id: id, author_id: user.id, text, created_at: now })
      .execute();
    await recordAudit(queries, { user, action: "lead-note-added", subject: id, now });
    return leadAnswer(queries, id, now);
  });
  return context.json(answer, 201);
}

async function refuseMissing(queries: Queries, id: string): Promise<void> {
  const found = await queries
    .selectFrom("leads")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (found === undefined) throw noSuchLead();
}

/** One of a lead's messages, to some of its recipients again. */
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

/** Removes a person's data for good. The typed address is checked here as well as on the screen. */
export async function erase(context: Context, services: Services, user: DeskUser) {
  const { email } = await readJson(context, eraseLeadRequest);
  const { storage, environment } = services;
  const outcome = await eraseLead(storage, environment.dataDir, idOf(context), { user, email });
  if (outcome.kind === "no-lead") throw noSuchLead();
  if (outcome.kind === "other-address") {
    throw refusals.field("This is not the lead's e-mail address.", "email");
  }
  return context.json({ success: true } satisfies EraseLeadAnswer);
}
