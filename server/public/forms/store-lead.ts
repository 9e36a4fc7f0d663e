import type { Context } from "hono";
import { type NewLead, type RecordedLead, recordLead } from "../../leads/record-lead.ts";
import type { Outgoing } from "../../outbox/queue.ts";
import type { Services } from "../../services.ts";
import { countLead } from "../count.ts";

/**
 * Stores a lead with its messages, wakes the outbox worker and counts the lead. Returns the id for
 * the visitor.
 */
export async function storeLead(
  context: Context,
  services: Services,
  event: Parameters<typeof countLead>[2],
  lead: NewLead,
  outgoing: readonly Outgoing[],
): Promise<string> {
  const recorded = await recordLead(services.storage, lead, outgoing);
  afterRecording(services, lead, recorded);
  countLead(context, services, event, lead, recorded);
  return recorded.id;
}

/** Runs after the transaction. */
export function afterRecording(
  { outbox, metrics, log }: Services,
  { kind }: NewLead,
  recorded: RecordedLead,
): void {
  outbox.wake();
  if (!recorded.repeated) metrics?.leadStored(kind);
  log.info("lead-stored", { kind, ...recorded });
}
