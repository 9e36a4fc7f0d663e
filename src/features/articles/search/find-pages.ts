import MiniSearch, { type Options, type SearchResult } from "minisearch";
import { type PackedWords, unpackWords } from "./packed-words.ts";
import { searchTerms } from "./search-terms.ts";

interface IndexedPage {
  href: string;
  title: string;
  /** The line under its title: what kind of page it is. */
  facts: string;
  /** A sentence about a page that has no card on the listing, which the browser takes it from. */
  excerpt?: string | undefined;
}

interface IndexedSection {
  /** Place in the list of pages. */
  page: number;
  anchor: string;
  heading: string;
}

export interface SearchIndex {
  pages: IndexedPage[];
  sections: IndexedSection[];
  words: PackedWords;
}

/** One entry a section; its id is its place in the list of sections. */
interface SearchEntry {
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

export interface FoundPage {
  page: IndexedPage;
  sections: IndexedSection[];
}

export interface Findings {
  found: FoundPage[];
  /** What was searched for in place of a word that no page has: `deduction` for `dedcution`. */
  meant?: string;
}

const MOST_SECTIONS = 3;
const boost = { title: 6, heading: 3 };

/** Finds words and their beginnings; if there is no match, words with a typing error. */
const attempts = [
  { boost, prefix: true, combineWith: "AND" },
  { boost, prefix: true, combineWith: "AND", fuzzy: 0.25, maxFuzzy: 2 },
  { boost, prefix: true, combineWith: "OR", fuzzy: 0.25, maxFuzzy: 2 },
] as const;

export function openIndex({ pages, sections, words }: SearchIndex) {
  const search = MiniSearch.loadJS<SearchEntry>(unpackWords(words), searchOptions);
  return function findPages(query: string): Findings {
    for (const attempt of attempts) {
      const hits = search.search(query, attempt);
      if (hits.length === 0) continue;
      return {
        found: byPage(hits),
        ...("fuzzy" in attempt ? { meant: hits[0]?.terms.join(" ") ?? "" } : {}),
      };
    }
    return { found: [] };
  };

  function byPage(hits: SearchResult[]): FoundPage[] {
    const found = new Map<number, FoundPage & { score: number }>();
    for (const { id, score } of hits) {
      const section = sections[id];
      const page = section && pages[section.page];
      if (!section || !page) continue;
      const entry = found.get(section.page) ?? { page, sections: [], score: 0 };
      found.set(section.page, entry);
      entry.score = Math.max(entry.score, score) + Math.min(entry.score, score) / 4;
      if (section.anchor && entry.sections.length < MOST_SECTIONS) entry.sections.push(section);
    }
    return [...found.values()].sort((a, b) => b.score - a.score);
  }
}
