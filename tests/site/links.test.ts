import { describe, expect, test } from "vitest";
import {
  specialtiesPath,
  specialtyPath,
} from "#content/calculators/practice-types/all-practice-types.ts";
import { resultsEmail } from "#content/calculators/results-email.ts";
import { caseStudies } from "#content/cases/case-studies.ts";
import { homeCases } from "#content/cases/home-cases.ts";
import { disclaimer } from "#content/disclaimer.ts";
import { calculatorHref } from "#content/navigation.ts";
import { servicesWithPages } from "#content/services/all-services.ts";
import { addressesOf, textOf } from "../support/built-pages/html-document.ts";
import { onEveryPage, parsedPages } from "../support/built-pages/on-every-page.ts";
import { addressWithin, all, linksOn, whyDead } from "../support/built-pages/site-links.ts";

onEveryPage("links and files on a page all lead somewhere", ({ path }) => {
  const targets = linksOn(path).flatMap((url) => addressWithin(url, path) ?? []);
  const dead = targets.flatMap((target) => {
    const why = whyDead(target);
    return why ? `${target.pathname}${target.hash}: ${why}` : [];
  });
  return [...new Set(dead)];
});

onEveryPage("a page loads nothing from another host", ({ path, document }) =>
  addressesOf(document)
    .filter(({ url, loaded }) => loaded && !url.startsWith("data:"))
    .filter(({ url }) => addressWithin(url, path) === undefined)
    .map(({ element, url }) => `${element} ${url}`),
);

test.each(resultsEmail.calculatorPages)("%s has the calculator that e-mails reopen", (path) => {
  expect(all(path, '[data-island="rd-calculator"]')).toHaveLength(1);
});

test.each([
  "/services/rd-tax-credits",
  "/advisors",
  "/rd-tax-credit-summary",
  "/knowledge-bank/rd-tax-credits-are-back-2025",
  "/knowledge-bank/clinical-activities-that-qualify-for-rd-credits",
])("%s leads to the calculator and to the Form 6765 worksheet", (path) => {
  expect(linksOn(path)).toEqual(expect.arrayContaining([calculatorHref, "/advisors/form-6765"]));
});

const specialtyPages = parsedPages.filter(({ path }) => path.startsWith(`${specialtiesPath}/`));

describe("the pages of specialties", () => {
  test.each(["/", "/services/rd-tax-credits", "/knowledge-bank"])("are reached from %s", (path) => {
    expect(linksOn(path)).toContain(specialtiesPath);
  });

  test.each([specialtiesPath, "/services/rd-tax-credits"])("are all linked from %s", (path) => {
    const paths = specialtyPages.map((page) => page.path);
    expect(linksOn(path)).toEqual(expect.arrayContaining(paths));
  });

  onEveryPage(
    "are linked from the cases of their specialty, and back",
    ({ path }) => {
      const own = ({ specialtyId = "" }) => specialtyPath(specialtyId) === path;
      const research = homeCases.filter(own);
      const plans = caseStudies.filter(own);
      const expected: [from: string, to: string][] = [
        ...research.flatMap(({ id }): [string, string][] => [
          ["/", path],
          [path, `/?case=${id}#case-studies`],
        ]),
        ...plans.flatMap(({ id }): [string, string][] => [
          ["/case-studies", path],
          [path, `/case-studies?case=${id}`],
        ]),
      ];
      return expected
        .filter(([from, to]) => !linksOn(from).includes(to))
        .map(([from, to]) => `${from} does not lead to ${to}`);
    },
    specialtyPages,
  );
});

test.each(servicesWithPages)("/services/$id leads to its articles", ({ id, reading = [] }) => {
  const articles = reading.map((article) => `/knowledge-bank/${article}`);
  expect(linksOn(`/services/${id}`)).toEqual(expect.arrayContaining(articles));
});

test.each(["/", "/services", "/services/rd-tax-credits", "/advisors", "/about"])(
  "%s shows the whole disclaimer once",
  (path) => {
    expect(all(path, "body").map(textOf).join().split(disclaimer.full)).toHaveLength(2);
  },
);
