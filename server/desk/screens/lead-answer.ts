import type { DeskLead, DeskLeadAnswer } from "#contracts/desk/lead.ts";
import { Refusal } from "../../http/refusal.ts";
import { leadWithOwner } from "../../leads/list-leads.ts";
import { storedAnswers, storedEstimate } from "../../leads/stored-estimate.ts";
import type { Queries } from "../../storage/tables.ts";
import { presentUsers } from "../owners.ts";
import { timelineOf } from "../timeline.ts";
import { leadInList } from "./lead-in-list.ts";
import { deskMessage } from "./message.ts";

export function noSuchLead(): Refusal {
  return new Refusal(404, "There is no such lead. It may have been erased.");
}

/** Everything the desk shows of one lead. */
export async function leadAnswer(
  queries: Queries,
  id: string,
  now: number,
): Promise<DeskLeadAnswer> {
  const lead = await leadWithOwner(queries, id);
  if (lead === undefined) throw noSuchLead();
  const messages = await queries
    .selectFrom("outbox")
    .selectAll()
    .where("lead_id", "=", id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return {
    lead: {
      ...leadInList(lead),
      cpaEmail: lead.cpa_email,
      message: lead.message,
      answers: storedAnswers(lead.inputs),
      estimate: storedEstimate(lead.result),
      consent: lead.consent,
      sourcePage: lead.source_page,
      embeddingHost: lead.embedding_host,
      utm: { source: lead.utm_source, medium: lead.utm_medium, campaign: lead.utm_campaign },
      messages: messages.map((message) => deskMessage(message, now)),
      timeline: await timelineOf(queries, lead, messages),
      notes: await notesOf(queries, id),
      version: lead.version,
    },
    owners: await presentUsers(queries),
  };
}

async function notesOf(queries: Queries, leadId: string): Promise<DeskLead["notes"]> {
  const notes = await queries
    .selectFrom("lead_notes")
    .innerJoin("desk_users", "desk_users.id", "lead_notes.author_id")
    .select(["lead_notes.id", "lead_notes.created_at", "text", "author_id", "email"])
    .where("lead_id", "=", leadId)
    .orderBy("lead_notes.created_at", "desc")
    .orderBy("lead_notes.id", "desc")
    .execute();
  return notes.map(({ id, created_at, text, author_id, email }) => ({
    id,
    at: created_at,
    author: { id: author_id, email },
    text,
  }));
}
