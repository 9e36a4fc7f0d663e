import type { Context } from "hono";
import { cpaCopyPages as pages } from "#content/calculators/results-email.ts";
import { stopCopiesPath } from "#contracts/endpoints.ts";
import type { ResultsEmailWords } from "#emails/results/results-message.ts";
import { refusals } from "../../http/refusal.ts";
import { tokenInQuery } from "../../http/request.ts";
import { stopCopies, tokenToStopCopies } from "../../leads/cpa-copies.ts";
import type { NewLead } from "../../leads/record-lead.ts";
import { type OutgoingMail, writeMail } from "../../mail/message.ts";
import type { Services } from "../../services.ts";

const stopUrl = (origin: string, token: string) => `${origin}${stopCopiesPath}?token=${token}`;

/** The CPA's copy of a result. It is unasked for, so a link in it stops all later ones. */
export async function writeCpaCopy(
  { storage, environment }: Services,
  lead: NewLead,
  address: string,
  words: ResultsEmailWords,
): Promise<OutgoingMail> {
  const token = await storage.transaction((queries) => tokenToStopCopies(queries, address));
  if (token === undefined) throw refusals.field(pages.refused);
  const unsubscribeUrl = stopUrl(environment.publicOrigin, token);
  const unsubscribe = { label: pages.link, href: unsubscribeUrl };
  return writeMail({
    purpose: "results-for-cpa",
    about: lead.id,
    body: { kind: "results", words: { ...words, unsubscribe } },
    to: { name: "", address },
    unsubscribeUrl,
    now: lead.createdAt,
  });
}

/** Opening the link changes nothing, because mail scanners open links. Only the button does. */
export function askToStopCopies(context: Context, { renderPage }: Services): Response {
  const { button, ...page } = pages.ask;
  return context.html(
    renderPage({ ...page, form: { action: stopUrl("", tokenInQuery(context)), button } }),
  );
}

/** Answers the button and a mail program's one-click request (RFC 8058), which has no cookies. */
export async function stopCopiesNow(context: Context, services: Services): Promise<Response> {
  const { storage, renderPage } = services;
  const isOurs = await storage.transaction((queries) =>
    stopCopies(queries, tokenInQuery(context), services.now()),
  );
  return isOurs
    ? context.html(renderPage(pages.stopped))
    : context.html(renderPage(pages.unknownLink), 404);
}
