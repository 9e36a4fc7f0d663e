import { cpaCopyPages as pages } from "#content/calculators/results-email.ts";
import { mailboxOf } from "#contracts/email-address.ts";
import { stopCopiesPath } from "#contracts/endpoints.ts";
import type { ResultsEmailWords } from "#emails/results/results-message.ts";
import type { NewLead } from "../../leads/record-lead.ts";
import { type OutgoingMail, writeMail } from "../../mail/message.ts";
import type { Services } from "../../services.ts";
import { installationKey, keyedHash, tokenHash } from "../../storage/ids.ts";
import { addRow, changeRows, knownRow } from "../../storage/rows.ts";
import type { Queries } from "../../storage/tables.ts";
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

export const linkToStopCopies = mailLink(
  stopCopiesPath,
  { ask: pages.ask, done: pages.stopped },
  (token, { storage, now }) => storage.transaction((queries) => stopCopies(queries, token, now())),
);

/**
 * The token in the link that stops the copies to a CPA's address, or undefined if they are stopped.
 * It is made from the mailbox, so that every copy has the same one, and only its hash is stored: a
 * CPA whose data is erased still gets no more.
 */
async function tokenToStopCopies(queries: Queries, email: string): Promise<string | undefined> {
  const key = await installationKey(queries);
  const token = keyedHash(key, `copies\n${mailboxOf(email)}`, "base64url");
  const token_hash = tokenHash(token);
  await addRow(queries, "cpa_copies", { token_hash, stopped_at: null });
  const { stopped_at } = await knownRow(queries, "cpa_copies", { token_hash });
  return stopped_at === null ? token : undefined;
}

/** Whether the token is one that we sent. */
async function stopCopies(queries: Queries, token: string, now: number): Promise<boolean> {
  const which = { token_hash: tokenHash(token) };
  return (await changeRows(queries, "cpa_copies", which, { stopped_at: now })).length > 0;
}
