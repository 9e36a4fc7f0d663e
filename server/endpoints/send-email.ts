import type { Context } from "hono";
import { firm } from "#content/firm.ts";
import type { Calculation } from "#contracts/calculation.ts";
import { sameAddress } from "#contracts/email-address.ts";
import { type SendEmailAnswer, sendEmailRequest } from "#contracts/send-email.ts";
import { resultsEmailWords } from "#emails/results-email-words.ts";
import { idempotencyHash, type NewLead } from "../leads/record-lead.ts";
import { writeMail } from "../mail/write-mail.ts";
import type { Outgoing } from "../outbox/outgoing.ts";
import { webhookFor } from "../outbox/webhook.ts";
import type { Services } from "../services.ts";
import { newId } from "../storage/ids.ts";
import { limit, limitClient } from "./limits.ts";
import { refuseForeignEnvelope } from "./own-envelope.ts";
import { readJson } from "./read-json.ts";
import { refusals } from "./refusal.ts";
import { type RequestedEstimate, requestedEstimate } from "./requested-estimate.ts";
import { resultSnapshot } from "./result-snapshot.ts";

/** Parses, recomputes, words the message, stores both. The worker typesets and sends it. */
export async function sendEmail(context: Context, services: Services): Promise<Response> {
  await limitClient(context, services, "send-email");
  const request = await readJson(context, sendEmailRequest);
  refuseForeignEnvelope(request);
  const { calculation } = request;
  if (!sameAddress(request.to, calculation.contact.email)) {
    throw refusals.field("The results go to the address in the form.");
  }
  const requested = requestedEstimate(calculation);
  for (const address of [request.to, calculation.contact.cpaEmail]) {
    if (address !== undefined) await limit(services, "results-to-one-mailbox", address);
  }

  const lead = newLead(calculation, requested, services.now());
  const outgoing = messagesAbout(lead, calculation, requested, services);
  const { id, repeated } = await services.leads.record(lead, outgoing);
  services.outbox.wake();
  services.log.info("lead-stored", { kind: lead.kind, id, repeated });
  return context.json({ success: true, id } satisfies SendEmailAnswer);
}

function newLead(calculation: Calculation, requested: RequestedEstimate, now: number): NewLead {
  const { contact, idempotencyKey, sourcePage, partner, consent, ...inputs } = calculation;
  return {
    id: newId(),
    kind: "estimate",
    idempotencyHash: idempotencyHash(idempotencyKey, { contact, inputs }),
    ...contact,
    inputs,
    result: resultSnapshot(requested),
    sourcePage,
    partner,
    consent,
    createdAt: now,
  };
}

function messagesAbout(
  lead: NewLead,
  { contact }: Calculation,
  requested: RequestedEstimate,
  { environment }: Services,
): Outgoing[] {
  const props = { ...requested, contact, origin: environment.publicOrigin };
  const results = writeMail({
    purpose: "results",
    about: lead.id,
    body: { kind: "results", words: resultsEmailWords({ ...props, audience: "visitor" }) },
    to: { name: contact.name, address: contact.email },
    blindCopies: [firm.email, ...environment.mailBcc],
    now: lead.createdAt,
  });
  const webhook = webhookFor(lead, environment);
  if (contact.cpaEmail === undefined) return [results, ...webhook];
  const copy = writeMail({
    purpose: "results-for-cpa",
    about: lead.id,
    body: { kind: "results", words: resultsEmailWords({ ...props, audience: "cpa" }) },
    to: { name: "", address: contact.cpaEmail },
    now: lead.createdAt,
  });
  return [results, copy, ...webhook];
}
