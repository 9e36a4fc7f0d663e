import { didYouMean } from "#wording/did-you-mean.ts";
import { formatNumber } from "#wording/numbers.ts";
import type { RenderedArticle } from "./render/render-article.tsx";
import { countWords, textBlocks } from "./render/text-in-html.ts";

const MINUTES = { least: 5, most: 14 };
const WORDS = { inShort: 120, inAll: 1600 };
/** The specification fixes the length of each article until this day. */
const SPECIFIED_UNTIL = "2025-11-03";

/**
 * The words that have a limit: all that is read from top to bottom, charts, tables and deadlines
 * counted. Not counted are law notes, what is folded for a CPA or looked up by row, calculators,
 * invitations, and the sources after the body.
 */
const limitedWords = (html: string): number =>
  countWords(textBlocks(html, ["data-not-counted", "data-law-note"]));

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

function rulesOfArticles(article: RenderedArticle): string[] {
  const { words, minutes, date, heroHtml, inShortHtml, bodyHtml } = article;
  const inShort = limitedWords(inShortHtml);
  const inAll = limitedWords(heroHtml + bodyHtml);
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
      !inShortHtml.includes('data-kind="summary"'),
      "it has no summary; write <SummaryList> with what to remember before the first heading",
    ],
    [
      inShort > WORDS.inShort,
      `the summary under its title has ${inShort} words; write at most ${WORDS.inShort}`,
    ],
    [
      inAll > WORDS.inAll && date > SPECIFIED_UNTIL,
      `has ${formatNumber(inAll)} words to read; write at most ${formatNumber(WORDS.inAll)}, or put what only a CPA needs into <ForYourCpa>`,
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
