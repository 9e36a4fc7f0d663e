import { expect, test } from "vitest";
import { openIndex } from "#features/articles/search/find-pages.ts";
import { specialtiesWithPages } from "#features/specialties/specialty-library.server.ts";
import { bytesSent, readBuiltFile } from "../support/built-pages/built-site.ts";

/** All articles and specialties. That a search finds: make-search-index.test.ts. */
const file = "/knowledge-bank/search-index.json";
const find = openIndex(JSON.parse(`${readBuiltFile(file)}`));
const firstFor = (query: string) => find(query).found[0]?.page.href;

test("the search index is at most 70 kB compressed", () => {
  expect(bytesSent(file)).toBeLessThanOrEqual(70_000);
});

test.each(["W-2", "w2", "employed"])("%s finds the guide for employed doctors first", (query) => {
  expect(firstFor(query)).toBe("/knowledge-bank/employed-physician-tax-guide-2026");
});

test("the page of a specialty comes first by its own words, an article by the credit's", () => {
  for (const { name, path } of specialtiesWithPages) expect(firstFor(name), name).toBe(path);
  expect(firstFor("orthodontist")).toBe("/specialties/orthodontics");
  expect(firstFor("R&D tax credit")).toMatch("/knowledge-bank/");
});
