import { firm } from "#content/firm.ts";
import { knowledgeBank } from "#content/pages/knowledge-bank.ts";

export const feeds = [
  { label: knowledgeBank.feeds.rss, href: "/knowledge-bank/rss.xml", type: "application/rss+xml" },
  {
    label: knowledgeBank.feeds.atom,
    href: "/knowledge-bank/atom.xml",
    type: "application/atom+xml",
  },
];

/** How a feed reader finds the feeds from any page of the knowledge bank. */
export function feedLinks() {
  return feeds.map(({ label, href, type }) => ({
    tagName: "link" as const,
    rel: "alternate",
    type,
    title: `${firm.name} ${knowledgeBank.title} (${label})`,
    href,
  }));
}

/** The newest. Programs fetch the whole feed again and again, for what is new in it. */
export const ARTICLES_IN_FEED = 50;
