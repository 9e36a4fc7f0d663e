import type { Context } from "hono";
import { firm, firmTimeZone } from "#content/firm.ts";
import { partnerInMail } from "#content/partners/listed-partners.ts";
import {
  type Calculation,
  type SendEmailRequest,
  sendEmailRequest,
} from "#contracts/calculation.ts";
import { sameAddress } from "#contracts/email-address.ts";
import { resultsEmailWords } from "#emails/results/results-words.ts";
import { dayOf } from "#wording/times.ts";
import { refusals } from "../../http/refusal.ts";
import { limitMailing, readJson } from "../../http/request.ts";
import { idempotencyHash, type NewLead } from "../../leads/record-lead.ts";
import type { Services } from "../../services.ts";
import { newId } from "../../storage/ids.ts";
import {
  estimateToStore,
  type RequestedEstimate,
  requestedEstimate,
} from "./requested-estimate.ts";
import { sendResults } from "./send-results.ts";

export async function sendEmail(context: Context, services: Services): Promise<Response> {
  await limitMailing(context, services, "send-email");
  const request = await readJson(context, sendEmailRequest);
  refuseForeignEnvelope(request);
  const { calculation } = request;
  if (!sameAddress(request.to, calculation.contact.email))
    throw refusals.field("The results go to the address in the form.");
  const requested = requestedEstimate(calculation);
  const lead = newLead(calculation, requested, services.now());
  const { contact, partner, placement, accent, sourcePage } = calculation;
  const props = {
    ...requested,
    ...{ contact, partner, placement, accent, sourcePage },
    shown: partnerInMail(calculation),
    origin: services.environment.publicOrigin,
    today: dayOf(lead.createdAt, firmTimeZone),
  };
  return sendResults(context, services, {
    lead,
    cpaEmail: contact.cpaEmail,
    blindCopies: services.environment.mailBcc,
    words: (audience) => resultsEmailWords({ ...props, audience }),
  });
}

/**
 * The site must not be an open relay. A request for any other sender, reply-to or blind copy than
 * the server's own is refused. The subject is ignored, because pages of earlier builds that are
 * still open after a deploy may send an old one.
 */
function refuseForeignEnvelope({ from, replyTo, bcc = [] }: SendEmailRequest) {
  const mailboxes = [from, replyTo, bcc].flat().filter((value) => value !== undefined);
  const ours = [firm.email, `${firm.name} <${firm.email}>`];
  if (!mailboxes.every((value) => ours.some((mailbox) => sameAddress(value, mailbox))))
    throw refusals.field("The sender and copies of this message are not yours to set.");
}

function newLead(calculation: Calculation, requested: RequestedEstimate, now: number) {
  const { contact, idempotencyKey, accent: _, ...rest } = calculation;
  const { specialties, doctorWages, staffWages, state, onlySome, ...origin } = rest;
  const inputs = { specialties, doctorWages, staffWages, state, onlySome };
  return {
    id: newId(),
    kind: "estimate" as const,
    idempotencyHash: idempotencyHash(idempotencyKey, { contact, inputs }),
    ...contact,
    inputs,
    result: estimateToStore(requested),
    ...origin,
    createdAt: now,
  } satisfies NewLead;
}
