import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { deckCards } from "#content/pages/decks.ts";
import type { Deck } from "#contracts/deck.ts";
import { SampleNote } from "#design-system/reading/paragraphs.tsx";
import { SlideFrame } from "#features/decks/slides/slide-frame.tsx";
import { decode } from "../../tests/support/read-html.ts";
import { decks } from "./index.ts";

/** A slide as it is shown, in one line of text. */
function shown(deck: Deck, number: number): string {
  const slide = deck.slides[number - 1];
  if (!slide) throw new Error(`There is no slide ${number}`);
  const frame = createElement(SlideFrame, {
    deck,
    slide,
    number,
    active: true,
    estimateInUsd: undefined,
    onOpen: () => {},
    calculator: "the calculator",
  });
  return textOf(frame);
}

function textOf(element: ReactElement): string {
  const html = renderToStaticMarkup(element);
  return decode(html.replaceAll(/<[^>]+>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
}

/** Every figure, condition and title that the specification names, on the slide it belongs to. */
const specified: [keyof typeof decks, number, string[]][] = [
  ["rd-tax-credits", 1, ["2,000+", "healthcare businesses", "100+", "accountants", "Since 2020"]],
  [
    "rd-tax-credits",
    2,
    [
      ...["1981", "Permitted purpose", "Technological in nature"],
      ...["Elimination of uncertainty", "Process of experimentation"],
    ],
  ],
  [
    "rd-tax-credits",
    3,
    ["Research report", "Substantiation document set", "Filing guidelines", "1.5 hours"],
  ],
  ["rd-tax-credits", 4, ["$42,500", "2023", "12", "orthodontics"]],
  ["rd-tax-credits", 5, ["$3,000", "applied against the final balance", "23%", "about 3x"]],
  ["rd-tax-credits", 6, ["the calculator"]],
  ["convertible-tax-bonds", 1, ["75%", "25%", "$500K", "accredited", "institutional buyers"]],
  ["convertible-tax-bonds", 2, ["75%", "25%", "five years"]],
  ["convertible-tax-bonds", 3, ["$1,134,600", "$924,000", "5 years", "Questions to ask first"]],
  ["convertible-tax-bonds", 4, ["Covered", "Questions"]],
  ["charitable-donation", 1, ["1 year + 1 day", "5x"]],
  ["charitable-donation", 2, ["One year and a day", "$50,000", "$250,000"]],
  ["charitable-donation", 3, ["Questions to ask first", "Form 8283"]],
  [
    "charitable-donation",
    4,
    ["$550,000", "$50,000", "× 5", "$250,000", "$22,254", "$63,270", "$85,524", "$35,524"],
  ],
  ["charitable-donation", 5, ["carries forward", "warning lists"]],
  ["charitable-donation", 6, ["your CPA first"]],
];

const slideCounts = { "rd-tax-credits": 6, "convertible-tax-bonds": 4, "charitable-donation": 6 };

describe("the decks", () => {
  it("have the slides specified, as many as their cards say", () => {
    for (const { id, slideCount } of deckCards)
      expect(decks[id].slides, id).toHaveLength(slideCount);
    expect(Object.fromEntries(deckCards.map((card) => [card.id, card.slideCount]))).toEqual(
      expect.objectContaining(slideCounts),
    );
  });

  it.each(specified)("%s, slide %i shows the specified figures", (id, number, figures) => {
    const text = shown(decks[id], number);
    for (const figure of figures) expect(text).toContain(figure);
  });

  it.each(["convertible-tax-bonds", "charitable-donation"] as const)(
    "on %s, which the IRS looks at closely, have questions to ask first",
    (id) => {
      const kinds = decks[id].slides.flatMap(({ blocks }) => blocks.map(({ kind }) => kind));
      expect(kinds).toContain("questions");
    },
  );

  it("say on the slide that an invented case is one", () => {
    const sampleNote = textOf(createElement(SampleNote, {}));
    for (const deck of Object.values(decks)) {
      for (const [index, { sample }] of deck.slides.entries())
        expect(shown(deck, index + 1).includes(sampleNote)).toBe(sample === true);
    }
  });

  it("give the presenter something to say on every slide", () => {
    for (const { slides } of Object.values(decks))
      for (const { notes } of slides) expect(notes.length).toBeGreaterThan(0);
  });

  it("stress one phrase of a title at most", () => {
    const titles = Object.values(decks).flatMap(({ slides }) => slides.map(({ title }) => title));
    for (const title of titles) expect(title).toMatch(/^[^*]+(\*[^*]+\*[^*]*)?$/);
  });

  it("add up: savings less the purchase is the net benefit, and a column is the sum of its parts", () => {
    const cascade = decks["charitable-donation"].slides
      .flatMap(({ blocks }) => blocks)
      .find((block) => block.kind === "cascade");
    const [purchase, value, savings, net] = cascade?.columns.map((c) => c.amountInUsd) ?? [];
    expect(value).toBe(5 * Number(purchase));
    expect(net).toBe(Number(savings) - Number(purchase));
    for (const { amountInUsd, parts } of cascade?.columns ?? [])
      if (parts) expect(parts.reduce((sum, part) => sum + part.amountInUsd, 0)).toBe(amountInUsd);
  });
});
