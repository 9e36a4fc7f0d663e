import type { Context } from "hono";
import type { Attribution } from "#contracts/attribution.ts";
import { type CountedEvent, calculatorEvents, planEvents } from "#contracts/counted-events.ts";
import { type CountRequest, countRequest } from "#contracts/funnel.ts";
import { countedDevice } from "../funnel/page-view.ts";
import { refusals } from "../http/refusal.ts";
import { limitClient, readJson } from "../http/request.ts";
import type { Services } from "../services.ts";

/**
 * A page reports how far its visitor got when it is hidden (src/browser/funnel.ts). It sends plain
 * text without the public key, because anything else would need a CORS preflight first.
 */
export async function count(context: Context, services: Services): Promise<Response> {
  await limitClient(context, services, "count");
  const report = await readJson(context, countRequest, plainTextToo);
  const { view: _, step: __, after: ___, plan: ____, booking: _____, ...origin } = report;
  if (!services.counter.isPage(origin.path))
    throw refusals.field("There is no such page to count.");
  for (const event of eventsIn(report)) {
    // The browser prepared the page for a link on our own pages: the visit began before it.
    const marks = event === "page-view" ? { path: origin.path } : origin;
    countVisitor(context, services, { event, ...marks });
  }
  return context.json({ success: true });
}

/** Adds every step of the calculator, or plan, up to the furthest, except those that were reported before. */
function eventsIn({ view, step = 0, after = 0, plan, booking }: CountRequest): CountedEvent[] {
  return [
    ...(view ? ["page-view" as const] : []),
    ...(plan ? planEvents : calculatorEvents).slice(after, step),
    ...(booking ? ["booking-followed" as const] : []),
  ];
}

const plainTextToo = /^(application\/json|text\/plain)\s*(;|$)/i;

type Origin = Attribution & { sourcePage: string };

/** Counts a lead that was stored, or a call that was booked. */
export function countLeadOf(
  context: Context,
  services: Services,
  event: CountedEvent,
  { sourcePage: path, partner, placement, embeddingHost, utmSource, utmCampaign }: Origin,
) {
  const origin = { path, partner, placement, embeddingHost, utmSource, utmCampaign };
  countVisitor(context, services, { event, ...origin });
}

function countVisitor(
  { req }: Context,
  { counter }: Services,
  occurrence: Omit<Parameters<Services["counter"]["count"]>[0], "device">,
) {
  const device = countedDevice((name) => req.header(name));
  if (device) counter.count({ ...occurrence, device });
}
