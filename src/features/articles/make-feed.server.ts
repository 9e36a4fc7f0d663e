import { Feed } from "feed";
import { firm } from "#content/firm.ts";
import { knowledgeBank } from "#content/pages/knowledge-bank.ts";
import { ARTICLES_IN_FEED } from "./feed-links.ts";
import type { RenderedArticle } from "./render/render-article.tsx";

/** The knowledge bank for feed readers, its newest articles. Dated by its articles: the same articles make the same feed. */
export function makeFeed(articles: readonly RenderedArticle[], origin: string): Feed {
  const page = `${origin}/knowledge-bank`;
  const [lastReview = ""] = articles
    .map(({ lastReviewed }) => lastReviewed)
    .sort()
    .reverse();
  const feed = new Feed({
    id: page,
    link: page,
    title: `${firm.name} ${knowledgeBank.title}`,
    description: knowledgeBank.description,
    language: "en-US",
    copyright: firm.legalName,
    updated: new Date(lastReview),
    generator: firm.name,
    favicon: `${origin}/favicon.ico`,
    feedLinks: { rss: `${page}/rss.xml`, atom: `${page}/atom.xml` },
  });
  for (const { href, date, title, excerpt, author, category } of articles.slice(
    0,
    ARTICLES_IN_FEED,
  ))
    feed.addItem({
      id: origin + href,
      link: origin + href,
      title,
      description: excerpt,
      author: [{ name: author }],
      category: [{ name: category, term: category }],
      published: new Date(date),
      date: new Date(date),
    });
  return feed;
}
