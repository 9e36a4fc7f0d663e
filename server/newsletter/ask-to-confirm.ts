import { confirmSubscriptionPath } from "#contracts/endpoints.ts";
import { newsletterConfirmation } from "#emails/letters/newsletter.ts";
import { writeMail } from "../mail/message.ts";
import { enqueue } from "../outbox/queue.ts";
import type { Queries } from "../storage/tables.ts";

type PendingSubscription = {
  personId: string;
  leadId: string | null;
  email: string;
  confirmToken: string;
};

/** The mail with the link that confirms a subscription. */
export async function mailConfirmation(
  queries: Queries,
  { personId, leadId, email, confirmToken }: PendingSubscription,
  { origin, now, heldUntil }: { origin: string; now: number; heldUntil?: number | undefined },
) {
  const confirmUrl = `${origin}${confirmSubscriptionPath}?token=${confirmToken}`;
  const confirmation = writeMail({
    purpose: "newsletter-confirmation",
    about: `${leadId ?? personId}-${now}`,
    body: { kind: "letter", letter: newsletterConfirmation({ confirmUrl, origin }) },
    to: { name: "", address: email },
    now,
  });
  const held = { ...confirmation, notBefore: heldUntil };
  await enqueue(queries, [held], { personId, leadId, now });
}
