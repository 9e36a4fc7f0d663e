import { expect, test } from "vitest";
import { parseFrontMatter } from "./front-matter.ts";

const complete = {
  title: "Prepay, bill later, buy well",
  excerpt: "x".repeat(150),
  date: "2025-11-03",
  category: "Year-End Tax Planning",
  readers: ["owner", "cpa"],
  keywords: ["a", "b", "c", "d", "e", "f", "g"],
  taxYear: 2025,
  keyFigures: [{ figure: "section-179-limit", lastDay: "year-end" }],
  picture: { kind: "dots", year: 2025, key: "charitable-cash-limit", label: "of income" },
  lastReviewed: "2026-11-15",
  reviewBy: "2027-02-15",
};

const sentencesOn = (written: unknown): string => {
  try {
    parseFrontMatter("some-article", written);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
};

test("complete front matter is taken as written, with empty lists for what was left out", () => {
  const { reviewBy: _, ...fields } = complete;
  expect(parseFrontMatter("some-article", complete)).toEqual({
    ...fields,
    kind: "article",
    draft: false,
    alsoIn: [],
    editionOf: [],
    related: [],
    featured: false,
  });
});

test.each<[string, object, string]>([
  ["a category that is not there", { category: "Taxes" }, "category: Taxes; use one of: Tax Up"],
  ["a misspelt category", { category: "Tax Update" }, "Tax Update; did you mean Tax Updates"],
  [
    "an author not on the list",
    { author: "Zoe Quill" },
    "author: Zoe Quill; add this person to content/people/authors.json",
  ],
  ["no reader", { readers: [] }, "readers: name at least one of: owner, employed, cpa"],
  ["an unknown reader", { readers: ["nurse"] }, "readers 1: nurse; use one of: owner, employed"],
  ["a reader named twice", { readers: ["cpa", "cpa"] }, "readers: name each reader once"],
  ["an unknown kind", { kind: "new" }, "kind: new; use one of: article, news"],
  ["a short excerpt", { excerpt: "Too short." }, "excerpt: has 10 characters; write 120 to 200"],
  ["a date in figures", { date: "11/12/2026" }, "date: 11/12/2026; write 2026-11-12"],
  ["six keywords", { keywords: ["a", "b", "c", "d", "e", "f"] }, "keywords: write at least 7"],
  ["a misspelt field", { tittle: "x" }, "tittle: there is no such field; did you mean title?"],
  [
    "a figure half remembered",
    { keyFigures: [{ figure: "business-milage", lastDay: "year-end" }] },
    "keyFigures 1, figure: business-milage; did you mean standard-mileage-rate",
  ],
  [
    "a last day that is a date",
    { keyFigures: [{ figure: "section-179-limit", lastDay: "2026-12-31" }] },
    "keyFigures 1, lastDay: 2026-12-31; use one of: year-end, last-estimate, return",
  ],
  ["no key figure", { keyFigures: [] }, "keyFigures: name one or two figures"],
  [
    "a drawing that is not there",
    { picture: { ...complete.picture, kind: "pie" } },
    "picture, kind: pie; write kind: columns, bars, band, dots, ticks or parts",
  ],
  [
    "a picture of a year without its figure",
    { picture: { ...complete.picture, year: 1999 } },
    "picture, year: there is no charitable-cash-limit of that year; use one of: 20",
  ],
  [
    "a picture that says its year twice",
    { picture: { ...complete.picture, label: "of income in 2025" } },
    "picture, label: leave the year out; the card adds it",
  ],
  [
    "bars with a misspelt field",
    { picture: { ...complete.picture, kind: "bars", figure: [] } },
    "picture, figure: there is no such field; did you mean figures?",
  ],
  [
    "a hero without a description",
    { hero: { file: "a.jpg" } },
    "hero, alt: is missing; write what",
  ],
  ["two sentences", { stillPossible: "Do. Or not." }, "Do. Or not.; write one sentence that ends"],
  [
    "a review due before it was done",
    { reviewBy: "2026-11-15" },
    "reviewBy: 2026-11-15; write a day after 2026-11-15",
  ],
])("%s is answered with the field and what to write", (_, mistake, sentence) => {
  const sentences = sentencesOn({ ...complete, ...mistake });
  expect(sentences).toMatch(/^content\/articles\/some-article\.mdx: /);
  expect(sentences).toContain(sentence);
});

test("news needs a title, an excerpt, a date, a category and readers", () => {
  const { title, date, category, readers } = complete;
  const news = { kind: "news", title, excerpt: "Out now.", date, category, readers };
  expect(parseFrontMatter("some-news", news)).toMatchObject({
    taxYear: 2025,
    lastReviewed: date,
    keyFigures: [],
  });
});

test("an empty front matter lists every field that is missing", () => {
  for (const field of Object.keys(complete))
    expect(sentencesOn({})).toContain(`.mdx: ${field}: is missing; `);
});
