import type { Context } from "hono";
import { newsletterPages as pages } from "#content/pages/newsletter.ts";
import { confirmSubscriptionPath } from "#contracts/endpoints.ts";
import { newsletterWelcome } from "#emails/letters/newsletter.ts";
import { limitClient } from "../../http/request.ts";
import { newsletterLeadId, unsubscribe } from "../../leads/newsletter-leads.ts";
import { type OutgoingMail, writeMail } from "../../mail/message.ts";
import { confirmSubscription, unsubscribeUrl } from "../../newsletter/subscriptions.ts";
import { enqueue } from "../../outbox/queue.ts";
import type { Services } from "../../services.ts";
import type { Queries, SubscriptionRow } from "../../storage/tables.ts";
import { countVisitor } from "../count.ts";

/** Opening a link changes nothing, because mail scanners open links. Only the button does. */
export function askToConfirm(context: Context, { renderPage }: Services): Response {
  const { button, ...page } = pages.askToConfirm;
  const form = { action: `${confirmSubscriptionPath}?token=${tokenOf(context)}`, button };
  return context.html(renderPage({ ...page, form }));
}

export async function confirm(context: Context, services: Services): Promise<Response> {
  await limitClient(context, services, "newsletter-page");
  const now = services.now();
  const { outcome, askedOn } = await services.storage.transaction(async (queries) => {
    const result = await confirmSubscription(queries, tokenOf(context), now);
    if (result.outcome !== "confirmed" || !result.isFirst) return { outcome: result.outcome };
    const leadId = await newsletterLeadId(queries, result.subscription.email);
    const outgoing = welcome(result.subscription, leadId, services, now);
    await enqueue(queries, [{ outgoing, leadId, now }]);
    return { outcome: result.outcome, askedOn: await whereAsked(queries, leadId) };
  });
  services.outbox.wake();
  if (askedOn) countVisitor(context, services, { event: "subscribed", ...askedOn });
  const status = { confirmed: 200, expired: 410, unknown: 404 } as const;
  return context.html(services.renderPage(pages[outcome]), status[outcome]);
}

export function askToUnsubscribe(context: Context, { renderPage }: Services): Response {
  const { button, ...page } = pages.askToUnsubscribe;
  const form = { action: unsubscribeUrl("", tokenOf(context)), button };
  return context.html(renderPage({ ...page, form }));
}

/** Answers the button and a mail program's one-click request (RFC 8058), which has no cookies. */
export async function unsubscribeNow(context: Context, services: Services): Promise<Response> {
  // No rate limit, because a mail provider sends the requests of all its customers from a few
  // addresses.
  const now = services.now();
  const { dataDir } = services.environment;
  const isOurs = await services.storage.transaction((queries) =>
    unsubscribe(queries, tokenOf(context), { dataDir, now }),
  );
  return isOurs
    ? context.html(services.renderPage(pages.unsubscribed))
    : context.html(services.renderPage(pages.unknown), 404);
}

function welcome(
  { email, unsubscribe_token }: SubscriptionRow,
  leadId: string | null,
  { environment: { publicOrigin: origin } }: Services,
  now: number,
): OutgoingMail {
  const link = unsubscribeUrl(origin, unsubscribe_token);
  return writeMail({
    purpose: "newsletter-welcome",
    about: `${leadId ?? "none"}-${now}`,
    body: { kind: "letter", letter: newsletterWelcome({ unsubscribeUrl: link, origin }) },
    to: { name: "", address: email },
    unsubscribeUrl: link,
    now,
  });
}

async function whereAsked(queries: Queries, leadId: string | null) {
  const lead = await queries
    .selectFrom("leads")
    .select(["source_page", "partner", "utm_source", "utm_campaign"])
    .where("id", "=", leadId)
    .executeTakeFirst();
  if (lead === undefined) return undefined;
  const { source_page: path, partner, utm_source: utmSource, utm_campaign: utmCampaign } = lead;
  return { path, partner, utmSource, utmCampaign };
}

/** Keeps only characters that our tokens can have. */
function tokenOf(context: Context): string {
  return (context.req.query("token") ?? "").replaceAll(/[^\w-]/g, "").slice(0, 100);
}
