import { describe, expect, test } from "vitest";
import type { BuiltArticle } from "./built-articles.ts";
import { makeFeed } from "./feeds.ts";

const article: BuiltArticle = {
  id: "rd-tax-credits-are-back-2025",
  title: "R&D credits are back",
  excerpt: "What changed & what passed.",
  category: "Tax Updates",
  author: "Ledgerwell Editorial Team",
  published: "2025-11-03",
  reviewed: "2026-11-15",
  minutes: 11,
  bodyHtml: "",
};
const feed = makeFeed([article]);

describe.each([
  ["RSS", feed.rss2()],
  ["Atom", feed.atom1()],
])("%s", (_, xml) => {
  test("names the article and its address under whatever origin the server has", () => {
    expect(xml).toContain(
      "https://public-origin.invalid/knowledge-bank/rd-tax-credits-are-back-2025",
    );
    const outsideText = xml.replaceAll(/<!\[CDATA\[.*?]]>/gs, "");
    expect(outsideText).not.toMatch(/&(?!\w+;|#\d+;)/);
  });

  test("says the same whenever it is built", () => {
    expect(xml).not.toContain(new Date().toISOString().slice(0, 16));
    expect(xml).toContain("2025");
  });
});
