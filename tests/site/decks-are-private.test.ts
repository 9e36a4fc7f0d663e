import { globSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { homeCases } from "#content/cases/home-cases.ts";
import { feeWords } from "#content/fees.ts";
import { deckCards } from "#content/pages/decks.ts";
import { rdExtras } from "#content/services/rd-tax-credits.ts";
import type { Slide } from "#contracts/deck.ts";
import { decks } from "#protected/decks/index.ts";
import { clientFolder } from "../support/built-pages/built-site.ts";
import { decode } from "../support/read-html.ts";

/** Names of fields in the data, which no slide shows. */
const structure = new Set(["kind", "id", "layout", "wide", "look", "tone", "mark", "date"]);

const slides: Slide[] = Object.values(decks).flatMap((deck) => deck.slides);

/** Names of decks, legal terms, the fee and a heading that public pages use too. */
const saidInPublicToo = new Set([
  ...wordsIn(feeWords),
  ...deckCards.map(({ title }) => title),
  ...rdExtras.approach.tests.map(({ name }) => name),
  ...slides.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "questions" ? [block.title] : [])),
  ),
]);
const publicCredits = homeCases.map(({ creditAmount }) => creditAmount);

/** Shorter texts are words that any page may use. */
const distinctiveLength = 22;

function wordsIn(data: unknown, key = ""): string[] {
  if (typeof data === "string") return structure.has(key) ? [] : [data.replaceAll("*", "")];
  if (data === null || typeof data !== "object") return [];
  return Object.entries(data).flatMap(([name, value]) =>
    wordsIn(value, Array.isArray(data) ? key : name),
  );
}

function amountsIn(data: unknown): number[] {
  if (typeof data === "number") return [data];
  if (data === null || typeof data !== "object") return [];
  return Object.values(data).flatMap(amountsIn);
}

const sentences = [
  ...new Set(wordsIn(decks).filter((text) => text.length >= distinctiveLength)),
].filter((text) => !saidInPublicToo.has(text));

/** Many pages contain round amounts. These occur only in the decks' examples. */
const amounts = [...new Set(amountsIn(decks))].filter(
  (amount) =>
    amount > 10_000 &&
    (amount % 5_000 !== 0 || amount > 1_000_000) &&
    !publicCredits.includes(amount),
);

/** The text without tags, entities and escapes, as a reader would find it. */
const readable = (file: string): string =>
  decode(
    readFileSync(file, "utf8")
      .replace(/<[^>]*>/g, "")
      .replaceAll(/\\(?=['"])|\*/g, ""),
  );

/** Compressed forms repeat a file, and pictures, fonts and films have no text. */
const notText = ["**/*.{br,gz}", "**/*.{png,ico,avif,webp,woff2,webm,mp4}"];
const files = globSync(`${clientFolder}/**/*`, { exclude: notText }).filter((file) =>
  statSync(file).isFile(),
);
const published = files.map((file) => ({
  file,
  text: `${readFileSync(file, "utf8")}\n${readable(file)}`,
}));

/** The files with one of the texts, each with the text. */
const findings = (texts: string[]): string[] =>
  texts.flatMap((wanted) =>
    published.filter(({ text }) => text.includes(wanted)).map(({ file }) => `${file}: ${wanted}`),
  );

test("no public file is left out of the search, and no slide either", () => {
  expect(files.length).toBeGreaterThan(20);
  for (const slide of slides)
    expect(wordsIn(slide).filter((text) => sentences.includes(text)).length).toBeGreaterThan(2);
});

test("no public file says a sentence of a deck", () => {
  expect(findings(sentences)).toEqual([]);
});

test("no public file names an amount of a deck", () => {
  expect(findings(amounts.map((amount) => amount.toLocaleString("en-US")))).toEqual([]);
  const plain = new RegExp(`\\b(${amounts.join("|")})\\b`, "g");
  const scripts = published.filter(({ file }) => /\.(js|html|json|xml|txt)$/.test(file));
  expect(
    scripts.flatMap(({ file, text }) => text.match(plain)?.map((one) => `${file}: ${one}`) ?? []),
  ).toEqual([]);
});
