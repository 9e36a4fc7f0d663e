import { describe, expect, test } from "vitest";
import { articles } from "./articles.test-data.ts";
import { ARTICLES_IN_FEED } from "./feed-links.ts";
import { makeFeed } from "./make-feed.server.ts";

const origin = "https://firm.example";
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
});
