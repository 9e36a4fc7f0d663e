import type { Context } from "hono";
import { countRequest } from "#contracts/funnel.ts";
import { countedDevice } from "../funnel/visitor.ts";
import { refusals } from "../http/refusal.ts";
import { limitClient, readJson } from "../http/request.ts";
import type { NewLead, RecordedLead } from "../leads/record-lead.ts";
import type { Services } from "../services.ts";

/**
 * The browser reports a step of the funnel: src/browser/funnel.ts. It comes as plain text without the
 * public key, since a beacon cannot carry one and a browser would ask permission for JSON first.
 */
export async function count(context: Context, services: Services): Promise<Response> {
  await limitClient(context, services, "count");
  const { event, path, partner, utmSource } = await readJson(context, countRequest, plainTextToo);
  if (!services.counter.isPage(path)) throw refusals.field("There is no such page to count.");
  countVisitor(context, services, { event, path, partner, utmSource });
  return context.json({ success: true });
}

const plainTextToo = /^(application\/json|text\/plain)\s*(;|$)/i;

/** Counts what this request's visitor did, unless they asked not to be counted or are a program. */
export function countVisitor(
  { req }: Context,
  { counter }: Services,
  occurrence: Omit<Parameters<Services["counter"]["count"]>[0], "device">,
): void {
  const device = countedDevice((name) => req.header(name));
  if (device) counter.count({ ...occurrence, device });
}

/** Counts a lead that was stored; a request made again is the same lead. */
export function countLead(
  context: Context,
  services: Services,
  event: "result-mailed" | "contact-sent",
  { sourcePage: path, partner, utmSource }: NewLead,
  { repeated }: RecordedLead,
): void {
  if (!repeated) countVisitor(context, services, { event, path, partner, utmSource });
}
