import { expect, it } from "vitest";
import { matchesCase } from "./matches-case.ts";

const orthodontics = {
  groups: ["dental"],
  text: "orthodontics dr. maren halvorsen utah digital aligner staging trials",
};

it.each([
  ["everything when nothing is asked", undefined, "", true],
  ["its own filter", "dental", "", true],
  ["not another filter", "medical", "", false],
  ["a word in any case", undefined, "ALIGNER", true],
  ["two words from different fields", undefined, "utah staging", true],
  ["not when one word is missing", undefined, "utah cardiology", false],
  ["not when the filter refuses what the search finds", "medical", "aligner", false],
  ["a query of spaces as no query", "dental", "   ", true],
])("matches %s", (_, filter, query, expected) => {
  expect(matchesCase({ ...orthodontics, filter, query })).toBe(expected);
});
