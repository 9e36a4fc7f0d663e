import { resolveTxt } from "node:dns/promises";
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { counselQuestions } from "#content/counsel-questions.ts";
import { firm, firmTimeZone } from "#content/firm.ts";
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
import { launchFindings, launchReport, mustBeDone } from "./launch-check/findings.ts";
import { checkMailDomain } from "./launch-check/mail-domain.ts";

/** `npm run launch-check`: what a firm must still replace before going live. */
const files = globSync("{content,protected}/**/*.{json,ts,mdx}", {
  exclude: ["**/*.test.ts"],
}).sort();
// What is found in several is listed in the first: data files, then modules, then lists of modules.
const kinds = [/\.json$/, /\/(?!all-|index\.)[^/]*\.ts$/, /\/(all-|index\.)[^/]*ts$/];
const data: Record<string, unknown> = {};
for (const file of kinds.flatMap((kind) => files.filter((name) => kind.test(name))))
  data[file] = file.endsWith(".json")
    ? (await import(resolve(file), { with: { type: "json" } })).default
    : { ...(await import(resolve(file))) };

const findings = launchFindings({
  texts: Object.fromEntries(files.map((file) => [file, readFileSync(file, "utf8")])),
  data,
  figures,
  counselQuestions,
  peopleAndProof: {
    people: [
      ...[ceo, ...team, ...partnerQuotes, ...authors].map(({ name }) => name),
      ...partners.flatMap(({ contact }) => contact.person?.name ?? []),
      ...reviews.flatMap(({ author }) => (portraits[author] ? author : [])),
    ],
    portraits,
    authors,
    reviews,
    clientLogos,
    associationLogos,
    films,
  },
  settings: process.env,
  mailDomain: await checkMailDomain(
    {
      domain: firm.email.replace(/^.*@/, ""),
      dkim: process.env.DKIM_SELECTOR
        ? {
            domain: process.env.DKIM_DOMAIN ?? firm.domain,
            selector: process.env.DKIM_SELECTOR,
          }
        : undefined,
    },
    resolveTxt,
  ),
  today: today(firmTimeZone),
});
console.log(launchReport(findings));
process.exitCode = mustBeDone(findings).length > 0 ? 1 : 0;
