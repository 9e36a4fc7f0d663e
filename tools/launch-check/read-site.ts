import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { counselAnswers, counselQuestions } from "#content/counsel-questions.ts";
import { firmTimeZone } from "#content/firm.ts";
import { partnerQuotes } from "#content/pages/advisors.ts";
import { partners } from "#content/partners/all-partners.ts";
import { authors } from "#content/people/authors.ts";
import { portraits } from "#content/people/portraits.ts";
import { ceo, team } from "#content/people/team.ts";
import { films } from "#content/proof/film.ts";
import { associationLogos, clientLogos } from "#content/proof/logos.ts";
import { reviews } from "#content/proof/reviews.ts";
import { figures } from "#tax-law/registry.ts";
import { today } from "#wording/dates.ts";
import type { SiteForLaunch } from "./findings.ts";

/** What the launch check needs of the content. */
export async function readSite(): Promise<Omit<SiteForLaunch, "settings" | "mailDomain">> {
  const files = globSync("{content,protected}/**/*.{json,ts,mdx,svg}", {
    exclude: ["**/*.test.ts"],
  }).sort();
  const texts = Object.fromEntries(files.map((file) => [file, readFileSync(file, "utf8")]));
  // A module that hands on a data file repeats it, and one that takes words from MDX Node cannot load.
  const loaded = files.filter((file) => !/\.mdx";|\.json" with/.test(texts[file] ?? ""));
  // What is found in several is listed in the first: data files, modules, lists of modules.
  const kinds = [/\.json$/, /\/(?!all-|index\.)[^/]*\.ts$/, /\/(all-|index\.)[^/]*ts$/];
  const data: Record<string, unknown> = {};
  for (const file of kinds.flatMap((kind) => loaded.filter((name) => kind.test(name))))
    data[file] = file.endsWith(".json")
      ? (await import(resolve(file), { with: { type: "json" } })).default
      : { ...(await import(resolve(file))) };
  return {
    texts,
    data,
    figures,
    counselQuestions,
    answered: counselAnswers.map(({ question }) => question),
    peopleAndProof: {
      people: [
        ...[ceo, ...team, ...partnerQuotes, ...authors].map(({ name }) => name),
        ...partners.flatMap(({ contact }) => contact.person?.name ?? []),
        ...reviews.flatMap(({ author }) => (portraits[author] ? author : [])),
      ],
      team: [ceo, ...team].map(({ name }) => name),
      portraits,
      authors,
      reviews,
      clientLogos,
      associationLogos,
      films,
    },
    today: today(firmTimeZone),
  };
}
