import { expect, test } from "vitest";
import { feeWords } from "#content/fees.ts";
import { calculatorId } from "#content/navigation.ts";
import { servicesWithPages } from "#content/services/all-services.ts";
import { rdTaxCredits } from "#content/services/rd-tax-credits.ts";
import { specialtiesWithPages } from "#features/specialties/specialty-library.server.ts";
import { lawNotesOn } from "#tax-law/law-notes.ts";
import {
  attribute,
  type HtmlElement,
  textOf,
  wordsIn,
} from "../support/built-pages/html-document.ts";
import { onEveryPage, parsedPages } from "../support/built-pages/on-every-page.ts";
import { all } from "../support/built-pages/site-links.ts";

const rdPath = `/services/${rdTaxCredits.id}`;

onEveryPage(
  "with contents lists sections that it has, in their order and by their own names",
  ({ path }) => {
    const links = all(path, "[data-contents] a").map((a) => [attribute(a, "href"), textOf(a)]);
    const headings = all(path, "main h2[id], main h3[id]")
      .map((heading) => [`#${attribute(heading, "id")}`, textOf(heading)])
      .filter(([href]) => links.some(([link]) => link === href));
    return JSON.stringify(links) === JSON.stringify(headings) ? [] : [JSON.stringify(links)];
  },
  parsedPages.filter(({ path }) => all(path, ".page-contents").length > 0),
);

test("the R&D page says the price before its first section, and answers what it costs first", () => {
  const main = all(rdPath, "main").map(textOf).join();
  const [first = ""] = all(rdPath, "main h2").map(textOf);
  expect(main.indexOf(feeWords.inShort)).toBeGreaterThan(-1);
  expect(main.indexOf(feeWords.inShort)).toBeLessThan(main.indexOf(first));
  expect(all(rdPath, "main details.disclosure").map(textOf)[0]).toContain(feeWords.faqAnswer);
});

onEveryPage(
  "folds its notes on the law, where readers come for something else",
  ({ path }) => {
    const text = all(path, "main").map(textOf).join();
    const inFolds = all(path, "details").map(textOf).join();
    return lawNotesOn("research-credit")
      .filter(({ statement }) => text.includes(statement) && !inFolds.includes(statement))
      .map(({ title }) => title);
  },
  parsedPages.filter(({ path }) => path === rdPath || path.startsWith("/specialties/")),
);

test.each(servicesWithPages.filter(({ id }) => id !== rdTaxCredits.id))(
  "/services/$id keeps its warnings in sight",
  ({ id }) => {
    const askFirst = 'section[aria-labelledby="ask-first"]';
    expect(all(`/services/${id}`, `${askFirst} time`)).not.toEqual([]);
    expect(all(`/services/${id}`, `${askFirst} details time`)).toEqual([]);
  },
);

const mostWordsOnSpecialty = 900;

/** Beside the text: navigation, the calculator, and the section of notes on the law. */
const besideTheText = (element: HtmlElement) =>
  element.tagName === "nav" ||
  attribute(element, "id") === calculatorId ||
  attribute(element, "aria-labelledby") === "law";

const specialtyPages = specialtiesWithPages.flatMap(({ path, page }) =>
  parsedPages.filter((built) => built.path === path).map((built) => ({ ...built, page })),
);

onEveryPage(
  `of a specialty has at most ${mostWordsOnSpecialty} words and names its hours log`,
  ({ path }) => {
    const { hoursLog } = specialtyPages.find((one) => one.path === path)?.page.practice ?? {};
    const [main] = all(path, "main");
    if (!main || !hoursLog) return ["not a page of a specialty"];
    const words = wordsIn(main, besideTheText);
    return [
      ...(words > mostWordsOnSpecialty ? [`${words} words`] : []),
      ...(textOf(main).includes(hoursLog) ? [] : ["no hours log"]),
    ];
  },
  specialtyPages,
);
