import type { ArticleOfSite } from "../http/static-files/site-description.ts";

export type ReadArticles = () => Promise<readonly ArticleOfSite[]>;

/** The articles with these ids, in the order of the ids. One that has left the site is left out. */
export function chosenArticles(
  ids: readonly string[],
  articles: readonly ArticleOfSite[],
): Omit<ArticleOfSite, "date">[] {
  return ids.flatMap((id) => {
    const found = articles.find((article) => article.id === id);
    if (found === undefined) return [];
    const { date: _, ...shown } = found;
    return [shown];
  });
}
