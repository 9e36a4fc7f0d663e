import { firmTimeZone } from "#content/firm.ts";
import { dateFromWords, today } from "#wording/dates.ts";
import { type ArticleModule, type TypesetArticle, typesetArticle } from "./typeset-article.tsx";

const files = import.meta.glob<ArticleModule>("/content/articles/*.mdx");

let library: Promise<TypesetArticle[]> | undefined;

/** Every article, newest first and by id within a day. Only the build and the tests read it. */
export function readArticles(): Promise<TypesetArticle[]> {
  library ??= typesetAll(today(firmTimeZone));
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
    (a, b) =>
      dateFromWords(b.date).localeCompare(dateFromWords(a.date)) || a.id.localeCompare(b.id),
  );
}
