import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { articlePictures } from "#content/articles/article-pictures.ts";
import { figure } from "#tax-law/look-up.ts";
import type { FigureName } from "#tax-law/registry.ts";
import { formatFigure } from "#wording/figures.ts";
import { checkEditionOf } from "./article-library.server.ts";
import { articles, limitedWords, specifiedArticles } from "./articles.test-data.ts";
import { readers } from "./categories.ts";
import type { RenderedArticle } from "./render/render-article.tsx";
import { textBlocks } from "./render/text-in-html.ts";

const textOf = ({ heroHtml, bodyHtml }: RenderedArticle): string =>
  textBlocks(heroHtml + bodyHtml)
    .map(({ text }) => text)
    .join("\n");

test("an edition of an article that does not exist, or is not older, stops the build", () => {
  const older = { id: "cars-2025", date: "2025-11-03" };
  const edition = { id: "cars-2026", date: "2026-11-17", editionOf: ["cars-2025"] };
  expect(() => checkEditionOf(edition, [older, edition])).not.toThrow();
  expect(() => checkEditionOf(edition, [edition])).toThrow(
    "content/articles/cars-2026.mdx: editionOf: cars-2025: there is no such article.",
  );
  expect(() => checkEditionOf({ ...edition, editionOf: ["cars-2026"] }, [edition])).toThrow(
    "that article is not older",
  );
});

test("each kind of reader has articles", () => {
  for (const reader of readers)
    expect(articles.filter((article) => article.readers.includes(reader))).not.toEqual([]);
});

test("one article is featured", () => {
  expect(articles.filter((article) => article.featured)).toHaveLength(1);
});

test.each(Object.entries(specifiedArticles))("%s is as specified", (id, specified) => {
  const article = articles.find((one) => one.id === id);
  if (!article) throw new Error("There is no such article");
  const { category, date = article.date, figures = "" } = specified;
  expect(article).toMatchObject({ category, date });
  const text = textOf(article);
  for (const name of (figures.match(/\S+/g) ?? []) as FigureName[]) {
    expect(article.law.figures.map((read) => read.name)).toContain(name);
    const found = figure(name, article.taxYear);
    const forms = [formatFigure(found), formatFigure(found, "short")];
    expect(
      forms.some((form) => text.includes(form)),
      name,
    ).toBe(true);
  }
});

test.each(articles)(
  "$id answers under its title in at most 120 words, and is short itself unless specified",
  ({ id, heroHtml, inShortHtml, bodyHtml }) => {
    expect(inShortHtml).toContain('data-kind="summary"');
    expect(limitedWords(inShortHtml)).toBeLessThanOrEqual(120);
    if (!Object.hasOwn(specifiedArticles, id))
      expect(limitedWords(heroHtml + bodyHtml)).toBeLessThanOrEqual(1600);
  },
);

describe.each(articles)("$id", (article) => {
  test("takes as long to read as specified", () => {
    const [least, most] = specifiedArticles[article.id]?.minutes ?? [5, 14];
    expect(article.minutes).toBeGreaterThanOrEqual(least);
    expect(article.minutes).toBeLessThanOrEqual(most);
  });

  test("sums itself up in a list", () => {
    expect(article.bodyHtml).toMatch(/data-kind="summary"/);
  });

  test("has a picture for its card, whose label leaves its year to the card", () => {
    expect(articlePictures).toHaveProperty(article.id);
    const { label, year } = articlePictures[article.id] ?? {};
    expect(label).not.toContain(`${year}`);
  });

  test("gives no id twice", () => {
    const markup = article.heroHtml + article.bodyHtml;
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

test("an article that reads a figure of dollars by its name nowhere types its digits as well", () => {
  const typed = articles.flatMap(({ id, law }) => {
    const amounts: string[] =
      readFileSync(`content/articles/${id}.mdx`, "utf8").match(/\$[\d,]*\d/g) ?? [];
    return law.figures
      .filter(({ unit, value }) => unit === "usd" && value > 5000 && value % 1000 !== 0)
      .filter((read) => amounts.includes(formatFigure(read)))
      .map((read) => `${id}: ${formatFigure(read)} is ${read.name}`);
  });
  expect(typed).toEqual([]);
});
