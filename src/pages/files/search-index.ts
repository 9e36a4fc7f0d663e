import { readArticles } from "#features/articles/article-library.server.ts";
import { makeSearchIndex } from "#features/articles/search/make-search-index.ts";

export const loader = async () => Response.json(makeSearchIndex(await readArticles()));
