import { articlePage } from "#content/knowledge-bank.ts";
import { dateFromWords } from "#wording/dates.ts";
import type { TypesetArticle } from "./typeset-article.tsx";

/** What a card, a link or a feed says about an article. */
export interface ArticleSummary
  extends Pick<
    TypesetArticle,
    "id" | "title" | "excerpt" | "date" | "author" | "category" | "alsoIn" | "featured"
  > {
  href: string;
  /** The date as YYYY-MM-DD. */
  isoDate: string;
  /** `10 min read` */
  readTime: string;
}

export function summarize(article: TypesetArticle): ArticleSummary {
  const { id, title, excerpt, date, author, category, alsoIn, featured } = article;
  return {
    ...{ id, title, excerpt, date, author, category, alsoIn, featured },
    href: `/knowledge-bank/${id}`,
    isoDate: dateFromWords(date),
    readTime: `${article.minutes} ${articlePage.minutes}`,
  };
}
