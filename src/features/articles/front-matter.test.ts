import { describe, expect, test } from "vitest";
import { parseFrontMatter } from "./front-matter.ts";

const complete = {
  title: "Prepay, bill later, buy well",
  excerpt: "x".repeat(150),
  date: "November 3, 2025",
  author: "Ledgerwell Editorial Team",
  category: "Year-End Tax Planning",
  keywords: ["a", "b", "c", "d", "e", "f", "g"],
  readMinutes: 12,
  taxYear: 2025,
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
    featured: false,
  });
});

describe("an author who makes a mistake reads the file, the field and what to write", () => {
  test.each([
    ["a category that does not exist", { category: "Taxes" }, "category: use one of: Tax Updates,"],
    ["a short excerpt", { excerpt: "Too short." }, "excerpt: has 10 characters; write 120 to 200"],
    ["a date in figures", { date: "2025-11-03" }, "date: write a day such as November 3, 2025"],
    [
      "a day that does not exist",
      { lastReviewed: "2026-13-40" },
      "lastReviewed: this day does not",
    ],
    ["six keywords", { keywords: ["a", "b", "c", "d", "e", "f"] }, "keywords: write at least 7"],
    ["a misspelt field", { tittle: "x" }, "tittle: no such field. Fields: title, excerpt, date"],
    ["minutes in words", { readMinutes: "ten" }, "readMinutes: write a whole number of minutes"],
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
