import MiniSearch, {
  type Options,
  type Query,
  type QueryCombination,
  type SearchResult,
} from "minisearch";
import { type PackedWords, unpackWords } from "./packed-words.ts";
import { searchTerms } from "./search-terms.ts";

interface IndexedPage {
  href: string;
  title: string;
  /** The line under its title: what kind of page it is. */
  facts: string;
  /** A sentence about a page that has no card on the listing, which the browser takes it from. */
  excerpt?: string | undefined;
  /** Of an article: its tax year. */
  year?: number | undefined;
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
  /** A word that visitors type, and the words in which the pages say it. */
  synonyms: Readonly<Record<string, string>>;
}

/** One entry a section; its id is its place in the list of sections. */
interface SearchEntry {
  id: number;
  title: string;
  heading: string;
  keywords: string;
  text: string;
}

/** Known to both sides: an index can only be read as it was written. */
export const searchOptions: Options<SearchEntry> = {
  fields: ["title", "heading", "keywords", "text"],
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
/** What a page on a closed tax year counts, so that the open year comes first. */
const CLOSED_YEAR = 0.5;
const options = { prefix: true, boost: { title: 6, heading: 3, keywords: 2 } };

export function openIndex({ pages, sections, words, synonyms }: SearchIndex, thisYear: number) {
  const search = MiniSearch.loadJS<SearchEntry>(unpackWords(words), searchOptions);
  const pageOf = ({ id }: SearchResult) => sections[id]?.page ?? -1;
  const pagesWith = (query: Query) => new Set(search.search(query, options).map(pageOf));

  /** All words in one section; if none has them, on one page; if none has, some of the words. */
  return function findPages(query: string): Findings {
    const terms = searchTerms(query);
    const asked = terms.map((term) => {
      const written = asWritten(term, synonyms[term]);
      return pagesWith(written).size > 0 ? written : (misspelt(term) ?? written);
    });
    const pagesWithEach = asked.map(pagesWith);
    const some = search.search({ combineWith: "OR", queries: asked }, options);
    const onOnePage = some.filter((hit) => pagesWithEach.every((found) => found.has(pageOf(hit))));
    const inOneSection = search.search({ combineWith: "AND", queries: asked }, options);
    const [hits = []] = [inOneSection, onOnePage, some].filter(({ length }) => length > 0);
    const differs = hits === some || asked.some((one) => "fuzzy" in one);
    return {
      found: byPage(hits, terms),
      ...(differs && hits[0] ? { meant: hits[0].terms.join(" ") } : {}),
    };
  };

  function byPage(hits: SearchResult[], terms: readonly string[]): FoundPage[] {
    const found = new Map<number, FoundPage & { score: number }>();
    for (const { id, score: plain } of hits) {
      const section = sections[id];
      const page = section && pages[section.page];
      if (!section || !page) continue;
      const { year = thisYear } = page;
      const score = year < thisYear && !terms.includes(`${year}`) ? plain * CLOSED_YEAR : plain;
      const entry = found.get(section.page) ?? { page, sections: [], score: 0 };
      found.set(section.page, entry);
      entry.score = Math.max(entry.score, score) + Math.min(entry.score, score) / 4;
      if (section.anchor && entry.sections.length < MOST_SECTIONS) entry.sections.push(section);
    }
    return [...found.values()].sort((a, b) => b.score - a.score);
  }
}

/** The word and its beginnings, or all the words that it means. */
function asWritten(term: string, synonym = ""): QueryCombination {
  const meant = searchTerms(synonym);
  const written: Query[] = [term];
  if (meant.length > 0) written.push({ combineWith: "AND", queries: meant, prefix: false });
  return { combineWith: "OR", queries: written };
}

/** A number or a short word that is nearly another one usually means another thing. */
function misspelt(term: string): QueryCombination | undefined {
  if (term.length < 5 || /\d/.test(term)) return undefined;
  return { combineWith: "OR", queries: [term], fuzzy: 0.25, maxFuzzy: 2 };
}
