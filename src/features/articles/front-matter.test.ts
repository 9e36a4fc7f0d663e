import { describe, expect, test } from "vitest";
import { editorialTeam } from "#content/people/authors.ts";
import { parseFrontMatter } from "./front-matter.ts";

const complete = {
  title: "Prepay, bill later, buy well",
  excerpt: "x".repeat(150),
  date: "November 3, 2025",
  author: editorialTeam,
  category: "Year-End Tax Planning",
  readers: ["owner", "cpa"],
  keywords: ["a", "b", "c", "d", "e", "f", "g"],
  taxYear: 2025,
  keyFigures: [{ figure: "section-179-limit", lastDay: "year-end" }],
  lastReviewed: "2026-11-15",
  reviewBy: "2027-02-15",
};

const faultsOf = (written: unknown): string => {
  try {
    parseFrontMatter("some-article", written);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
};

test("complete front matter is taken as written, with empty lists for what was left out", () => {
  expect(parseFrontMatter("some-article", complete)).toEqual({
    ...complete,
    alsoIn: [],
    editionOf: [],
    related: [],
    featured: false,
  });
});

test.each(["February 28, 2025", "February 29, 2024", "December 31, 2025"])("%s is a day", (date) =>
  expect(parseFrontMatter("some-article", { ...complete, date }).date).toBe(date),
);

describe("an author who makes a mistake reads the file, the field and what to write", () => {
  test.each([
    ["a category that does not exist", { category: "Taxes" }, "category: use one of: Tax Updates,"],
    [
      "an author nobody knows",
      { author: "Nobody Known" },
      "author: there is no Nobody Known in content/people/authors.ts; add that person, or write",
    ],
    [
      "a reviewer nobody knows",
      { reviewer: "Nobody Known" },
      "reviewer: there is no Nobody Known in content/people/authors.ts; add that person",
    ],
    ["no reader", { readers: [] }, "readers: name at least one of: owner, employed, cpa"],
    [
      "a reader that does not exist",
      { readers: ["nurse"] },
      "readers.0: use: owner, employed, cpa",
    ],
    ["a reader named twice", { readers: ["cpa", "cpa"] }, "readers: name each reader once"],
    ["a short excerpt", { excerpt: "Too short." }, "excerpt: has 10 characters; write 120 to 200"],
    ["a date in figures", { date: "2025-11-03" }, "date: write a day such as November 3, 2025"],
    [
      "a date that the calendar does not have",
      { date: "November 31, 2025" },
      "date: there is no November 31, 2025 in the calendar",
    ],
    [
      "a date in a year without it",
      { date: "February 29, 2025" },
      "date: there is no February 29, 2025 in the calendar",
    ],
    ["an abbreviated date", { date: "Nov 3, 2025" }, "date: write a day such as November 3, 2025"],
    [
      "a month that does not exist",
      { lastReviewed: "2026-13-40" },
      "lastReviewed: there is no 2026-13-40 in the calendar",
    ],
    [
      "a day that its month does not have",
      { reviewBy: "2027-02-30" },
      "reviewBy: there is no 2027-02-30 in the calendar",
    ],
    ["six keywords", { keywords: ["a", "b", "c", "d", "e", "f"] }, "keywords: write at least 7"],
    ["a misspelt field", { tittle: "x" }, "tittle: no such field. Fields: title, excerpt, date"],
    [
      "a figure that does not exist",
      { keyFigures: [{ figure: "section-179-cap", lastDay: "year-end" }] },
      "keyFigures.0.figure: there is no such figure; names are in src/tax-law/figures",
    ],
    [
      "a last day that is a date",
      { keyFigures: [{ figure: "section-179-limit", lastDay: "2026-12-31" }] },
      "keyFigures.0.lastDay: use one of: year-end, last-estimate, return, extended-return",
    ],
    ["no key figure", { keyFigures: [] }, "keyFigures: name one or two figures"],
    [
      "two sentences",
      { stillPossible: "Amend it. Or do not." },
      "stillPossible: write one sentence that ends with a period",
    ],
    ["a review due before it was done", { reviewBy: "2026-11-15" }, "reviewBy must be a day after"],
  ])("%s", (_, mistake, message) => {
    const faults = faultsOf({ ...complete, ...mistake });
    expect(faults).toContain("content/articles/some-article.mdx");
    expect(faults).toContain(message);
  });

  test("an empty front matter lists every field that is missing", () => {
    for (const field of Object.keys(complete)) expect(faultsOf({})).toContain(`  ${field}: `);
  });
});
