import MiniSearch from "minisearch";
import { type searchedPages, searchMarks } from "#content/search.ts";
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
  /** Words that it should be found by and may not contain. */
  readonly keywords?: string;
  readonly year?: number;
  /** The first has no id: it is the page's opening. */
  readonly sections: readonly { id: string; heading: string; text: string }[];
}

export function searchableArticle(
  article: Pick<
    RenderedArticle,
    "href" | "title" | "category" | "readTime" | "keywords" | "taxYear" | "sections"
  >,
): SearchablePage {
  const { href, title, category, readTime, keywords, taxYear, sections } = article;
  return {
    ...{ href, title, facts: `${category} · ${readTime}`, sections },
    keywords: keywords.join(" "),
    year: taxYear,
  };
}

/** A page of which the index has a sentence and the questions it answers. */
export function searchableSitePage(page: (typeof searchedPages)[number]): SearchablePage {
  const { href, mark, title, sentence, keywords, questions = [] } = page;
  return {
    ...{ href, title, keywords, facts: searchMarks[mark], excerpt: sentence },
    sections: [
      { id: "", heading: "", text: sentence },
      ...questions.map((heading) => ({ id: "questions", heading, text: "" })),
    ],
  };
}

export function makeSearchIndex(
  pages: readonly SearchablePage[],
  synonyms: SearchIndex["synonyms"] = {},
): SearchIndex {
  const parts = pages.flatMap(({ title, titleTerms = title, keywords = "", sections }, page) =>
    sections.map((section) => ({ page, titleTerms, keywords, ...section })),
  );
  const search = new MiniSearch(searchOptions);
  search.addAll(
    parts.map(({ titleTerms, keywords, id: anchor, heading, text }, id) => ({
      id,
      // Title and keywords belong to the page as a whole, so to its opening.
      title: anchor ? "" : titleTerms,
      keywords: anchor ? "" : keywords,
      heading,
      text,
    })),
  );
  return {
    pages: pages.map(({ href, title, facts, excerpt, year }) => ({
      ...{ href, title, facts, excerpt, year },
    })),
    sections: parts.map(({ page, id, heading }) => ({ page, anchor: id, heading })),
    words: packWords(search.toJSON()),
    synonyms,
  };
}
