import { isoDay } from "./days.ts";
import { type ArticleModule, type TypesetArticle, typesetArticle } from "./typeset-article.tsx";

const files = import.meta.glob<ArticleModule>("/content/articles/*.mdx");

let library: Promise<TypesetArticle[]> | undefined;

/** Every article, newest first and by id within a day. Only the build and the tests read it. */
export function readArticles(): Promise<TypesetArticle[]> {
  library ??= typesetAll(new Date().toISOString().slice(0, 10));
  return library;
}

export async function typesetAll(today: string): Promise<TypesetArticle[]> {
  const articles = await Promise.all(
    Object.entries(files).map(async ([file, load]) => {
      const id = file.slice(file.lastIndexOf("/") + 1, -".mdx".length);
      return typesetArticle(id, await load(), today);
    }),
  );
  return articles.sort(
    (a, b) => isoDay(b.date).localeCompare(isoDay(a.date)) || a.id.localeCompare(b.id),
  );
}
