import { expect, test } from "vitest";
import { resultsEmail } from "#content/results-email.ts";
import { pages } from "../support/built-site.ts";
import { addressWithin, documents, linksOn, whyDead } from "../support/site-links.ts";

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
