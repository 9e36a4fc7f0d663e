import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";

/** An article as its built page presents it: feeds and search say what the page says. */
export interface BuiltArticle {
  id: string;
  title: string;
  excerpt: string;
  category: string;
  author: string;
  published: string;
  reviewed: string;
  minutes: number;
  /** Markup of the running text. */
  bodyHtml: string;
}

/** Read from the structured data and the text of each page, newest first as on the listing. */
export function readBuiltArticles(client: string): BuiltArticle[] {
  return globSync("knowledge-bank/*/index.html", { cwd: client })
    .map((file) => describe(basename(dirname(file)), readFileSync(`${client}/${file}`, "utf8")))
    .sort((a, b) => b.published.localeCompare(a.published) || a.id.localeCompare(b.id));
}

function describe(id: string, html: string): BuiltArticle {
  const data = structuredData(html);
  if (!data) throw new Error(`The built page of the article ${id} has no structured data`);
  return {
    id,
    title: data.headline,
    excerpt: data.description,
    category: data.articleSection,
    author: data.author.name,
    published: data.datePublished,
    reviewed: data.dateModified,
    minutes: Number(/\d+/.exec(data.timeRequired)?.[0]),
    bodyHtml: contentsOf(html, '<div class="article-body">'),
  };
}

function structuredData(html: string) {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks]
    .map(([, json = ""]) => JSON.parse(json))
    .find((data) => data["@type"] === "Article");
}

/** What stands inside the element that opens with this tag. */
function contentsOf(html: string, openingTag: string): string {
  const start = html.indexOf(openingTag) + openingTag.length;
  let depth = 1;
  for (const { 0: tag, index } of html.slice(start).matchAll(/<\/?div\b/g)) {
    depth += tag === "<div" ? 1 : -1;
    if (depth === 0) return html.slice(start, start + index);
  }
  throw new Error(`${openingTag} is not there, or is not closed`);
}
