import type { Context } from "hono";
import { type ContactAnswer, contactRequest } from "#contracts/contact.ts";
import { contactAcknowledgement } from "#emails/contact-acknowledgement.ts";
import { contactNotification } from "#emails/contact-notification.ts";
import { idempotencyHash, type NewLead } from "../leads/record-lead.ts";
import { infoMailbox, writeMail } from "../mail/write-mail.ts";
import type { Outgoing } from "../outbox/outgoing.ts";
import { webhookFor } from "../outbox/webhook.ts";
import type { Services } from "../services.ts";
import { newId } from "../storage/ids.ts";
import { limitClient } from "./limits.ts";
import { readJson } from "./read-json.ts";

/** The firm's own contact form: stored, sent to the firm, acknowledged to the visitor. */
export async function contact(context: Context, services: Services): Promise<Response> {
  await limitClient(context, services, "contact");
  const {
    idempotencyKey,
    website: _,
    filledInMs: __,
    ...form
  } = await readJson(context, contactRequest);
  const { topic, message } = form;
  const lead: NewLead = {
    id: newId(),
    kind: "contact",
    idempotencyHash: idempotencyKey ? idempotencyHash(idempotencyKey, form) : null,
    email: form.email,
    name: form.name,
    phone: form.phone,
    practiceName: form.practiceName,
    message: topic ? `${topic}\n\n${message}` : message,
    sourcePage: form.sourcePage,
    partner: form.partner,
    consent: form.consent,
    createdAt: services.now(),
  };
  const { id, repeated } = await services.leads.record(lead, messagesAbout(lead, form, services));
  services.outbox.wake();
  services.log.info("lead-stored", { kind: lead.kind, id, repeated });
  return context.json({ success: true, id } satisfies ContactAnswer);
}

function messagesAbout(
  lead: NewLead,
  form: Omit<Parameters<typeof contactNotification>[0], "leadId" | "origin">,
  { environment }: Services,
): Outgoing[] {
  const visitor = { name: form.name, address: form.email };
  const origin = environment.publicOrigin;
  const about = { about: lead.id, now: lead.createdAt };
  return [
    writeMail({
      ...about,
      purpose: "contact-notification",
      body: { kind: "letter", letter: contactNotification({ ...form, leadId: lead.id, origin }) },
      to: infoMailbox,
      replyTo: visitor,
    }),
    writeMail({
      ...about,
      purpose: "contact-acknowledgement",
      body: { kind: "letter", letter: contactAcknowledgement({ name: form.name, origin }) },
      to: visitor,
    }),
    ...webhookFor(lead, environment),
  ];
}
