import type { Context } from "hono";
import { firm } from "#content/firm.ts";
import { mailboxOf } from "#contracts/email-address.ts";
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
  const outgoing = (
    await Promise.all(
      messages.map(async (mail) =>
        heldMail(mail, await mailIsHeld(services, form, addressesOfOthers(mail))),
      ),
    )
  ).flat();
  const mailWaits = outgoing.some(({ notBefore }) => notBefore !== undefined);
  const recorded = await recordLead(services.storage, lead, outgoing);
  afterRecording(services, lead, recorded);
  if (!recorded.repeated) {
    await countLead(services, form, messages.flatMap(addressesOfOthers));
    const event = lead.kind === "plan" ? "plan-mailed" : counted[form];
    countLeadOf(context, services, event, { ...lead, ...recorded.credit });
  }
  return { success: true, id: recorded.id, ...(mailWaits && { mailWaits }) };
}

/**
 * Until when mail to these addresses waits, if the leads of all networks together, or those with one
 * of the addresses, are too many. They are stored all the same: strangers must close no form, neither
 * to everyone nor to one person whose address they know.
 */
export async function mailIsHeld(
  { limits, log, databaseNow }: Services,
  form: MailingForm,
  addresses: readonly string[],
): Promise<number | undefined> {
  const asked = [
    [`${form}-by-all`, "all"],
    ...addresses.map((address) => ["mail-to-one-mailbox", mailboxOf(address)] as const),
  ] as const;
  const waits = await Promise.all(
    asked.map(async ([limit, who]) => {
      const wait = (await limits.reached(limit, who)) ?? 0;
      if (wait > 0) log.warn("rate-limited", { limit });
      return wait;
    }),
  );
  const longest = Math.max(...waits);
  return longest > 0 ? (await databaseNow()) + longest : undefined;
}

/** Only what was stored counts, so that requests which cost a sender nothing change nothing. */
export async function countLead(
  { limits }: Services,
  form: MailingForm,
  addresses: readonly string[],
) {
  await limits.exceeded(`${form}-by-all`, "all");
  for (const address of addresses) await limits.exceeded("mail-to-one-mailbox", mailboxOf(address));
}

type Recipient = OutgoingMail["recipients"][number];
const isOurs = ({ role, address }: Recipient) => role === "blind-copy" || address === firm.email;
const addressesOfOthers = ({ recipients }: OutgoingMail) =>
  recipients.filter((recipient) => !isOurs(recipient)).map(({ address }) => address);

/** The firm's own copies leave at once. Mail to unproven addresses waits. */
function heldMail(mail: OutgoingMail, notBefore: number | undefined): OutgoingMail[] {
  if (notBefore === undefined) return [mail];
  return [
    { ...mail, recipients: mail.recipients.filter(isOurs) },
    { ...mail, recipients: mail.recipients.filter((one) => !isOurs(one)), notBefore },
  ].filter(({ recipients }) => recipients.length > 0);
}
