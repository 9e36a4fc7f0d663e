import { describe, expect, test } from "vitest";
import { resultsEmail } from "#content/calculators/results-email.ts";
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
