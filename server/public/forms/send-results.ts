import type { Context } from "hono";
import { firm } from "#content/firm.ts";
import type { ResultsEmailWords } from "#emails/results/results-message.ts";
import type { NewLead } from "../../leads/record-lead.ts";
import { writeMail } from "../../mail/message.ts";
import type { Services } from "../../services.ts";
import { writeCpaCopy } from "./cpa-copy.ts";
import { storeLead } from "./store-lead.ts";

interface SentResults {
  readonly lead: NewLead & { email: string };
  readonly cpaEmail: string | undefined;
  /** Instead of the firm. */
  readonly cpaRepliesTo?: string;
  /** Who gets a blind copy besides the firm. */
  readonly blindCopies?: readonly string[];
  readonly words: (audience: "visitor" | "cpa") => ResultsEmailWords;
}

/**
 * Stores what the server has computed as a lead, and mails it to the visitor, to their CPA if they
 * name one, and to the firm.
 */
export async function sendResults(
  context: Context,
  services: Services,
  { lead, cpaEmail, cpaRepliesTo, blindCopies = [], words }: SentResults,
): Promise<Response> {
  const mails = [
    writeMail({
      purpose: "results",
      about: lead.id,
      body: { kind: "results", words: words("visitor") },
      to: { name: lead.name ?? "", address: lead.email },
      blindCopies: [firm.email, ...blindCopies],
      now: lead.createdAt,
    }),
  ];
  const copy =
    cpaEmail && (await writeCpaCopy(services, lead, cpaEmail, words("cpa"), cpaRepliesTo));
  if (copy) mails.push(copy);
  return context.json(await storeLead(context, services, "send-email", lead, mails));
}
