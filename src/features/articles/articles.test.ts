import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { articlePictures } from "#content/articles/article-pictures.ts";
import type { FigureEntry } from "#tax-law/figure.ts";
import { figure } from "#tax-law/look-up.ts";
import { type FigureName, figures } from "#tax-law/registry.ts";
import { formatFigure } from "#wording/figures.ts";
import { checkEditionOf, renderArticles } from "./article-library.server.ts";
import { specifiedArticles } from "./articles.specification.ts";
import { readers } from "./categories.ts";
import {
  type ArticleModule,
  type RenderedArticle,
  renderArticle,
} from "./render/render-article.tsx";
import { textBlocks } from "./render/text-in-html.ts";

const TODAY = "2026-11-15";
const modules = import.meta.glob<ArticleModule>("/content/articles/*.mdx", { eager: true });
const fileOf = (id: string) => `/content/articles/${id}.mdx`;

const articles = await renderArticles(TODAY);
const textOf = ({ heroHtml, bodyHtml }: RenderedArticle): string =>
  textBlocks(heroHtml + bodyHtml)
    .map(({ text }) => text)
    .join("\n");

test("every article of the specification is there", () => {
  const ids = articles.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(Object.keys(specifiedArticles)));
});

test("an edition of an article that does not exist, or is not older, stops the build", () => {
  const older = { id: "cars-2025", isoDate: "2025-11-03" };
  const edition = { id: "cars-2026", isoDate: "2026-11-17", editionOf: ["cars-2025"] };
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

describe.each(articles)("$id", (article) => {
  const specified = specifiedArticles[article.id];

  test("takes as long to read as specified", () => {
    const [least, most] = specified?.minutes ?? [5, 14];
    expect(article.minutes).toBeGreaterThanOrEqual(least);
    expect(article.minutes).toBeLessThanOrEqual(most);
  });

  if (specified)
    test("has its specified category and date", () => {
      const { category, date = article.date } = specified;
      expect(article).toMatchObject({ category, date });
    });

  test("sums itself up in a list", () => {
    expect(article.bodyHtml).toMatch(/data-kind="summary"/);
  });

  test("has a picture for its card", () => {
    expect(articlePictures).toHaveProperty(article.id);
  });

  test("names its picture's year once: the card adds it to the label", () => {
    const { label, year } = articlePictures[article.id] ?? {};
    expect(label).not.toContain(`${year}`);
  });

  test("gives no id twice", () => {
    const markup = article.heroHtml + article.bodyHtml;
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test.each(specified?.figures ?? [])("states the specified figure %s, by its name", (name) => {
    const used = article.law.figures.map((read) => read.name);
    expect(used).toContain(name);
    const found = figure(name, article.taxYear);
    const forms = [formatFigure(found), formatFigure(found, "short")];
    expect(forms.some((form) => textOf(article).includes(form))).toBe(true);
  });
});

describe("changing one figure changes every article that states it", () => {
  const statedIn = new Map<FigureName, Set<string>>();
  for (const { id, law } of articles)
    for (const { name } of law.figures)
      statedIn.set(name, new Set([...(statedIn.get(name) ?? []), id]));

  // Each takes a tenth of a second, so `npm test` renders one article for a figure.
  const most = process.env.TEST_ALL ? articles.length : 1;
  test.each([...statedIn])("%s", (name, ids) => {
    withFigureChanged(name, () => {
      for (const id of [...ids].slice(0, most)) {
        const before = articles.find((article) => article.id === id);
        expect(markupNow(id)).not.toBe(before && markupOf(before));
      }
    });
  });

  /** A figure whose drawing no longer adds up stops the build: so it cannot be overlooked. */
  function markupNow(id: string): string {
    try {
      const now = renderArticle(id, modules[fileOf(id)] as ArticleModule, TODAY);
      return markupOf(now);
    } catch (error) {
      return String(error);
    }
  }

  function markupOf({ heroHtml, bodyHtml, keyFiguresByYear }: RenderedArticle): string {
    return heroHtml + bodyHtml + JSON.stringify(keyFiguresByYear);
  }

  function withFigureChanged(name: FigureName, run: () => void): void {
    const entries = figures[name].entries as Record<string, FigureEntry>;
    const asEntered = { ...entries };
    for (const [year, entry] of Object.entries(asEntered))
      entries[year] = { ...entry, value: entry.value * 1.5 + 1 };
    try {
      run();
    } finally {
      Object.assign(entries, asEntered);
    }
  }
});

test("an article that reads a figure of dollars by its name nowhere types its digits as well", () => {
  const typed = articles.flatMap(({ id, law }) => {
    const amounts: string[] = readFileSync(`.${fileOf(id)}`, "utf8").match(/\$[\d,]*\d/g) ?? [];
    return law.figures
      .filter(({ unit, value }) => unit === "usd" && value > 5000 && value % 1000 !== 0)
      .filter((read) => amounts.includes(formatFigure(read)))
      .map((read) => `${id}: ${formatFigure(read)} is ${read.name}`);
  });
  expect(typed).toEqual([]);
});
