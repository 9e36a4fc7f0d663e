import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { typesetAll } from "./article-library.server.ts";
import { openIndex } from "./find-articles.ts";
import { makeSearchIndex } from "./make-search-index.ts";

const BUDGET_BYTES = 60_000;

const index = makeSearchIndex(await typesetAll("2026-11-15"));
const find = openIndex(JSON.parse(JSON.stringify(index)));
const idsFor = (query: string) => find(query).found.map(({ article }) => article.id);

test("the index is at most 60 kB compressed", () => {
  const bytes = brotliCompressSync(JSON.stringify(index)).length;
  console.log(`Search index: ${index.sections.length} sections, ${bytes} bytes in brotli`);
  expect(bytes).toBeLessThanOrEqual(BUDGET_BYTES);
});

describe("a search finds", () => {
  test("a misspelt word: 'dedcution' finds what 'deduction' finds first", () => {
    expect(idsFor("dedcution").length).toBeGreaterThan(0);
    expect(idsFor("deduction")).toContain(idsFor("dedcution")[0]);
    expect(find("dedcution").meant).toBe("deduction");
    expect(find("deduction").meant).toBeUndefined();
  });

  test("the beginning of a word, while it is being typed", () => {
    expect(idsFor("vehic")[0]).toBe("year-end-vehicle-purchase-strategies-2025");
  });

  test("a word of the title before a word of the text", () => {
    expect(idsFor("retirement")[0]).toBe("year-end-retirement-deductions-2025");
  });

  test("a figure as it is written on the page", () => {
    expect(idsFor("$31,300")).toContain("year-end-vehicle-purchase-strategies-2025");
    expect(idsFor("40.8%")).toContain("year-end-stock-portfolio-strategies-2025");
  });

  test("all the words asked for, before some of them", () => {
    expect(idsFor("portfolio loss")[0]).toBe("year-end-stock-portfolio-strategies-2025");
  });

  test("the section in which the words stand, with its address", () => {
    const [first] = find("section 199A threshold").found;
    expect(first?.sections.length).toBeGreaterThan(0);
    for (const section of first?.sections ?? []) expect(section.anchor).toMatch(/^[a-z0-9-]+$/);
  });

  test("nothing for what no article mentions", () => {
    expect(idsFor("zebrafishery")).toEqual([]);
  });
});
