import { cpaCopyPages as pages } from "#content/calculators/results-email.ts";
import { stopCopiesPath } from "#contracts/endpoints.ts";
import type { ResultsEmailWords } from "#emails/results/results-message.ts";
import { stopCopies, tokenToStopCopies } from "../../leads/cpa-copies.ts";
import type { NewLead } from "../../leads/record-lead.ts";
import { type OutgoingMail, writeMail } from "../../mail/message.ts";
import type { Services } from "../../services.ts";
import { mailLink } from "../mail-link.ts";

/**
 * The CPA's copy of a result. It is unasked for, so a link in it stops all later ones to that
 * mailbox. Undefined once they are stopped; the forms say beforehand that such a CPA gets none.
 */
export async function writeCpaCopy(
  { storage, environment }: Services,
  lead: NewLead,
  address: string,
  words: ResultsEmailWords,
  repliesTo?: string,
): Promise<OutgoingMail | undefined> {
  const token = await storage.transaction((queries) => tokenToStopCopies(queries, address));
  if (token === undefined) return undefined;
  const unsubscribeUrl = `${environment.publicOrigin}${stopCopiesPath}?token=${token}`;
  const unsubscribe = { label: pages.link, href: unsubscribeUrl };
  return writeMail({
    purpose: "results-for-cpa",
    about: lead.id,
    body: { kind: "results", words: { ...words, unsubscribe } },
    to: { name: "", address },
    ...(repliesTo && { replyTo: { name: "", address: repliesTo } }),
    unsubscribeUrl,
    now: lead.createdAt,
  });
}

export const linkToStopCopies = mailLink(stopCopiesPath, pages.ask, async (token, services) => {
  const { storage, now } = services;
  const isOurs = await storage.transaction((queries) => stopCopies(queries, token, now()));
  return isOurs ? pages.stopped : undefined;
});
