import { disclaimer } from "#content/disclaimer.ts";
import { newsletterIssue } from "#content/newsletter-issue.ts";
import { fillIn } from "#wording/fill-in.ts";
import type { MailFrame } from "../mail/document.tsx";
import type { MailLink } from "../mail/parts.tsx";
import type { NewsletterIssue } from "./newsletter-issue.ts";
import { parseOpening, type Span } from "./parse-opening.ts";

/** Everything an issue says, once: the HTML and the text part both read it from here. */
export type NewsletterWords = Required<MailFrame> & {
  /** In a test only. */
  testNote: string | undefined;
  viewInBrowser: MailLink;
  title: string;
  opening: readonly (readonly Span[])[];
  articlesHeading: string;
  articles: readonly { link: MailLink; summary: string }[];
  disclaimer: string;
};

export function newsletterWords(issue: NewsletterIssue): NewsletterWords {
  const { subject, origin } = issue;
  const inCampaign = (href: string) => campaignLink(href, issue);
  return {
    origin,
    home: inCampaign("/"),
    subject: issue.test ? fillIn(newsletterIssue.test.subject, { subject }) : subject,
    preview: issue.previewLine,
    testNote: issue.test ? newsletterIssue.test.note : undefined,
    viewInBrowser: {
      label: newsletterIssue.viewInBrowser,
      href: inCampaign(`/newsletter/${issue.slug}`),
    },
    title: subject,
    opening: parseOpening(issue.opening).map((spans) =>
      spans.map((span) => (span.kind === "link" ? { ...span, href: inCampaign(span.href) } : span)),
    ),
    articlesHeading: newsletterIssue.articles,
    articles: issue.articles.map(({ title, summary, path }) => ({
      link: { label: title, href: inCampaign(path) },
      summary,
    })),
    disclaimer: disclaimer.full,
    reason: fillIn(newsletterIssue.reason, { host: new URL(origin).host }),
    unsubscribe: { label: newsletterIssue.unsubscribe, href: issue.unsubscribeUrl },
  };
}

/**
 * The site's own links carry the campaign, so that the funnel counts visits and results by issue. Links
 * to other sites stay as they are.
 */
export function campaignLink(
  href: string,
  { origin, slug }: Pick<NewsletterIssue, "origin" | "slug">,
): string {
  const url = new URL(href, origin);
  if (url.origin !== new URL(origin).origin) return href;
  url.searchParams.set("utm_source", "newsletter");
  url.searchParams.set("utm_campaign", slug);
  return url.href;
}
