import { cpaCopyPages as pages } from "#content/calculators/results-email.ts";
import { stopCopiesPath } from "#contracts/endpoints.ts";
import type { ResultsEmailWords } from "#emails/results/results-message.ts";
import { refusals } from "../../http/refusal.ts";
import { stopCopies, tokenToStopCopies } from "../../leads/cpa-copies.ts";
import type { NewLead } from "../../leads/record-lead.ts";
import { type OutgoingMail, writeMail } from "../../mail/message.ts";
import type { Services } from "../../services.ts";
import { mailLink } from "../mail-link.ts";

/** The CPA's copy of a result. It is unasked for, so a link in it stops all later ones. */
export async function writeCpaCopy(
  { storage, environment }: Services,
  lead: NewLead,
  address: string,
  words: ResultsEmailWords,
  repliesTo?: string,
): Promise<OutgoingMail> {
  const token = await storage.transaction((queries) => tokenToStopCopies(queries, address));
  if (token === undefined) throw refusals.field(pages.refused);
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
