import type { Context } from "hono";
import { firm } from "#content/firm.ts";
import type { FormAnswer } from "#contracts/endpoints.ts";
import type { MailingForm } from "../../http/rate-limits.ts";
import { afterRecording, type NewLead, recordLead } from "../../leads/record-lead.ts";
import type { OutgoingMail } from "../../mail/message.ts";
import type { Services } from "../../services.ts";
import { countLeadOf } from "../count.ts";

const counted = { contact: "contact-sent", "send-email": "result-mailed" } as const;

/** Stores a lead with its messages and counts it. A repeated request is the same lead. */
export async function storeLead(
  context: Context,
  services: Services,
  form: keyof typeof counted,
  lead: NewLead,
  messages: readonly OutgoingMail[],
): Promise<FormAnswer> {
  const heldUntil = await mailIsHeld(services, form);
  const outgoing = messages.flatMap((message) => heldMail(message, heldUntil));
  const recorded = await recordLead(services.storage, lead, outgoing);
  afterRecording(services, lead, recorded);
  if (!recorded.repeated) {
    await countLead(services, form);
    countLeadOf(context, services, lead.kind === "plan" ? "plan-mailed" : counted[form], lead);
  }
  return { success: true, id: recorded.id, ...(heldUntil && { mailWaits: true }) };
}

/**
 * Until when mail to visitors waits, if the leads of all networks together are too many. They are
 * stored all the same: strangers must not be able to close a form.
 */
export async function mailIsHeld(
  services: Services,
  form: MailingForm,
): Promise<number | undefined> {
  const limit = `${form}-by-all` as const;
  const wait = await services.limits.reached(limit, "all");
  if (wait === undefined) return undefined;
  services.log.warn("rate-limited", { limit });
  return (await services.databaseNow()) + wait;
}

/** Only what was stored counts, so that requests which cost a sender nothing change nothing. */
export async function countLead({ limits }: Services, form: MailingForm): Promise<void> {
  await limits.exceeded(`${form}-by-all`, "all");
}

/** The firm's own copies leave at once. Mail to unproven addresses waits. */
function heldMail(mail: OutgoingMail, notBefore: number | undefined): OutgoingMail[] {
  if (notBefore === undefined) return [mail];
  const isOurs = ({ role, address }: OutgoingMail["recipients"][number]) =>
    role === "blind-copy" || address === firm.email;
  const ours = mail.recipients.filter(isOurs);
  const others = mail.recipients.filter((recipient) => !isOurs(recipient));
  return [
    { ...mail, recipients: ours },
    { ...mail, recipients: others, notBefore },
  ].filter(({ recipients }) => recipients.length > 0);
}
