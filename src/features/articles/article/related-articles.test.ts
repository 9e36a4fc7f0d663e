import { describe, expect, test } from "vitest";
import { laterEditionsOf, previousAndNext, relatedTo } from "./related-articles.ts";

type Reader = "owner" | "employed" | "cpa";
const article = (
  id: string,
  category: "Tax Updates" | "Charitable Strategies",
  keywords: string[],
  readers: Reader[] = ["owner"],
  taxYear = 2026,
) => ({
  ...{ id, category, keywords, readers, taxYear },
  alsoIn: [],
  related: [] as string[],
});
const credit = article("credit", "Tax Updates", ["research credit", "section 174A"]);
const clinic = article("clinic", "Charitable Strategies", ["clinical research", "section 41"]);
const giving = article("giving", "Charitable Strategies", ["appraisal", "gift of stock"]);
const letter = article("letter", "Tax Updates", ["section 174A", "deadline"]);
const art = article("art", "Charitable Strategies", ["art"]);
const all = [credit, clinic, giving, letter, art];

describe("related articles", () => {
  test("are the nearest by category and keywords, never the article itself", () => {
    expect(relatedTo(credit, all).map(({ id }) => id)).toEqual(["letter", "clinic", "giving"]);
  });

  test("are for the reader for whom the article is written, and of a later year first", () => {
    const w2 = article("w2", "Tax Updates", ["student loans"], ["employed", "owner"]);
    const loans = article("loans", "Tax Updates", ["student loans"], ["employed"]);
    const older = article("older", "Tax Updates", ["student loans"], ["employed"], 2025);
    const pay = article("pay", "Tax Updates", ["student loans"], ["owner", "cpa"]);
    const related = relatedTo(w2, [w2, pay, older, loans]);
    expect(related.map(({ id }) => id)).toEqual(["loans", "older"]);
  });

  test("begin with those that the article names and that are published", () => {
    const named = { ...credit, related: ["art"] };
    expect(relatedTo(named, all).map(({ id }) => id)).toEqual(["art", "letter", "clinic"]);
    const early = { ...credit, related: ["not-published-yet", "art"] };
    expect(relatedTo(early, all)).toEqual(relatedTo(named, all));
  });
});

test("later editions are those that name the article, the latest tax year first", () => {
  const [old, newer, newest, other] = [
    { id: "vehicles-2025", taxYear: 2025, editionOf: [] as string[] },
    { id: "vehicles-2026", taxYear: 2026, editionOf: ["vehicles-2025"] },
    { id: "vehicles-2027", taxYear: 2027, editionOf: ["vehicles-2026", "vehicles-2025"] },
    { id: "gifts-2027", taxYear: 2027, editionOf: [] },
  ];
  const articles = [old, newer, other, newest];
  expect(laterEditionsOf(old, articles)).toEqual([newest, newer]);
  expect(laterEditionsOf(newer, articles)).toEqual([newest]);
  expect(laterEditionsOf(newest, articles)).toEqual([]);
});

describe("beside an article", () => {
  test("stand the ones before and after it on the listing", () => {
    expect(previousAndNext(giving, all)).toEqual({ previous: clinic, next: letter });
  });

  test("stands nothing before the first and after the last", () => {
    expect(previousAndNext(credit, all).previous).toBeUndefined();
    expect(previousAndNext(art, all).next).toBeUndefined();
  });
});
