import { newsletterPages as pages } from "#content/pages/newsletter.ts";
import { confirmSubscriptionPath, unsubscribePath } from "#contracts/endpoints.ts";
import { newsletterWelcome } from "#emails/letters/newsletter.ts";
import { limitClient } from "../../http/request.ts";
import { type NewLead, newsletterLead, notifyConnections } from "../../leads/record-lead.ts";
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
import { mailLink } from "../mail-link.ts";

export const linkToConfirm = mailLink(
  confirmSubscriptionPath,
  { ask: pages.askToConfirm, done: pages.confirmed },
  async (token, services, context) => {
    await limitClient(context, services, "newsletter-page");
    const now = services.now();
    const { outcome, asked } = await services.storage.transaction(async (queries) => {
      const result = await confirmSubscription(queries, token, now);
      if (result.outcome !== "confirmed" || !result.isFirst) return { outcome: result.outcome };
      const { person_id: personId, email } = result.subscription;
      const row = await newsletterLead(queries, personId);
      const mail = welcome(result.subscription, row?.id ?? personId, services, now);
      await enqueue(queries, [mail], { personId, leadId: row?.id, now });
      const asked = row && asNewLead(row, email);
      if (asked) await notifyConnections(queries, asked, row.person_id);
      return { outcome: result.outcome, asked };
    });
    services.outbox.wake();
    if (asked) countLeadOf(context, services, "subscribed", asked);
    if (outcome === "expired") return context.html(services.renderPage(pages.expired), 410);
    return outcome === "confirmed";
  },
);

/** No rate limit: a mail provider sends the requests of all its customers from a few addresses. */
export const linkToUnsubscribe = mailLink(
  unsubscribePath,
  { ask: pages.askToUnsubscribe, done: pages.unsubscribed },
  (token, { storage, environment: { dataDir }, now }) =>
    storage.transaction((queries) => unsubscribe(queries, token, { dataDir, now: now() })),
);

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
