import type { Context } from "hono";
import { firm } from "#content/firm.ts";
import { confirmSubscriptionPath, unsubscribePath } from "#contracts/subscribe.ts";
import { newsletterWelcome } from "#emails/newsletter-welcome.ts";
import { newsletterLeadId } from "../leads/record-lead.ts";
import { writeMail } from "../mail/write-mail.ts";
import { confirmSubscription, unsubscribe } from "../newsletter/subscriptions.ts";
import { enqueue } from "../outbox/enqueue.ts";
import type { Page, RenderPage } from "../page.ts";
import type { Services } from "../services.ts";
import { limitClient } from "./limits.ts";
import { newsletterWords as words } from "./newsletter-words.ts";

/** Opening a link changes nothing, since mail scanners open links; pressing the button does. */
export function askToConfirm(context: Context, renderPage: RenderPage): Response {
  const action = `${confirmSubscriptionPath}?token=${tokenOf(context)}`;
  return show(context, renderPage, {
    ...words.askToConfirm,
    form: { action, button: words.confirm },
  });
}

export async function confirm(
  context: Context,
  services: Services,
  renderPage: RenderPage,
): Promise<Response> {
  await limitClient(context, services, "newsletter-page");
  const now = services.now();
  const confirmation = await services.storage.transaction(async (queries) => {
    const result = await confirmSubscription(queries, tokenOf(context), now);
    if (result.outcome === "confirmed" && result.now) {
      const leadId = await newsletterLeadId(queries, result.subscription.email);
      const outgoing = welcome(result.subscription, leadId, services, now);
      await enqueue(queries, [{ outgoing, leadId, now }]);
    }
    return result;
  });
  services.outbox.wake();
  if (confirmation.outcome === "confirmed") return show(context, renderPage, words.confirmed);
  const status = confirmation.outcome === "expired" ? 410 : 404;
  return show(context, renderPage, words[confirmation.outcome], status);
}

export function askToUnsubscribe(context: Context, renderPage: RenderPage): Response {
  const action = `${unsubscribePath}?token=${tokenOf(context)}`;
  const form = { action, button: words.unsubscribe };
  return show(context, renderPage, { ...words.askToUnsubscribe, form });
}

/** Answers the button and, without cookies or anything else, a mail program's RFC 8058 request. */
export async function unsubscribeNow(
  context: Context,
  services: Services,
  renderPage: RenderPage,
): Promise<Response> {
  // Not limited: a mail provider asks for all its customers from a few addresses.
  const now = services.now();
  const known = await services.storage.transaction((queries) =>
    unsubscribe(queries, tokenOf(context), now),
  );
  return known
    ? show(context, renderPage, words.unsubscribed)
    : show(context, renderPage, words.unknown, 404);
}

function welcome(
  subscription: { email: string; unsubscribe_token: string },
  leadId: string | null,
  { environment }: Services,
  now: number,
) {
  const origin = environment.publicOrigin;
  const unsubscribeUrl = `${origin}${unsubscribePath}?token=${subscription.unsubscribe_token}`;
  return writeMail({
    purpose: "newsletter-welcome",
    about: `${leadId ?? "none"}-${now}`,
    body: { kind: "letter", letter: newsletterWelcome({ unsubscribeUrl, origin }) },
    to: { name: "", address: subscription.email },
    unsubscribeUrl,
    now,
  });
}

/** Only what our tokens consist of: the rest could not be one. */
function tokenOf(context: Context): string {
  return (context.req.query("token") ?? "").replaceAll(/[^\w-]/g, "").slice(0, 100);
}

function show(
  context: Context,
  renderPage: RenderPage,
  page: Omit<Page, "title">,
  status: 200 | 404 | 410 = 200,
): Response {
  const title = `${page.heading} | ${firm.name}`;
  return context.html(renderPage({ ...page, title }), status);
}
