import type { Context } from "hono";
import type { FormAnswer } from "#contracts/endpoints.ts";
import { subscribeRequest } from "#contracts/subscribe.ts";
import { limitMailing, readJson } from "../../http/request.ts";
import {
  afterRecording,
  insertLead,
  type NewLead,
  newsletterLead,
} from "../../leads/record-lead.ts";
import { mailConfirmation } from "../../newsletter/ask-to-confirm.ts";
import { mayBeAsked, requestSubscription } from "../../newsletter/subscriptions.ts";
import { findOrMake } from "../../people/find-or-make.ts";
import type { Services } from "../../services.ts";
import { newId } from "../../storage/ids.ts";
import { knownRow } from "../../storage/rows.ts";
import { countLead, mailIsHeld } from "./store-lead.ts";

/** The first step of a double opt-in. The answer is the same for every address. */
export async function subscribe(context: Context, services: Services): Promise<Response> {
  await limitMailing(context, services, "subscribe");
  const { website: _, filledInMs: __, ...request } = await readJson(context, subscribeRequest);
  const { email } = request;
  const { publicOrigin: origin } = services.environment;
  const heldUntil = await mailIsHeld(services, "subscribe", [email]);
  const now = services.now();
  const lead: NewLead = {
    id: newId(),
    kind: "newsletter",
    idempotencyHash: null,
    ...request,
    createdAt: now,
  };
  const recorded = await services.storage.transaction(async (queries) => {
    if (!(await mayBeAsked(queries, email, now))) return undefined;
    await findOrMake(queries, { email }, { now });
    // The row that has the address, also if it was merged: a subscription belongs to its address.
    const row = await knownRow(queries, "people", { email: email.toLowerCase() });
    const personId = row.id;
    const confirmToken = await requestSubscription(queries, { personId, email }, now);
    if (confirmToken === undefined) return undefined;
    // However often an address asks, that is one lead.
    const known = await newsletterLead(queries, personId);
    const recorded = known
      ? { id: known.id, personId, repeated: true }
      : await insertLead(queries, lead);
    const asked = { personId, leadId: recorded.id, email, confirmToken };
    await mailConfirmation(queries, asked, { origin, now, heldUntil });
    return recorded;
  });
  if (recorded) {
    afterRecording(services, lead, recorded);
    await countLead(services, "subscribe", [email]);
  }
  const answer: FormAnswer = { success: true, ...(heldUntil && { mailWaits: true }) };
  return context.json(answer);
}
