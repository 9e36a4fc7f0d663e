import type { Context } from "hono";
import { confirmSubscriptionPath, type FormAnswer } from "#contracts/endpoints.ts";
import { subscribeRequest } from "#contracts/subscribe.ts";
import { newsletterConfirmation } from "#emails/letters/newsletter.ts";
import { limitMailing, readJson } from "../../http/request.ts";
import { newsletterHash } from "../../leads/newsletter-leads.ts";
import { afterRecording, insertLead, type NewLead } from "../../leads/record-lead.ts";
import { writeMail } from "../../mail/message.ts";
import { requestSubscription } from "../../newsletter/subscriptions.ts";
import { enqueue } from "../../outbox/queue.ts";
import type { Services } from "../../services.ts";
import { newId } from "../../storage/ids.ts";
import { countLead, mailIsHeld } from "./store-lead.ts";

/** The first step of a double opt-in. The answer is the same for every address. */
export async function subscribe(context: Context, services: Services): Promise<Response> {
  await limitMailing(context, services, "subscribe");
  const { website: _, filledInMs: __, ...request } = await readJson(context, subscribeRequest);
  const { email } = request;
  const { publicOrigin: origin } = services.environment;
  const heldUntil = await mailIsHeld(services, "subscribe");
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
    const outgoing = { ...confirmation, notBefore: heldUntil };
    await enqueue(queries, [{ outgoing, leadId, now }]);
    return recorded;
  });
  if (recorded) {
    afterRecording(services, lead, recorded);
    await countLead(services, "subscribe");
  }
  const answer: FormAnswer = { success: true, ...(heldUntil && { mailWaits: true }) };
  return context.json(answer);
}
