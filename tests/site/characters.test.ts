import { expect, test } from "vitest";
import { decks } from "#protected/decks/index.ts";
import { charactersInUse } from "../../tools/build/fonts.ts";
import { type HtmlElement, textOf } from "../support/built-pages/html-document.ts";
import { onEveryPage } from "../support/built-pages/on-every-page.ts";

const inFonts = charactersInUse();

/** Characters that our fonts lack. A browser would take them from any other font. */
const lacking = (text: string): string[] =>
  [...new Set(text)].filter((character) => !inFonts.includes(character) && !/\s/.test(character));

const wordsOf = (value: unknown): string =>
  value instanceof Object ? Object.values(value).map(wordsOf).join(" ") : `${value}`;

const textIn = (document: HtmlElement, selector: string): string => {
  const element = document.querySelector(selector);
  return element ? textOf(element) : "";
};

test("the check finds a character that the fonts do not have", () => {
  expect(lacking("Costs of $5,000 \u2192 credit")).toEqual(["\u2192"]);
});

onEveryPage("the fonts have every character of a page", ({ document }) =>
  lacking(textIn(document, "body")),
);

onEveryPage(
  "no page shows a mark of emphasis as it is written in content",
  ({ document }) => textIn(document, "main").match(/\*\w[^*]*\*/g) ?? [],
);

test("the fonts have every character of the decks", () => {
  expect(lacking(wordsOf(decks))).toEqual([]);
});
