import { readFileSync } from "node:fs";
import { firmTimeZone } from "#content/firm.ts";
import { today } from "#wording/dates.ts";
import { publishedArticles } from "../../../src/prerendered-paths.ts";

/** The front matter of every published article. Tests take the number and names of articles from here. */
export const articles = publishedArticles(today(firmTimeZone)).map((id) => {
  const source = readFileSync(`content/articles/${id}.mdx`, "utf8");
  const [, frontMatter = "", body = ""] = source.split(/^---\n/m);
  const field = (name: string) =>
    new RegExp(`^${name}: "?(.*?)"?$`, "m").exec(frontMatter)?.[1] ?? "";
  const alsoIn = /^alsoIn:\n((?: +- .*\n)+)/m.exec(frontMatter)?.[1] ?? "";
  return {
    path: `/knowledge-bank/${id}`,
    title: field("title"),
    date: field("date"),
    categories: [
      field("category"),
      ...[...alsoIn.matchAll(/- "?(.*?)"?$/gm)].map(([, name = ""]) => name),
    ],
    readers: /^readers: \[(.*)\]$/m.exec(frontMatter)?.[1]?.split(", ") ?? [],
    editionOf: /^editionOf: \[(.*)\]$/m.exec(frontMatter)?.[1]?.split(", ") ?? [],
    featured: field("featured") === "true",
    taxYear: Number(field("taxYear")),
    body,
  };
});

export const articlesIn = (category: string) =>
  articles.filter(({ categories }) => categories.includes(category));

export type Article = (typeof articles)[number];

export const newestArticles = articles.toSorted((one, other) => other.date.localeCompare(one.date));
