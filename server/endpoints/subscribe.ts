import type { Context } from "hono";
import {
  confirmSubscriptionPath,
  type SubscribeAnswer,
  subscribeRequest,
} from "#contracts/subscribe.ts";
import { newsletterConfirmation } from "#emails/newsletter-confirmation.ts";
import { insertLeads, type NewLead, newsletterHash } from "../leads/record-lead.ts";
import { writeMail } from "../mail/write-mail.ts";
import { requestSubscription } from "../newsletter/subscriptions.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { webhookFor } from "../outbox/webhook.ts";
import type { Services } from "../services.ts";
import { newId } from "../storage/ids.ts";
import { limitClient } from "./limits.ts";
import { readJson } from "./read-json.ts";

/** The first half of a double opt-in: the answer is the same whoever asks. */
export async function subscribe(context: Context, services: Services): Promise<Response> {
  await limitClient(context, services, "subscribe");
  const { email, sourcePage, consent } = await readJson(context, subscribeRequest);
  const { environment } = services;
  const now = services.now();
  const lead: NewLead = {
    id: newId(),
    kind: "newsletter",
    idempotencyHash: newsletterHash(email),
    email,
    sourcePage,
    consent,
    createdAt: now,
  };
  await services.storage.transaction(async (queries) => {
    const asked = await requestSubscription(queries, email, now);
    if (asked === undefined) return;
    const [stored] = await insertLeads(queries, [lead]);
    const leadId = stored?.id ?? lead.id;
    const confirmation = writeMail({
      purpose: "newsletter-confirmation",
      about: `${leadId}-${now}`,
      body: {
        kind: "letter",
        letter: newsletterConfirmation({
          confirmUrl: `${environment.publicOrigin}${confirmSubscriptionPath}?token=${asked.confirmToken}`,
          origin: environment.publicOrigin,
        }),
      },
      to: { name: "", address: email },
      now,
    });
    const webhook = stored?.repeated ? [] : webhookFor(lead, environment);
    const outgoing = [confirmation, ...webhook];
    await enqueue(
      queries,
      outgoing.map((item) => ({ outgoing: item, leadId, now })),
    );
  });
  services.outbox.wake();
  return context.json({ success: true } satisfies SubscribeAnswer);
}
