import { describe, expect, test } from "vitest";
import { renderArticles } from "./article-library.server.ts";
import { ARTICLES_IN_FEED } from "./feed-links.ts";
import { makeFeed } from "./make-feed.server.ts";

const origin = "https://firm.example";
const articles = await renderArticles("2026-11-15");
const feed = makeFeed(articles, origin);

describe.each([
  ["RSS", feed.rss2()],
  ["Atom", feed.atom1()],
])("%s", (_, xml) => {
  test("names the newest articles by their addresses", () => {
    for (const { id } of articles.slice(0, ARTICLES_IN_FEED))
      expect(xml).toContain(`${origin}/knowledge-bank/${id}`);
  });

  test("writes no character that XML reserves outside its text blocks", () => {
    expect(articles.some(({ title, excerpt }) => `${title}${excerpt}`.includes("&"))).toBe(true);
    const outsideText = xml.replaceAll(/<!\[CDATA\[.*?]]>/gs, "");
    expect(outsideText).not.toMatch(/&(?!\w+;|#\d+;)/);
  });

  test("says the same whenever it is built", () => {
    expect(xml).not.toContain(new Date().toISOString().slice(0, 16));
    const newest = articles
      .map(({ lastReviewed }) => lastReviewed)
      .sort()
      .at(-1);
    expect(xml).toContain(newest?.slice(0, 4));
  });
});

test("a feed of a thousand articles holds the newest alone", () => {
  const [article] = articles;
  if (!article) throw new Error("There are no articles.");
  const many = Array.from({ length: 1000 }, (_, place) => ({ ...article, href: `/a/${place}` }));
  const links = makeFeed(many, origin).items.map(({ link }) => link);
  expect(links).toHaveLength(ARTICLES_IN_FEED);
  expect(links[0]).toBe(`${origin}/a/0`);
});
