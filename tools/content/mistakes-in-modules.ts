import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { counselAnswers, counselQuestions } from "#content/counsel-questions.ts";
import { firmTimeZone } from "#content/firm.ts";
import { partnerQuotes } from "#content/pages/advisors.ts";
import { contactPage } from "#content/pages/contact.ts";
import { partners } from "#content/partners/all-partners.ts";
import { otherPortraits, portraits } from "#content/people/portraits.ts";
import { team } from "#content/people/team.ts";
import { schemaOf } from "#content-schemas/data-files.ts";
import { contentPicture } from "#design-system/pictures/content-pictures.ts";
import type { Figure } from "#tax-law/figure.ts";
import { figures } from "#tax-law/registry.ts";
import { today } from "#wording/dates.ts";
import { didYouMean } from "#wording/did-you-mean.ts";
import { formatFigure } from "#wording/figures.ts";
import { renderArticles } from "../../src/features/articles/article-library.server.ts";
import type {
  ArticleModule,
  RenderedArticle,
} from "../../src/features/articles/render/render-article.tsx";
import routes from "../../src/routes.ts";
import { type Addresses, addressesOfSite, leadsNowhere, linksIn } from "./dead-links.ts";

/** Loaded by Vite, as the build loads it: articles are MDX, and pictures are prepared. */
const modules = import.meta.glob<object>(["/content/**/*.ts", "!**/*.test.ts"], { eager: true });

export async function mistakesInModules(): Promise<string[]> {
  const { articles, mistakes } = await renderArticles(today(firmTimeZone));
  const addresses = await addressesOfSite();
  return [
    ...mistakes,
    ...articles
      .filter(({ draft }) => !draft)
      .flatMap((article) => mistakesInText(article, textOf(article.id), addresses)),
    ...Object.entries(modules).flatMap(([file, exports]) =>
      linksIn(exports, addresses).map((sentence) => `${writtenIn(file.slice(1))}: ${sentence}`),
    ),
    ...takenAddresses(await routes),
    ...answerMistakes(),
    ...emptyRoles(),
    ...portraitMistakes(),
  ];
}

/** A module that hands on a data file is written in that file. */
function writtenIn(file: string): string {
  const data = file.replace(/\.ts$/, ".json");
  return schemaOf(data) ? data : file;
}

/** What the check would say of an article's text before it is in its file. */
export async function mistakesInUnsaved(
  id: string,
  text: string,
  load: () => Promise<ArticleModule>,
): Promise<string[]> {
  const file = `content/articles/${id}.mdx`;
  const unsaved = { [`/${file}`]: load };
  const { articles, mistakes, inDrafts } = await renderArticles(today(firmTimeZone), unsaved);
  const article = articles.find((one) => one.id === id);
  return [
    ...[...mistakes, ...inDrafts].filter(
      (sentence) => /^content\/articles:/.test(sentence) || sentence.startsWith(`${file}:`),
    ),
    ...(article ? mistakesInText(article, text, await addressesOfSite()) : []),
  ];
}

const textOf = (id: string) => readFileSync(`content/articles/${id}.mdx`, "utf8");

function mistakesInText(article: RenderedArticle, text: string, addresses: Addresses): string[] {
  return [...typedFigures(article, text), ...deadLinks(article, addresses)];
}

/** A partner's page is at its id, where no other page may be. */
function takenAddresses(routes: RouteConfigEntry[]): string[] {
  const paths = routes.flatMap(({ path, children = [] }) => [
    path,
    ...children.map((page) => page.path),
  ]);
  const begins = (id: string) => paths.filter((path) => path?.split("/")[0] === id).length;
  return partners
    .filter(({ id }) => begins(id) > 1)
    .map(({ id }) => `content/partners/partners.json: id: ${id}; another page has this address`);
}

export function answerMistakes(answers = counselAnswers, day = today(firmTimeZone)): string[] {
  const ids = counselQuestions.map(({ id }) => id);
  const file = "content/counsel-answers.json";
  return answers.flatMap(({ question, date }) => [
    ...(ids.includes(question)
      ? []
      : [
          `${file}: question: ${question}; ${didYouMean(question, ids, "there is no such question")}`,
        ]),
    ...(date > day
      ? [`${file}: date: ${date}; write the day of the answer, ${day} or earlier`]
      : []),
  ]);
}

/** The contact page names the people who have these roles. */
function emptyRoles(): string[] {
  const roles = team.map(({ role }) => role);
  return contactPage.direct.answeringRoles
    .filter((role) => !roles.includes(role))
    .map(
      (role) =>
        `content/pages/contact.ts: answeringRoles: ${role}; no person in content/people/team.json has this role: ${didYouMean(role, roles, `the roles are ${roles.join(", ")}`)}`,
    );
}

function portraitMistakes(): string[] {
  const shown = [
    ...partnerQuotes.map(({ name }) => name),
    ...partners.flatMap(({ contact }) => contact.person?.name ?? []),
  ];
  const misspelt = Object.keys(otherPortraits).filter((name) => !shown.includes(name));
  return [
    ...misspelt.map(
      (name) =>
        `content/people/portraits.ts: ${name}; no page shows this name: ${didYouMean(name, shown, "write it as the page does")}`,
    ),
    ...Object.entries(portraits).flatMap(([name, written]) => {
      try {
        contentPicture(written, "portrait");
        return [];
      } catch (error) {
        return `content/people: the portrait of ${name}: ${(error as Error).message}`;
      }
    }),
  ];
}

function deadLinks({ id, bodyHtml, waits }: RenderedArticle, addresses: Addresses): string[] {
  const links = [...bodyHtml.matchAll(/ href="(\/[^"]*)"/g)].map(([, href = ""]) => href);
  // A draft may lead to another.
  return (waits ? [] : links)
    .filter((href) => leadsNowhere(href, addresses))
    .map(
      (href) => `content/articles/${id}.mdx: the link ${href}; there is no such page on the site`,
    );
}

/**
 * Amounts of the law that are typed as digits: those of four digits before their zeros, such as
 * $31,350. Three are enough from a million, or if the article reads the figure by name elsewhere.
 */
function typedFigures({ id, law }: RenderedArticle, text: string): string[] {
  const file = `content/articles/${id}.mdx`;
  // The front matter is plain text, where no figure can be named.
  const [, , body = ""] = text.split(/^---$/m);
  const typed = new Set(body.match(/\$[\d,]*\d|\d[\d.]* cents/g));
  return Object.entries<Figure>(figures).flatMap(([name, { unit, entries }]) =>
    Object.values(entries).flatMap(({ value }) => {
      const amount = formatFigure({ value, unit }).replace(" per mile", "");
      const digits = amount.replace(/[^1-9]*$/, "").replace(/\D/g, "").length;
      const isLarge = value >= 1_000_000 || law.figures.some((read) => read.name === name);
      const isExact = unit === "usd-per-mile" || (value > 5000 && digits >= (isLarge ? 3 : 4));
      return isExact && typed.has(amount)
        ? `${file}: ${amount}; write <TaxFigure name="${name}" />`
        : [];
    }),
  );
}
