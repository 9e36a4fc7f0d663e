import type { Context } from "hono";
import { confirmSubscriptionPath } from "#contracts/endpoints.ts";
import { type SubscribeAnswer, subscribeRequest } from "#contracts/subscribe.ts";
import { newsletterConfirmation } from "#emails/letters/newsletter.ts";
import { limitMailing, readJson } from "../../http/request.ts";
import { newsletterHash } from "../../leads/newsletter-leads.ts";
import { afterRecording, insertLead, type NewLead } from "../../leads/record-lead.ts";
import { writeMail } from "../../mail/message.ts";
import { requestSubscription } from "../../newsletter/subscriptions.ts";
import { enqueue } from "../../outbox/queue.ts";
import type { Services } from "../../services.ts";
import { newId } from "../../storage/ids.ts";

/** The first step of a double opt-in. The answer is the same for every address. */
export async function subscribe(context: Context, services: Services): Promise<Response> {
  await limitMailing(context, services, "subscribe");
  const { website: _, filledInMs: __, ...request } = await readJson(context, subscribeRequest);
  const { email } = request;
  const { publicOrigin: origin } = services.environment;
  const now = services.now();
  const lead: NewLead = {
    id: newId(),
    kind: "newsletter",
    idempotencyHash: newsletterHash(email),
    ...request,
    createdAt: now,
  };
  const recorded = await services.storage.transaction(async (queries) => {
    const confirmToken = await requestSubscription(queries, email, now);
    if (confirmToken === undefined) return undefined;
    const recorded = await insertLead(queries, lead);
    const leadId = recorded.id;
    const confirmUrl = `${origin}${confirmSubscriptionPath}?token=${confirmToken}`;
    const confirmation = writeMail({
      purpose: "newsletter-confirmation",
      about: `${leadId}-${now}`,
      body: { kind: "letter", letter: newsletterConfirmation({ confirmUrl, origin }) },
      to: { name: "", address: email },
      now,
    });
    await enqueue(queries, [{ outgoing: confirmation, leadId, now }]);
    return recorded;
  });
  if (recorded) afterRecording(services, lead, recorded);
  return context.json({ success: true } satisfies SubscribeAnswer);
}
