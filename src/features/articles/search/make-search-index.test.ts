import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { searchEntry } from "#features/specialties/search-entry.ts";
import { specialtiesWithPages } from "#features/specialties/specialty-library.server.ts";
import { renderArticles } from "../article-library.server.ts";
import { openIndex } from "./find-pages.ts";
import { makeSearchIndex, searchableArticle } from "./make-search-index.ts";

const BUDGET_BYTES = 70_000;

/** As the build makes it. */
const wholeIndex = renderArticles("2026-11-15").then((articles) =>
  makeSearchIndex([...articles.map(searchableArticle), ...specialtiesWithPages.map(searchEntry)]),
);

test("the index of all articles and specialties is at most 70 kB compressed", async () => {
  const index = await wholeIndex;
  const bytes = brotliCompressSync(JSON.stringify(index)).length;
  console.log(`Search index: ${index.sections.length} sections, ${bytes} bytes in brotli`);
  expect(bytes).toBeLessThanOrEqual(BUDGET_BYTES);
});

test.each(["W-2", "w2", "employed"])(
  "%s finds the guide for employed doctors first",
  async (query) => {
    const [first] = openIndex(await wholeIndex)(query).found;
    expect(first?.page.href).toBe("/knowledge-bank/employed-physician-tax-guide-2026");
  },
);

test("the page of a specialty comes first by its own words, an article by the credit's", async () => {
  const findInAll = openIndex(await wholeIndex);
  const firstFor = (query: string) => findInAll(query).found[0]?.page.href;
  for (const { name, path } of specialtiesWithPages) expect(firstFor(name), name).toBe(path);
  expect(firstFor("orthodontist")).toBe("/specialties/orthodontics");
  expect(firstFor("R&D tax credit")).toMatch("/knowledge-bank/");
});

const opening = (text: string) => ({ id: "", heading: "", text });
const facts = "Tax Updates · 10 min read";
const pages = [
  {
    ...{ href: "/retirement", title: "Retirement plans", facts },
    sections: [
      opening("What a practice may put aside."),
      {
        id: "limits",
        heading: "The limits",
        text: "A deduction of $23,500, and a loss elsewhere.",
      },
    ],
  },
  {
    ...{ href: "/vehicles", title: "Vehicles for a practice", facts },
    sections: [
      opening("A deduction for cars, and retirement for none of them."),
      { id: "heavy", heading: "Heavy vehicles", text: "A cap of $31,300 under section 179." },
    ],
  },
  {
    ...{ href: "/portfolio", title: "A stock portfolio", facts },
    sections: [
      opening("Gains are taxed at 40.8% or at 23.8%."),
      { id: "losses", heading: "Portfolio losses", text: "A loss cancels a gain." },
    ],
  },
  {
    ...{ href: "/stockists", title: "The portfolio of a stockist", facts: "Specialty page" },
    titleTerms: "Stockists",
    sections: [opening("What a stockist buys and sells.")],
  },
];
const find = openIndex(JSON.parse(JSON.stringify(makeSearchIndex(pages))));
const idsFor = (query: string) => find(query).found.map(({ page }) => page.href.slice(1));

describe("a search finds", () => {
  test("a misspelt word: 'dedcution' finds what 'deduction' finds", () => {
    expect(idsFor("dedcution").sort()).toEqual(["retirement", "vehicles"]);
    expect(idsFor("deduction").sort()).toEqual(["retirement", "vehicles"]);
    expect(find("dedcution").meant).toBe("deduction");
    expect(find("deduction").meant).toBeUndefined();
  });

  test("the beginning of a word, while it is being typed", () => {
    expect(idsFor("vehic")).toEqual(["vehicles"]);
  });

  test("a word of the title before a word of the text", () => {
    expect(idsFor("retirement")).toEqual(["retirement", "vehicles"]);
  });

  test("a figure as it is written on the page", () => {
    expect(idsFor("$31,300")).toEqual(["vehicles"]);
    expect(idsFor("40.8%")).toEqual(["portfolio"]);
  });

  test("all the words asked for, before some of them", () => {
    expect(idsFor("portfolio loss")).toEqual(["portfolio"]);
    expect(idsFor("heavy retirement")).toContain("vehicles");
  });

  test("the section in which the words stand, with its address", () => {
    const [first] = find("section 179 cap").found;
    expect(first?.sections).toEqual([{ page: 1, anchor: "heavy", heading: "Heavy vehicles" }]);
  });

  test("a page by the terms of its title only, and says what kind of page it is", () => {
    expect(idsFor("portfolio")).toEqual(["portfolio"]);
    const [first] = find("stockist").found;
    expect(first?.page).toEqual({
      href: "/stockists",
      title: "The portfolio of a stockist",
      facts: "Specialty page",
    });
  });

  test("nothing for what no article mentions", () => {
    expect(idsFor("zebrafishery")).toEqual([]);
  });
});
