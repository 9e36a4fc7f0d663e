import type { Answer } from "#contracts/desk/api.ts";
import { refusals } from "../../http/refusal.ts";
import { messagesOfLead } from "../../leads/lead-messages.ts";
import { leadsOfSameAddress, leadWithOwner } from "../../leads/list-leads.ts";
import { storedAnswers } from "../../leads/stored-estimate.ts";
import type { Queries } from "../../storage/tables.ts";
import { notesOf } from "../lead-notes.ts";
import { presentUsers } from "../team.ts";
import { timelineOf } from "../timeline.ts";
import { leadInList } from "./lead-in-list.ts";
import { deskMessage } from "./message.ts";
import { shownToVisitor } from "./shown-to-visitor.ts";

export async function leadAnswer(
  queries: Queries,
  id: string,
  now: number,
): Promise<Answer<"lead">> {
  const lead = await leadWithOwner(queries, id);
  if (lead === undefined) throw refusals.noSuchLead();
  const messages = await messagesOfLead(queries, lead);
  const sameAddress = await leadsOfSameAddress(queries, lead);
  return {
    lead: {
      ...leadInList(lead),
      cpaEmail: lead.cpa_email,
      message: lead.message,
      answers: storedAnswers(lead.inputs),
      ...shownToVisitor(lead),
      consent: lead.consent,
      sourcePage: lead.source_page,
      placement: lead.placement,
      embeddingHost: lead.embedding_host,
      utm: { source: lead.utm_source, medium: lead.utm_medium, campaign: lead.utm_campaign },
      sameAddress: sameAddress.map(({ created_at, ...other }) => ({
        ...other,
        createdAt: created_at,
      })),
      messages: messages.map((message) => deskMessage(message, now)),
      timeline: await timelineOf(queries, lead, messages),
      notes: await notesOf(queries, id),
    },
    owners: await presentUsers(queries),
  };
}
