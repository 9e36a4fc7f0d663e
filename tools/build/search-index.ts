import { writeFileSync } from "node:fs";
import { articlePage } from "../../content/knowledge-bank.ts";
import { makeIndex, type SearchIndex } from "../../src/features/articles/search-index.ts";
import { searchSections } from "../../src/features/articles/search-sections.ts";
import { type BuiltArticle, readBuiltArticles } from "./built-articles.ts";

/** What the search on the listing loads when it is first used. */
export function writeSearchIndex(client: string): void {
  const articles = readBuiltArticles(client);
  if (articles.length === 0) return;
  const index = JSON.stringify(indexArticles(articles));
  writeFileSync(`${client}/knowledge-bank/search-index.json`, index);
}

type Searchable = Pick<BuiltArticle, "id" | "title" | "category" | "minutes" | "bodyHtml">;

export function indexArticles(articles: readonly Searchable[]): SearchIndex {
  const parts = articles.flatMap(({ title, bodyHtml }, article) =>
    searchSections(bodyHtml).map((section) => ({ article, title, ...section })),
  );
  return {
    articles: articles.map(({ id, title, category, minutes }) => ({
      ...{ id, title, category },
      readTime: `${minutes} ${articlePage.minutes}`,
    })),
    sections: parts.map(({ article, anchor, heading }) => ({ article, anchor, heading })),
    words: makeIndex(
      parts.map(({ title, anchor, heading, text }, id) => ({
        id,
        // The title belongs to the article as a whole, so to its opening.
        title: anchor ? "" : title,
        heading,
        text,
      })),
    ),
  };
}
