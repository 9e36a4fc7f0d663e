import { describe, expect, test } from "vitest";
import { renderArticles } from "./article-library.server.ts";
import { makeFeed } from "./make-feed.server.ts";

const origin = "https://firm.example";
const articles = await renderArticles("2026-11-15");
const feed = makeFeed(articles, origin);

describe.each([
  ["RSS", feed.rss2()],
  ["Atom", feed.atom1()],
])("%s", (_, xml) => {
  test("names every article by its address", () => {
    for (const { id } of articles) expect(xml).toContain(`${origin}/knowledge-bank/${id}`);
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
