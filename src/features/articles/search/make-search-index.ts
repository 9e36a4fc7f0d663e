import MiniSearch from "minisearch";
import type { RenderedArticle } from "../render/render-article.tsx";
import { type SearchIndex, searchOptions } from "./find-pages.ts";
import { packWords } from "./packed-words.ts";

/** A page that the search finds: an article, or a page of another part of the site. */
export interface SearchablePage {
  readonly href: string;
  readonly title: string;
  /** The words that are searched as its title, if not all of the title. */
  readonly titleTerms?: string;
  /** What kind of page it is, such as `Tax Updates · 10 min read`. */
  readonly facts: string;
  /** One sentence, for a page that has no card on the listing. */
  readonly excerpt?: string;
  /** The first has no id: it is the page's opening. */
  readonly sections: readonly { id: string; heading: string; text: string }[];
}

export function searchableArticle(
  article: Pick<RenderedArticle, "href" | "title" | "category" | "readTime" | "sections">,
): SearchablePage {
  const { href, title, category, readTime, sections } = article;
  return { href, title, facts: `${category} · ${readTime}`, sections };
}

export function makeSearchIndex(pages: readonly SearchablePage[]): SearchIndex {
  const parts = pages.flatMap(({ title, titleTerms = title, sections }, page) =>
    sections.map((section) => ({ page, titleTerms, ...section })),
  );
  const search = new MiniSearch(searchOptions);
  search.addAll(
    parts.map(({ titleTerms, id: anchor, heading, text }, id) => ({
      id,
      // The title belongs to the page as a whole, so to its opening.
      title: anchor ? "" : titleTerms,
      heading,
      text,
    })),
  );
  return {
    pages: pages.map(({ href, title, facts, excerpt }) => ({ href, title, facts, excerpt })),
    sections: parts.map(({ page, id, heading }) => ({ page, anchor: id, heading })),
    words: packWords(search.toJSON()),
  };
}
