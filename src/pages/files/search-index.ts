import { readArticles } from "#features/articles/article-library.server.ts";
import type { SearchIndex } from "#features/articles/search/find-articles.ts";
import { makeSearchIndex } from "#features/articles/search/make-search-index.ts";

let index: SearchIndex | undefined;

/** Made once: tools/build/prerendering-plugin.ts requests it before the first page is rendered. */
export async function loader(): Promise<Response> {
  index ??= makeSearchIndex(await readArticles());
  return Response.json(index);
}
