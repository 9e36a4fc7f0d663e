import { searchedPages, searchSynonyms } from "#content/search.ts";
import { readArticles } from "#features/articles/article-library.server.ts";
import type { SearchIndex } from "#features/articles/search/find-pages.ts";
import {
  makeSearchIndex,
  searchableArticle,
  searchableSitePage,
} from "#features/articles/search/make-search-index.ts";
import { searchEntry } from "#features/specialties/search-entry.ts";
import { specialtiesWithPages } from "#features/specialties/specialty-library.server.ts";

let index: SearchIndex | undefined;

/** Made once: tools/build/prerendering-plugin.ts requests it before the first page is rendered. */
export async function loader(): Promise<Response> {
  const articles = await readArticles();
  index ??= makeSearchIndex(
    [
      ...articles.map(searchableArticle),
      ...specialtiesWithPages.map(searchEntry),
      ...searchedPages.map(searchableSitePage),
    ],
    searchSynonyms,
  );
  return Response.json(index);
}
