import { summarize } from "./article-summary.ts";
import { makeIndex, type SearchIndex } from "./search-index.ts";
import { searchSections } from "./search-sections.ts";
import type { TypesetArticle } from "./typeset-article.tsx";

/** What the search on the listing loads when it is first used. */
export function makeSearchIndex(articles: readonly TypesetArticle[]): SearchIndex {
  const parts = articles.flatMap(({ title, bodyHtml }, article) =>
    searchSections(bodyHtml).map((section) => ({ article, title, ...section })),
  );
  return {
    articles: articles.map(summarize).map(({ id, title, category, readTime }) => ({
      ...{ id, title, category, readTime },
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
