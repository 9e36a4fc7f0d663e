import { expect, test } from "vitest";
import { figure } from "#tax-law/look-up.ts";
import type { FigureName } from "#tax-law/registry.ts";
import { formatFigure } from "#wording/figures.ts";
import { articles, mistakes, specifiedArticles } from "./articles.test-data.ts";
import { readers } from "./categories.ts";
import type { RenderedArticle } from "./render/render-article.tsx";
import { textBlocks } from "./render/text-in-html.ts";

const textOf = ({ heroHtml, bodyHtml }: RenderedArticle): string =>
  textBlocks(heroHtml + bodyHtml)
    .map(({ text }) => text)
    .join("\n");

test("no article breaks a rule", () => {
  expect(mistakes).toEqual([]);
});

test("each kind of reader has articles", () => {
  for (const reader of readers)
    expect(articles.filter((article) => article.readers.includes(reader))).not.toEqual([]);
});

test.each(Object.entries(specifiedArticles))("%s is as specified", (id, specified) => {
  const article = articles.find((one) => one.id === id);
  if (!article) throw new Error("There is no such article");
  const { category, date = article.date, figures = "" } = specified;
  const [least, most] = specified.minutes;
  expect(article.minutes).toBeGreaterThanOrEqual(least);
  expect(article.minutes).toBeLessThanOrEqual(most);
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
