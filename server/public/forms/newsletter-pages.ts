import type { Context } from "hono";
import { newsletterPages as pages } from "#content/pages/newsletter.ts";
import { confirmSubscriptionPath } from "#contracts/endpoints.ts";
import { newsletterWelcome } from "#emails/letters/newsletter.ts";
import { limitClient, tokenInQuery } from "../../http/request.ts";
import { type NewLead, newsletterLead, tellConnections } from "../../leads/record-lead.ts";
import { type OutgoingMail, writeMail } from "../../mail/message.ts";
import {
  type AddressedSubscription,
  confirmSubscription,
  unsubscribeUrl,
} from "../../newsletter/subscriptions.ts";
import { enqueue } from "../../outbox/queue.ts";
import { unsubscribe } from "../../people/unsubscribe.ts";
import type { Services } from "../../services.ts";
import type { LeadRow } from "../../storage/tables.ts";
import { countLeadOf } from "../count.ts";

/** Opening a link changes nothing, because mail scanners open links. Only the button does. */
export function askToConfirm(context: Context, { renderPage }: Services): Response {
  const { button, ...page } = pages.askToConfirm;
  const form = { action: `${confirmSubscriptionPath}?token=${tokenInQuery(context)}`, button };
  return context.html(renderPage({ ...page, form }));
}

export async function confirm(context: Context, services: Services): Promise<Response> {
  await limitClient(context, services, "newsletter-page");
  const now = services.now();
  const { outcome, asked } = await services.storage.transaction(async (queries) => {
    const result = await confirmSubscription(queries, tokenInQuery(context), now);
    if (result.outcome !== "confirmed" || !result.isFirst) return { outcome: result.outcome };
    const { person_id: personId, email } = result.subscription;
    const row = await newsletterLead(queries, personId);
    const outgoing = welcome(result.subscription, row?.id ?? personId, services, now);
    await enqueue(queries, [{ outgoing, personId, leadId: row?.id, now }]);
    const asked = row && asNewLead(row, email);
    if (asked) await tellConnections(queries, asked, row.person_id);
    return { outcome: result.outcome, asked };
  });
  services.outbox.wake();
  if (asked) countLeadOf(context, services, "subscribed", asked);
  const status = { confirmed: 200, expired: 410, unknown: 404 } as const;
  return context.html(services.renderPage(pages[outcome]), status[outcome]);
}

export function askToUnsubscribe(context: Context, { renderPage }: Services): Response {
  const { button, ...page } = pages.askToUnsubscribe;
  const form = { action: unsubscribeUrl("", tokenInQuery(context)), button };
  return context.html(renderPage({ ...page, form }));
}

/** Answers the button and a mail program's one-click request (RFC 8058), which has no cookies. */
export async function unsubscribeNow(context: Context, services: Services): Promise<Response> {
  // No rate limit, because a mail provider sends the requests of all its customers from a few
  // addresses.
  const now = services.now();
  const { dataDir } = services.environment;
  const isOurs = await services.storage.transaction((queries) =>
    unsubscribe(queries, tokenInQuery(context), { dataDir, now }),
  );
  return isOurs
    ? context.html(services.renderPage(pages.unsubscribed))
    : context.html(services.renderPage(pages.unknown), 404);
}

function welcome(
  { email, unsubscribe_token }: AddressedSubscription,
  about: string,
  { environment: { publicOrigin: origin } }: Services,
  now: number,
): OutgoingMail {
  const link = unsubscribeUrl(origin, unsubscribe_token);
  return writeMail({
    purpose: "newsletter-welcome",
    about: `${about}-${now}`,
    body: { kind: "letter", letter: newsletterWelcome({ unsubscribeUrl: link, origin }) },
    to: { name: "", address: email },
    unsubscribeUrl: link,
    now,
  });
}

/** The lead as it was when the visitor asked, for those who hear of it now. */
function asNewLead(lead: LeadRow, email: string): NewLead {
  return {
    id: lead.id,
    kind: lead.kind,
    idempotencyHash: null,
    email,
    sourcePage: lead.source_page,
    partner: lead.partner ?? undefined,
    placement: lead.placement ?? undefined,
    embeddingHost: lead.embedding_host ?? undefined,
    utmSource: lead.utm_source ?? undefined,
    utmMedium: lead.utm_medium ?? undefined,
    utmCampaign: lead.utm_campaign ?? undefined,
    consent: lead.consent ?? undefined,
    createdAt: lead.created_at,
  };
}
