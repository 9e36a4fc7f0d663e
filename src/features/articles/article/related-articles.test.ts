import { describe, expect, test } from "vitest";
import { previousAndNext, relatedTo } from "./related-articles.ts";

const article = (
  id: string,
  category: "Tax Updates" | "Charitable Strategies",
  keywords: string[],
) => ({
  ...{ id, category, keywords },
  alsoIn: [],
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
