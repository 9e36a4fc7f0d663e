import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import { searchTerms } from "./search-terms.ts";

export interface IndexedArticle {
  id: string;
  title: string;
  category: string;
  readTime: string;
}

export interface IndexedSection {
  /** Place in the list of articles. */
  article: number;
  anchor: string;
  heading: string;
}

/** The file the browser loads when somebody first searches. */
export interface SearchIndex {
  articles: IndexedArticle[];
  sections: IndexedSection[];
  words: AsPlainObject;
}

/** One entry a section; its id is its place in the list of sections. */
export interface SearchEntry {
  id: number;
  title: string;
  heading: string;
  text: string;
}

/** Known to both sides: an index can only be read as it was written. */
export const searchOptions: Options<SearchEntry> = {
  fields: ["title", "heading", "text"],
  tokenize: searchTerms,
  processTerm: (term) => term,
};

export function makeIndex(entries: SearchEntry[]): AsPlainObject {
  const search = new MiniSearch(searchOptions);
  search.addAll(entries);
  return search.toJSON();
}
