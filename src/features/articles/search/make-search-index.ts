import MiniSearch from "minisearch";
import type { RenderedArticle } from "../render/render-article.tsx";
import { type SearchIndex, searchOptions } from "./find-articles.ts";

type Searchable = Pick<RenderedArticle, "id" | "title" | "category" | "readTime" | "sections">;

/** What the search on the listing loads when it is first used. */
export function makeSearchIndex(articles: readonly Searchable[]): SearchIndex {
  const parts = articles.flatMap(({ title, sections }, article) =>
    sections.map((section) => ({ article, title, ...section })),
  );
  const search = new MiniSearch(searchOptions);
  search.addAll(
    parts.map(({ title, id: anchor, heading, text }, id) => ({
      id,
      // The title belongs to the article as a whole, so to its opening.
      title: anchor ? "" : title,
      heading,
      text,
    })),
  );
  return {
    articles: articles.map(({ id, title, category, readTime }) => ({
      ...{ id, title, category, readTime },
    })),
    sections: parts.map(({ article, id, heading }) => ({ article, anchor: id, heading })),
    words: search.toJSON(),
  };
}
