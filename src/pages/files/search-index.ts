import { searchedPages, searchSynonyms } from "#content/search.ts";
import { readArticles } from "#features/articles/article-library.server.ts";
import {
  makeSearchIndex,
  searchableArticle,
  searchableSitePage,
} from "#features/articles/search/make-search-index.ts";
import { searchEntry } from "#features/specialties/search-entry.ts";
import { specialtiesWithPages } from "#features/specialties/specialty-library.server.ts";

export async function loader(): Promise<Response> {
  const articles = await readArticles();
  return Response.json(
    makeSearchIndex(
      [
        ...articles.map(searchableArticle),
        ...specialtiesWithPages.map(searchEntry),
        ...searchedPages.map(searchableSitePage),
      ],
      searchSynonyms,
    ),
  );
}
