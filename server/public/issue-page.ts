import type { Context } from "hono";
import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { firmTimeZone } from "#content/firm.ts";
import { newsletterPages } from "#content/pages/newsletter.ts";
import { type NewsletterWords, newsletterWords } from "#emails/newsletter/newsletter-words.ts";
import type { Span } from "#emails/newsletter/parse-opening.ts";
import { formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { dayOf } from "#wording/times.ts";
import { refusals } from "../http/refusal.ts";
import { sentContents } from "../newsletter/issue-mail.ts";
import type { Services } from "../services.ts";

/**
 * An issue that is being sent or was sent, as a page of the site, without anything of a reader. One
 * that was stopped has none, because an admin has seen a mistake in it.
 */
export async function issuePage(context: Context, services: Services): Promise<Response> {
  const { storage, environment, renderPage, notFoundPage } = services;
  // Other characters are in no slug, and PostgreSQL refuses some of them.
  const slug = /^[a-z0-9-]+$/.exec(context.req.param("slug") ?? "")?.[0];
  const issue = await storage.run((queries) =>
    queries
      .selectFrom("newsletter_issues")
      .selectAll()
      .where("slug", "=", slug ?? "")
      .where(({ eb, or }) =>
        or([eb("status", "in", ["sending", "sent"]), eb("withdrawn_at", "is not", null)]),
      )
      .executeTakeFirst(),
  );
  if (issue === undefined) {
    if (notFoundPage === undefined) throw refusals.nothingHere();
    return context.html(notFoundPage, 404);
  }
  context.header("x-robots-tag", "noindex");
  if (issue.withdrawn_at !== null)
    return context.html(renderPage(withdrawn(issue.withdrawn_at)), 410);
  const origin = environment.publicOrigin;
  const words = newsletterWords(sentContents(issue, { origin, unsubscribeUrl: "" }));
  return context.html(
    renderPage({ heading: words.title, paragraphs: [], body: await body(words) }),
  );
}

function withdrawn(at: number) {
  const { paragraph, ...page } = newsletterPages.withdrawn;
  const day = formatDate(dayOf(at, firmTimeZone));
  return { ...page, paragraphs: [fillIn(paragraph, { day })] };
}

/** The disclaimer and the firm's address are in the site's footer. */
function body(words: NewsletterWords): HtmlEscapedString | Promise<HtmlEscapedString> {
  return html`${words.opening.map((spans) => html`<p>${spans.map(inHtml)}</p>\n`)}
<h2>${words.articlesHeading}</h2>
${words.articles.map(({ link, summary }) => html`<h3><a href="${link.href}">${link.label}</a></h3>\n<p>${summary}</p>\n`)}`;
}

function inHtml(span: Span): ReturnType<typeof html> | string {
  if (span.kind === "line-break") return html`<br>`;
  if (span.kind === "link") return html`<a href="${span.href}">${span.spans.map(inHtml)}</a>`;
  return span.bold ? html`<strong>${span.text}</strong>` : span.text;
}
