import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { articlePictures } from "#content/article-pictures.ts";
import { articleBody } from "#content/knowledge-bank.ts";
import type { FigureEntry } from "#tax-law/figure.ts";
import { figure } from "#tax-law/look-up.ts";
import { type FigureName, figures } from "#tax-law/registry.ts";
import { formatFigure } from "#wording/figures.ts";
import { typesetAll } from "./article-library.server.ts";
import { specifiedArticles } from "./articles.specification.ts";
import { textBlocks } from "./text-in-html.ts";
import { type ArticleModule, type TypesetArticle, typesetArticle } from "./typeset-article.tsx";

const TODAY = "2026-11-15";
const modules = import.meta.glob<ArticleModule>("/content/articles/*.mdx", { eager: true });
const fileOf = (id: string) => `/content/articles/${id}.mdx`;

const articles = await typesetAll(TODAY);
const textOf = ({ heroHtml, bodyHtml }: TypesetArticle): string =>
  textBlocks(heroHtml + bodyHtml)
    .map(({ text }) => text)
    .join("\n");

test("there are the twelve articles of the specification", () => {
  expect(articles.map(({ id }) => id).sort()).toEqual(Object.keys(specifiedArticles).sort());
});

test("one article is featured", () => {
  const featured = articles.filter((article) => article.featured).map(({ id }) => id);
  expect(featured).toEqual(["rd-tax-credits-are-back-2025"]);
});

test("a word count of each article", () => {
  const lines = articles.map(
    ({ id, words, minutes }) => `${String(words).padStart(6)} words ${minutes} min  ${id}`,
  );
  console.log(lines.join("\n"));
});

describe.each(articles)("$id", (article) => {
  const specified = specifiedArticles[article.id];

  test("takes as long to read as it says, and as specified", () => {
    expect(article.minutes).toBe(article.readMinutes);
    const [least, most] = specified?.minutes ?? [5, 14];
    expect(article.minutes).toBeGreaterThanOrEqual(least);
    expect(article.minutes).toBeLessThanOrEqual(most);
  });

  test("has its category, and the year-end set its date", () => {
    if (specified) expect(article.category).toBe(specified.category);
    if (article.category === "Year-End Tax Planning") expect(article.date).toBe("November 3, 2025");
  });

  test("has a picture for its card", () => {
    expect(articlePictures).toHaveProperty(article.id);
  });

  test("gives no id twice", () => {
    const markup = article.heroHtml + article.bodyHtml;
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test.each(specified?.figures ?? [])("states the specified figure %s, by its name", (name) => {
    const used = article.law.figures.map((read) => read.name);
    expect(used).toContain(name);
    const found = figure(name, article.taxYear);
    const forms = [formatFigure(found), formatFigure(found, "short")];
    expect(forms.some((form) => textOf(article).includes(form))).toBe(true);
  });

  test.each(specified?.says ?? [])("says %s", (words) => {
    expect(textOf(article)).toMatch(words);
  });
});

test("no two articles share a sentence", () => {
  const owners = new Map<string, string>();
  const shared: string[] = [];
  for (const { id, heroHtml, bodyHtml } of articles)
    for (const sentence of sentencesOf(heroHtml + bodyHtml)) {
      const owner = owners.get(sentence);
      if (owner && owner !== id) shared.push(`${owner} and ${id}: ${sentence}`);
      owners.set(sentence, id);
    }
  expect(shared).toEqual([]);
});

/** Words of our components, such as the names of lists; notes made from the tax-law data likewise. */
const brought = new Set([articleBody.bring, "(opens in a new tab)"].map(plain));

/** Of five words and more; the label of a line in a slip or a table is none. */
function sentencesOf(html: string): string[] {
  return textBlocks(html, ["data-furniture", "data-from-law"])
    .filter(({ element }) => !/^(dt|dd|th)$/.test(element))
    .flatMap(({ text }) => text.split(/(?<=[.?!:])\s+|(?= \(opens)/))
    .map(plain)
    .filter((sentence) => sentence.split(" ").length >= 5 && !brought.has(sentence));
}

function plain(sentence: string): string {
  return sentence
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]/gu, "")
    .trim();
}

describe("changing one figure changes every article that states it", () => {
  const statedIn = new Map<FigureName, Set<string>>();
  for (const { id, law } of articles)
    for (const { name } of law.figures)
      statedIn.set(name, new Set([...(statedIn.get(name) ?? []), id]));

  test.each([...statedIn])("%s", (name, ids) => {
    withFigureChanged(name, () => {
      for (const id of ids) {
        const before = articles.find((article) => article.id === id);
        expect(markupNow(id)).not.toBe(before && before.heroHtml + before.bodyHtml);
      }
    });
  });

  /** A figure whose drawing no longer adds up stops the build: that is a change nobody overlooks. */
  function markupNow(id: string): string {
    try {
      const now = typesetArticle(id, modules[fileOf(id)] as ArticleModule, TODAY);
      return now.heroHtml + now.bodyHtml;
    } catch (error) {
      return String(error);
    }
  }

  function withFigureChanged(name: FigureName, run: () => void): void {
    const entries = figures[name].entries as Record<string, FigureEntry>;
    const asEntered = { ...entries };
    for (const [year, entry] of Object.entries(asEntered))
      entries[year] = { ...entry, value: entry.value * 1.5 + 1 };
    try {
      run();
    } finally {
      Object.assign(entries, asEntered);
    }
  }
});

test("an article that reads a figure of dollars by its name nowhere types its digits as well", () => {
  const typed = articles.flatMap(({ id, law }) => {
    const amounts: string[] = readFileSync(`.${fileOf(id)}`, "utf8").match(/\$[\d,]*\d/g) ?? [];
    return law.figures
      .filter(({ unit, value }) => unit === "usd" && value > 5000 && value % 1000 !== 0)
      .filter((read) => amounts.includes(formatFigure(read)))
      .map((read) => `${id}: ${formatFigure(read)} is ${read.name}`);
  });
  expect(typed).toEqual([]);
});
