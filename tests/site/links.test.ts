import { describe, expect, test } from "vitest";
import {
  specialtiesPath,
  specialtyPath,
} from "#content/calculators/practice-types/all-practice-types.ts";
import { resultsEmail } from "#content/calculators/results-email.ts";
import { type CaseStudy, caseStudies } from "#content/cases/case-studies.ts";
import { homeCases } from "#content/cases/home-cases.ts";
import { disclaimer } from "#content/firm.ts";
import { calculatorHref } from "#content/navigation.ts";
import { servicesWithPages } from "#content/services/all-services.ts";
import { pages } from "../support/built-pages/built-site.ts";
import { textOf } from "../support/built-pages/html-document.ts";
import { addressWithin, documents, linksOn, whyDead } from "../support/built-pages/site-links.ts";

test.each(pages)("links and files on $path all lead somewhere", ({ path }) => {
  const targets = linksOn(path).flatMap((url) => addressWithin(url, path) ?? []);
  const dead = targets.flatMap((target) => {
    const why = whyDead(target);
    return why ? `${target.pathname}${target.hash}: ${why}` : [];
  });
  expect([...new Set(dead)]).toEqual([]);
});

test.each(resultsEmail.calculatorPages)("%s has the calculator that e-mails reopen", (path) => {
  const islands = documents.get(path)?.querySelectorAll('[data-island="rd-calculator"]');
  expect(islands).toHaveLength(1);
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

const specialtyPages = pages.filter(({ path }) => path.startsWith(`${specialtiesPath}/`));

describe("the pages of specialties", () => {
  test.each(["/", "/services/rd-tax-credits", "/knowledge-bank"])("are reached from %s", (path) => {
    expect(linksOn(path)).toContain(specialtiesPath);
  });

  test.each([specialtiesPath, "/services/rd-tax-credits"])("are all linked from %s", (path) => {
    const paths = specialtyPages.map((page) => page.path);
    expect(linksOn(path)).toEqual(expect.arrayContaining(paths));
  });

  test.each(specialtyPages)(
    "$path is linked from the cases of its specialty, and back",
    ({ path }) => {
      const own = ({ specialtyId = "" }) => specialtyPath(specialtyId) === path;
      const hasCredit = ({ strategies }: CaseStudy) =>
        strategies.some(({ working }) => working.kind === "credit");
      const research = homeCases.filter(own);
      const plans = caseStudies.filter(own);
      if (research.length > 0) expect(linksOn("/")).toContain(path);
      if (plans.length > 0) expect(linksOn("/case-studies")).toContain(path);
      expect(linksOn(path)).toEqual(
        expect.arrayContaining([
          ...research.map(({ id }) => `/?case=${id}#case-studies`),
          ...plans.filter(hasCredit).map(({ id }) => `/case-studies?case=${id}`),
        ]),
      );
    },
  );
});

describe.each(servicesWithPages)("/services/$id", ({ id, reading = [] }) => {
  test("leads to its articles", () => {
    const articles = reading.map((article) => `/knowledge-bank/${article}`);
    expect(linksOn(`/services/${id}`)).toEqual(expect.arrayContaining(articles));
  });
});

test.each(["/", "/services", "/services/rd-tax-credits", "/advisors", "/about"])(
  "%s shows the whole disclaimer once",
  (path) => {
    const body = documents.get(path)?.querySelector("body");
    expect(body && textOf(body).split(disclaimer.full)).toHaveLength(2);
  },
);
