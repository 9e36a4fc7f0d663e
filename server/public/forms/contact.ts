import type { Context } from "hono";
import type * as z from "zod/mini";
import { embedScriptPath } from "#content/calculators/embed.ts";
import { calculatorForPartners } from "#content/navigation.ts";
import { contactPage } from "#content/pages/contact.ts";
import { partnersPage } from "#content/pages/partners.ts";
import { contactRequest } from "#contracts/contact.ts";
import type { FormAnswer } from "#contracts/endpoints.ts";
import {
  contactAcknowledgement,
  contactNotification,
  partnerWelcome,
} from "#emails/letters/contact.ts";
import type { Letter } from "#emails/letters/letter.tsx";
import { limitMailing, readJson } from "../../http/request.ts";
import { idempotencyHash, type NewLead } from "../../leads/record-lead.ts";
import { infoMailbox, writeMail } from "../../mail/message.ts";
import type { Services } from "../../services.ts";
import { newId } from "../../storage/ids.ts";
import { storeLead } from "./store-lead.ts";

export async function contact(context: Context, services: Services): Promise<Response> {
  await limitMailing(context, services, "contact");
  return context.json(
    await storeContact(context, services, await readJson(context, contactRequest)),
  );
}

/**
 * A message of any form is a lead, a partner's application too, with a mail to each side. A form
 * other than the contact form has its own confirmation for the visitor.
 */
export async function storeContact(
  context: Context,
  services: Services,
  request: z.output<typeof contactRequest>,
  confirmation?: Letter,
): Promise<FormAnswer> {
  const { idempotencyKey, website: _, filledInMs: __, ...form } = request;
  const { topic, message, kind = "contact", ...lead } = form;
  const id = newId();
  const now = services.now();
  const origin = services.environment.publicOrigin;
  const visitor = { name: form.name, address: form.email };
  const notification = writeMail({
    purpose: "contact-notification",
    about: id,
    body: { kind: "letter", letter: contactNotification({ ...form, leadId: id, origin }) },
    to: infoMailbox,
    replyTo: visitor,
    now,
  });
  const offeredTopic = contactPage.form.topics.find((offered) => offered === topic);
  const ordinary = () =>
    kind === "partner"
      ? partnerWelcome({
          words: partnersPage.mail,
          script: embedScriptPath,
          builder: calculatorForPartners.href,
          origin,
        })
      : contactAcknowledgement({ topic: offeredTopic, origin });
  const letter = confirmation ?? ordinary();
  const acknowledgement = writeMail({
    purpose: "contact-acknowledgement",
    about: id,
    body: { kind: "letter", letter },
    to: visitor,
    now,
  });
  const newLead: NewLead = {
    ...lead,
    id,
    kind,
    idempotencyHash: idempotencyKey ? idempotencyHash(idempotencyKey, form) : null,
    topic,
    // The topic has no column.
    message: topic ? `${topic}\n\n${message}` : message,
    createdAt: now,
  };
  const messages = [notification, acknowledgement];
  return storeLead(context, services, "contact", newLead, messages);
}
