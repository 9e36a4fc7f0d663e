import type { Context } from "hono";
import { firm } from "#content/firm.ts";
import { confirmSubscriptionPath, unsubscribePath } from "#contracts/endpoints.ts";
import { newsletterWelcome } from "#emails/letters/newsletter.ts";
import { newsletterLeadId } from "../leads/record-lead.ts";
import { writeMail } from "../mail/write-mail.ts";
import { confirmSubscription, unsubscribe, unsubscribeUrl } from "../newsletter/subscriptions.ts";
import { enqueue, type OutgoingMail } from "../outbox/queue.ts";
import type { ServerPage } from "../server-page.ts";
import type { SubscriptionRow } from "../storage/tables.ts";
import { limitClient } from "./request.ts";
import type { Services } from "./services.ts";

const words = {
  askToConfirm: {
    heading: "Confirm your subscription",
    paragraphs: [`Press the button to get ${firm.name} tax updates by e-mail.`],
  },
  confirmed: {
    heading: "You are subscribed",
    paragraphs: ["Every message has a link to unsubscribe."],
  },
  expired: {
    heading: "This link has expired",
    paragraphs: ["A confirmation link works for seven days. Please subscribe again."],
  },
  unknown: {
    heading: "This link is not valid",
    paragraphs: [
      "It may have been cut off in your mail program. Please copy the whole link.",
      `If it still does not work, write to ${firm.email}.`,
    ],
  },
  askToUnsubscribe: {
    heading: "Unsubscribe",
    paragraphs: [`Press the button and you will get no more updates from ${firm.name}.`],
  },
  unsubscribed: {
    heading: "You are unsubscribed",
    paragraphs: ["You will get no more updates from us."],
  },
};

/** Opening a link changes nothing, since mail scanners open links; pressing the button does. */
export function askToConfirm(context: Context, services: Services) {
  const action = `${confirmSubscriptionPath}?token=${tokenOf(context)}`;
  const form = { action, button: "Confirm subscription" };
  return show(context, services, { ...words.askToConfirm, form });
}

export async function confirm(context: Context, services: Services): Promise<Response> {
  await limitClient(context, services, "newsletter-page");
  const now = services.now();
  const confirmation = await services.storage.transaction(async (queries) => {
    const result = await confirmSubscription(queries, tokenOf(context), now);
    if (result.outcome === "confirmed" && result.isFirst) {
      const leadId = await newsletterLeadId(queries, result.subscription.email);
      const outgoing = welcome(result.subscription, leadId, services, now);
      await enqueue(queries, [{ outgoing, leadId, now }]);
    }
    return result;
  });
  services.outbox.wake();
  if (confirmation.outcome === "confirmed") return show(context, services, words.confirmed);
  const status = confirmation.outcome === "expired" ? 410 : 404;
  return show(context, services, words[confirmation.outcome], status);
}

export function askToUnsubscribe(context: Context, services: Services) {
  const action = `${unsubscribePath}?token=${tokenOf(context)}`;
  const form = { action, button: "Unsubscribe" };
  return show(context, services, { ...words.askToUnsubscribe, form });
}

/** Answers the button and, without cookies or anything else, a mail program's RFC 8058 request. */
export async function unsubscribeNow(context: Context, services: Services): Promise<Response> {
  // Not limited: a mail provider asks for all its customers from a few addresses.
  const now = services.now();
  const known = await services.storage.transaction((queries) =>
    unsubscribe(queries, tokenOf(context), now),
  );
  return known
    ? show(context, services, words.unsubscribed)
    : show(context, services, words.unknown, 404);
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

/** Only what our tokens consist of: the rest could not be one. */
function tokenOf(context: Context): string {
  return (context.req.query("token") ?? "").replaceAll(/[^\w-]/g, "").slice(0, 100);
}

function show(
  context: Context,
  { renderPage }: Services,
  page: Omit<ServerPage, "title">,
  status: 200 | 404 | 410 = 200,
): Response | Promise<Response> {
  const title = `${page.heading} | ${firm.name}`;
  return context.html(renderPage({ ...page, title }), status);
}
