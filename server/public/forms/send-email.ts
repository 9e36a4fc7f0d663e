import type { Context } from "hono";
import { firm, firmTimeZone } from "#content/firm.ts";
import { shownPartner } from "#content/partners/listed-partners.ts";
import { type Calculation, sendEmailRequest } from "#contracts/calculation.ts";
import { sameAddress } from "#contracts/email-address.ts";
import { resultsEmailWords } from "#emails/results/results-words.ts";
import { dayOf } from "#wording/times.ts";
import { refusals } from "../../http/refusal.ts";
import { limitMailbox, limitMailing, readJson } from "../../http/request.ts";
import { idempotencyHash, type NewLead } from "../../leads/record-lead.ts";
import { type OutgoingMail, writeMail } from "../../mail/message.ts";
import type { Services } from "../../services.ts";
import { newId } from "../../storage/ids.ts";
import { writeCpaCopy } from "./cpa-copy.ts";
import {
  estimateToStore,
  type RequestedEstimate,
  requestedEstimate,
} from "./requested-estimate.ts";
import { storeLead } from "./store-lead.ts";

export async function sendEmail(context: Context, services: Services): Promise<Response> {
  await limitMailing(context, services, "send-email");
  const request = await readJson(context, sendEmailRequest);
  refuseForeignEnvelope(request);
  const { calculation } = request;
  if (!sameAddress(request.to, calculation.contact.email)) {
    throw refusals.field("The results go to the address in the form.");
  }
  const requested = requestedEstimate(calculation);
  for (const address of [request.to, calculation.contact.cpaEmail]) {
    if (address !== undefined) await limitMailbox(services, address);
  }
  const lead = newLead(calculation, requested, services.now());
  const mails = await resultsMails(lead, calculation, requested, services);
  return context.json(await storeLead(context, services, "send-email", lead, mails));
}

type RequestedEnvelope = {
  from?: string | undefined;
  replyTo?: string | undefined;
  bcc?: string | string[] | undefined;
};

/**
 * The site must not be an open relay. A request for any other sender, reply-to or blind copy than
 * the server's own is refused. The subject is ignored, because pages of earlier builds that are
 * still open after a deploy may send an old one.
 */
function refuseForeignEnvelope({ from, replyTo, bcc = [] }: RequestedEnvelope): void {
  const mailboxes = [from, replyTo, bcc].flat().filter((value) => value !== undefined);
  const ours = [firm.email, `${firm.name} <${firm.email}>`];
  if (!mailboxes.every((value) => ours.some((mailbox) => sameAddress(value, mailbox))))
    throw refusals.field("The sender and copies of this message are not yours to set.");
}

function newLead(calculation: Calculation, requested: RequestedEstimate, now: number): NewLead {
  const { contact, idempotencyKey, accent: _, ...rest } = calculation;
  const { specialties, doctorWages, staffWages, state, ...origin } = rest;
  const inputs = { specialties, doctorWages, staffWages, state };
  return {
    id: newId(),
    kind: "estimate",
    idempotencyHash: idempotencyHash(idempotencyKey, { contact, inputs }),
    ...contact,
    inputs,
    result: estimateToStore(requested),
    ...origin,
    createdAt: now,
  };
}

async function resultsMails(
  lead: NewLead,
  calculation: Calculation,
  requested: RequestedEstimate,
  services: Services,
): Promise<OutgoingMail[]> {
  const { environment } = services;
  const { contact, partner, accent, sourcePage } = calculation;
  const props = {
    ...requested,
    ...{ contact, partner, accent, sourcePage },
    shown: shownPartner(calculation),
    origin: environment.publicOrigin,
    today: dayOf(lead.createdAt, firmTimeZone),
  };
  const results = writeMail({
    purpose: "results",
    about: lead.id,
    body: { kind: "results", words: resultsEmailWords({ ...props, audience: "visitor" }) },
    to: { name: contact.name, address: contact.email },
    blindCopies: [firm.email, ...environment.mailBcc],
    now: lead.createdAt,
  });
  if (contact.cpaEmail === undefined) return [results];
  const words = resultsEmailWords({ ...props, audience: "cpa" });
  return [results, await writeCpaCopy(services, lead, contact.cpaEmail, words)];
}
