import { expect, test } from "vitest";
import { searchTerms } from "./search-terms.ts";

test.each([
  ["R&D credits", ["rd", "credits"]],
  ["Form W-2, Schedule K‑1", ["form", "w2", "schedule", "k1"]],
  ["Section 199A", ["section", "199a"]],
  ["$23,500 of pay", ["23500", "pay"]],
  ["40.8% versus 23.8%", ["40.8", "versus", "23.8"]],
  ["a practice’s S-corporation", ["practices", "s", "corporation"]],
  ["Résumé", ["resume"]],
  ["what you may do with it", []],
])("%s is searched as its words", (text, terms) => {
  expect(searchTerms(text)).toEqual(terms);
});
