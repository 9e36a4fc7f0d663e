import { expect, test } from "vitest";
import { rulesBrokenBy } from "./article-rules.ts";
import { articles } from "./articles.test-data.ts";
import type { RenderedArticle } from "./render/render-article.tsx";

const [article] = articles.filter(({ id }) => id === "equipment-and-vehicles-2026") as [
  RenderedArticle,
];
const older = { id: "cars-2024", date: "2024-11-03" };
const newer = { id: "cars-2099", date: "2099-11-03" };
const hero = { heroHtml: "<p>Hero</p>" };
const saying = (words: number) => `<p>${"word ".repeat(words)}</p>`;
const summaryOf = (words: number) => `<div data-kind="summary">${saying(words)}</div>`;
const brokenWith = (change: Partial<RenderedArticle>) =>
  rulesBrokenBy({ ...article, ...change }, [...articles, older, newer]);

test.each<[string, Partial<RenderedArticle>, string]>([
  [
    "no hero",
    { heroHtml: "" },
    "it has no hero; name a photograph in hero, write export const Hero",
  ],
  ["four minutes", { minutes: 4, words: 900 }, "has 900 words, 4 minutes; write 5 to 14 minutes"],
  ["fifteen minutes", { minutes: 15 }, "15 minutes; write 5 to 14 minutes"],
  ["no summary", { inShortHtml: "" }, "it has no summary; write <SummaryList>"],
  ["a summary of 121 words", { inShortHtml: summaryOf(121) }, "title has 121 words; write at most"],
  ["1,601 words", { ...hero, bodyHtml: saying(1600) }, "has 1,601 words to read"],
  ["an unknown edition", { editionOf: ["cars-24"] }, "editionOf: cars-24; did you mean cars-2"],
  ["a newer edition", { editionOf: ["cars-2099"] }, "cars-2099; name an article that is older"],
  ["an unknown relation", { related: ["zzz"] }, "related: zzz; there is no such article"],
  ["news that is featured", { kind: "news", featured: true }, "featured: true; feature an article"],
])("an article with %s is told what to write", (_, change, sentence) => {
  expect(brokenWith(change)).toEqual([expect.stringContaining(sentence)]);
});

test("a summary of 120 words and a text of 1,600 may be; a specified article may be longer", () => {
  const text = { ...hero, inShortHtml: summaryOf(120), bodyHtml: saying(1599) };
  expect(brokenWith(text)).toEqual([]);
  const specified = { date: "2025-11-03", editionOf: [], bodyHtml: saying(3000) };
  expect(brokenWith({ ...text, ...specified })).toEqual([]);
});

test("news may be short and has neither hero nor summary", () => {
  const news = {
    id: "b",
    kind: "news",
    minutes: 1,
    heroHtml: "",
    inShortHtml: "",
    bodyHtml: "",
  } as const;
  expect(brokenWith(news)).toEqual([]);
  expect(brokenWith({ editionOf: ["cars-2024"] })).toEqual([]);
});
