import { articlePage } from "#content/knowledge-bank.ts";
import { dateFromWords } from "#wording/dates.ts";
import type { RenderedArticle } from "./render/render-article.tsx";

/** What a card, a link or a feed says about an article. */
export interface ArticleSummary
  extends Pick<
    RenderedArticle,
    "id" | "title" | "excerpt" | "date" | "author" | "category" | "alsoIn" | "featured"
  > {
  href: string;
  /** The date as YYYY-MM-DD. */
  isoDate: string;
  /** `10 min read` */
  readTime: string;
}

export function summarize(article: RenderedArticle): ArticleSummary {
  const { id, title, excerpt, date, author, category, alsoIn, featured } = article;
  return {
    ...{ id, title, excerpt, date, author, category, alsoIn, featured },
    href: `/knowledge-bank/${id}`,
    isoDate: dateFromWords(date),
    readTime: `${article.minutes} ${articlePage.minutes}`,
  };
}
