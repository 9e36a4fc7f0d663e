import { readFileSync } from "node:fs";
import { firmTimeZone } from "#content/firm.ts";
import { parseFrontMatter } from "#features/articles/front-matter.ts";
import { today } from "#wording/dates.ts";
import { publishedArticles } from "../../../src/prerendered-paths.ts";
import { readArticle } from "../../../tools/editor/articles/article-file.ts";

/** Every published article. Tests take the number and names of articles from here. */
export const articles = publishedArticles(today(firmTimeZone)).map((id) => {
  const { fields, body } = readArticle(readFileSync(`content/articles/${id}.mdx`, "utf8"));
  const { category, alsoIn, ...rest } = parseFrontMatter(id, fields);
  return { ...rest, path: `/knowledge-bank/${id}`, categories: [category, ...alsoIn], body };
});

export type Article = (typeof articles)[number];
