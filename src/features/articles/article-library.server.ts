import { firmTimeZone } from "#content/firm.ts";
import { today } from "#wording/dates.ts";
import {
  type ArticleModule,
  type ArticleSummary,
  type RenderedArticle,
  renderArticle,
} from "./render/render-article.tsx";

const files = import.meta.glob<ArticleModule>("/content/articles/*.mdx");

let library: Promise<RenderedArticle[]> | undefined;

/** Every article, newest first and by id within a day. Only the build and the tests read it. */
export function readArticles(): Promise<RenderedArticle[]> {
  library ??= renderArticles(today(firmTimeZone));
  return library;
}

export function summaryOf({
  heroHtml: _,
  inShortHtml: _inShort,
  bodyHtml: __,
  bodyParts: ___,
  contents: _contents,
  sections: ____,
  law: _____,
  keyFiguresByYear: ______,
  ...summary
}: RenderedArticle): ArticleSummary {
  return summary;
}

export async function renderArticles(today: string): Promise<RenderedArticle[]> {
  const articles = await Promise.all(
    Object.entries(files).map(async ([file, load]) => {
      const id = file.slice(file.lastIndexOf("/") + 1, -".mdx".length);
      return renderArticle(id, await load(), today);
    }),
  );
  for (const article of articles) checkEditionOf(article, articles);
  return articles.sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));
}

/** An edition names articles that exist and are older, so that no strip leads back in time. */
export function checkEditionOf(
  { id, editionOf, date }: Pick<RenderedArticle, "id" | "editionOf" | "date">,
  all: readonly Pick<RenderedArticle, "id" | "date">[],
): void {
  for (const earlierId of editionOf) {
    const earlier = all.find((article) => article.id === earlierId);
    const fault = !earlier
      ? "there is no such article"
      : earlier.date >= date && "that article is not older";
    if (fault) throw new Error(`content/articles/${id}.mdx: editionOf: ${earlierId}: ${fault}.`);
  }
}
