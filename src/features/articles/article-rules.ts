import { didYouMean } from "#wording/did-you-mean.ts";
import type { RenderedArticle } from "./render/render-article.tsx";

const MINUTES = { least: 5, most: 14 };

/**
 * What an editor must change in an article that can be rendered: what was found and what to write.
 * `ids` also has the articles that cannot.
 */
export function rulesBrokenBy(
  article: RenderedArticle,
  all: readonly Pick<RenderedArticle, "id" | "date">[],
  ids = all.map(({ id }) => id),
): string[] {
  return [
    ...(article.kind === "news" ? rulesOfNews(article) : rulesOfArticles(article)),
    ...namesOfArticles(article, all, ids),
    ...repeatedIds(article.heroHtml + article.bodyHtml).map(
      (id) => `two headings have the address #${id}; word one of them differently`,
    ),
  ];
}

function rulesOfNews({ featured }: RenderedArticle): string[] {
  return featured ? ["featured: true; feature an article, because news has no picture"] : [];
}

function rulesOfArticles({ words, minutes, heroHtml, bodyHtml }: RenderedArticle): string[] {
  const rules: [boolean, string][] = [
    [
      !heroHtml,
      "it has no hero; name a photograph in hero, write export const Hero = …, or kind: news",
    ],
    [
      minutes < MINUTES.least || minutes > MINUTES.most,
      `has ${words} words, ${minutes} minutes; write ${MINUTES.least} to ${MINUTES.most} minutes, or kind: news`,
    ],
    [
      !bodyHtml.includes('data-kind="summary"'),
      "it has no summary; write <SummaryList> with what to remember before the first heading",
    ],
  ];
  return rules.flatMap(([broken, sentence]) => (broken ? sentence : []));
}

/** An edition is newer than those it names, so that no strip leads back in time. */
function namesOfArticles(
  { date, editionOf, related }: RenderedArticle,
  all: readonly Pick<RenderedArticle, "id" | "date">[],
  ids: readonly string[],
): string[] {
  const unknown = (field: string, named: readonly string[]) =>
    named
      .filter((id) => !ids.includes(id))
      .map((id) => `${field}: ${id}; ${didYouMean(id, ids, "there is no such article")}`);
  const notOlder = all.filter((other) => editionOf.includes(other.id) && other.date >= date);
  return [
    ...unknown("editionOf", editionOf),
    ...unknown("related", related),
    ...notOlder.map(({ id }) => `editionOf: ${id}; name an article that is older`),
  ];
}

function repeatedIds(html: string): string[] {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}
