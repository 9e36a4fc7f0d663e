import { expect, test } from "vitest";
import { decks } from "#protected/decks/index.ts";
import { charactersInUse } from "../../tools/build/fonts.ts";
import { pages, readPage } from "../support/built-pages/built-site.ts";
import { parseDocument, textOf } from "../support/built-pages/html-document.ts";

const inFonts = charactersInUse();

/** Characters that our fonts lack. A browser would take them from any other font. */
const lacking = (text: string): string[] =>
  [...new Set(text)].filter((character) => !inFonts.includes(character) && !/\s/.test(character));

const wordsOf = (value: unknown): string =>
  value instanceof Object ? Object.values(value).map(wordsOf).join(" ") : `${value}`;

test("the check finds a character that the fonts do not have", () => {
  expect(lacking("Costs of $5,000 \u2192 credit")).toEqual(["\u2192"]);
});

test.each(pages)("the fonts have every character of $path", (page) => {
  const [body] = parseDocument(readPage(page)).querySelectorAll("body");
  expect(body && lacking(textOf(body))).toEqual([]);
});

test.each(pages)("$path shows no mark of emphasis as it is written in content", (page) => {
  const [main] = parseDocument(readPage(page)).querySelectorAll("main");
  expect(main && textOf(main).match(/\*\w[^*]*\*/g)).toBeFalsy();
});

test.each(Object.entries(decks))("the fonts have every character of the deck %s", (_, deck) => {
  expect(lacking(wordsOf(deck))).toEqual([]);
});
