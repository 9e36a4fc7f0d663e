import { writeFileSync } from "node:fs";
import { Feed } from "feed";
import { firm } from "../../content/firm.ts";
import { knowledgeBank } from "../../content/knowledge-bank.ts";
import { ORIGIN_PLACEHOLDER } from "../../src/site-shell/site-origin.ts";
import { type BuiltArticle, readBuiltArticles } from "./built-articles.ts";

/** The knowledge bank for feed readers: `rss.xml` and `atom.xml` beside its pages. */
export function writeFeeds(client: string): void {
  const articles = readBuiltArticles(client);
  if (articles.length === 0) return;
  const feed = makeFeed(articles);
  writeFileSync(`${client}/knowledge-bank/rss.xml`, feed.rss2());
  writeFileSync(`${client}/knowledge-bank/atom.xml`, feed.atom1());
}

/** Dated by its articles, not by the clock: the same articles make the same feed. */
export function makeFeed(articles: readonly BuiltArticle[]): Feed {
  const page = `${ORIGIN_PLACEHOLDER}/knowledge-bank`;
  const lastChange =
    articles
      .map(({ reviewed }) => reviewed)
      .sort()
      .at(-1) ?? "";
  const feed = new Feed({
    id: page,
    link: page,
    title: `${firm.name} ${knowledgeBank.title}`,
    description: knowledgeBank.description,
    language: "en-US",
    copyright: firm.legalName,
    updated: new Date(lastChange),
    generator: firm.name,
    favicon: `${ORIGIN_PLACEHOLDER}/favicon.ico`,
    feedLinks: { rss: `${page}/rss.xml`, atom: `${page}/atom.xml` },
  });
  for (const article of articles)
    feed.addItem({
      id: `${page}/${article.id}`,
      link: `${page}/${article.id}`,
      title: article.title,
      description: article.excerpt,
      author: [{ name: article.author }],
      category: [{ name: article.category, term: article.category }],
      published: new Date(article.published),
      date: new Date(article.published),
    });
  return feed;
}
