import { expect, test } from "vitest";
import { renderArticles } from "#features/articles/article-library.server.ts";
import {
  type ArticleModule,
  type RenderedArticle,
  renderArticle,
} from "#features/articles/render/render-article.tsx";
import type { FigureEntry } from "#tax-law/figure.ts";
import { type FigureName, figures } from "#tax-law/registry.ts";

/** Here and not beside the articles, because it changes the figures and takes minutes. */
const today = "2026-11-15";
const modules = import.meta.glob<ArticleModule>("/content/articles/*.mdx", { eager: true });
const articles = await renderArticles(today);
const names = new Set(articles.flatMap(({ law }) => law.figures.map(({ name }) => name)));

test.each([...names])("changing %s changes every article that states it", (name) => {
  changeFigure(name, () => {
    for (const article of articles)
      if (article.law.figures.some((read) => read.name === name))
        expect(markupNow(article.id)).not.toBe(markupOf(article));
  });
});

/** A figure whose drawing no longer adds up stops the build: so it cannot be overlooked. */
function markupNow(id: string): string {
  const module = modules[`/content/articles/${id}.mdx`];
  if (!module) throw new Error(`There is no article ${id}`);
  try {
    return markupOf(renderArticle(id, module, today));
  } catch (error) {
    return String(error);
  }
}

function markupOf({ heroHtml, bodyHtml, keyFiguresByYear }: RenderedArticle): string {
  return heroHtml + bodyHtml + JSON.stringify(keyFiguresByYear);
}

function changeFigure(name: FigureName, run: () => void): void {
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
