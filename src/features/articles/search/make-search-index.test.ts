import { describe, expect, test } from "vitest";
import { openIndex } from "./find-pages.ts";
import { makeSearchIndex } from "./make-search-index.ts";

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
const synonyms = { heavyweight: "heavy vehicles" };
const index = JSON.stringify(makeSearchIndex(pages, synonyms));
const find = openIndex(JSON.parse(index), 2026);
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

  test("by a synonym what it stands for", () => {
    expect(idsFor("heavyweight")).toEqual(["vehicles"]);
    expect(find("heavyweight").meant).toBeUndefined();
  });

  test("nothing like a number or a word of up to four letters", () => {
    expect(idsFor("31301")).toEqual([]);
    expect(idsFor("csap")).toEqual([]);
  });

  test("on one page what no section has alone, before words that are only similar", () => {
    expect(idsFor("gains losses")).toEqual(["portfolio"]);
    expect(find("gains losses").meant).toBeUndefined();
  });

  test("the open year before a closed one, unless the closed one is asked for", () => {
    const ofYear = (year: number) => ({
      ...{ href: `/${year}`, title: "Year-end", facts, year },
      sections: [opening(`By December 31, ${year}. December again if ${year} is over.`)],
    });
    const years = openIndex(makeSearchIndex([ofYear(2025), ofYear(2026)]), 2026);
    const firstFor = (query: string) => years(query).found[0]?.page.href;
    expect(firstFor("December 31")).toBe("/2026");
    expect(firstFor("December 31 2025")).toBe("/2025");
  });

  test("nothing for what no article mentions", () => {
    expect(idsFor("zebrafishery")).toEqual([]);
  });
});
