import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseOpening, type Span } from "./parse-opening.ts";

/** As short marks: `<b>` for bold, `<a href>` for links, `|` for a line break. */
const shown = (opening: string) => parseOpening(opening).map((spans) => spans.map(mark).join(""));

function mark(span: Span): string {
  if (span.kind === "line-break") return "|";
  if (span.kind === "link") return `<a ${span.href}>${span.spans.map(mark).join("")}</a>`;
  return span.bold ? `<b>${span.text}</b>` : span.text;
}

describe("the opening of an issue", () => {
  test("is cut into paragraphs at empty lines, and keeps single line breaks", () => {
    expect(shown("One\nline\r\nthree\n \n\n  Two  \r\rThree")).toEqual([
      "One|line|three",
      "Two",
      "Three",
    ]);
    expect(shown(" \n\n ")).toEqual([]);
  });

  test.each([
    ["**Now:** act", "<b>Now:</b> act"],
    ["a **b c** d **e**", "a <b>b c</b> d <b>e</b>"],
    ["[The form](https://irs.gov/f?a=1&b=2#c).", "<a https://irs.gov/f?a=1&b=2#c>The form</a>."],
    ["[a](https://x.example/b_(c)) d", "<a https://x.example/b_(c)>a</a> d"],
    ["**See [a](https://x.example) b**", "<b>See </b><a https://x.example><b>a</b></a><b> b</b>"],
    ["[**a** b](https://x.example)", "<a https://x.example><b>a</b> b</a>"],
    ["[a ** b](https://x.example) **", "<a https://x.example>a ** b</a> **"],
    ["**two\nlines**", "<b>two</b>|<b>lines</b>"],
  ])("reads %j", (opening, expected) => {
    expect(shown(opening)).toEqual([expected]);
  });

  test.each([
    "a ** b",
    "**a",
    "a**",
    "****",
    "2 ** 3 ** 4",
    "[a](http://x.example)",
    "[a](javascript:alert(1))",
    "[a](https://user:password@x.example)",
    "[a](https://x y)",
    "[a](https://)",
    "[](https://x.example)",
    "[a] (https://x.example)",
    "[a](https://x.example",
    "[a](//x.example)",
    "[a](/knowledge-bank)",
    "https://x.example",
    "# a",
    "*a* _b_ `c` ![d](data:e)",
    '<b>a</b> <a href="https://x.example">b</a> &amp;',
  ])("shows %j as it was typed", (opening) => {
    expect(shown(opening)).toEqual([opening]);
  });

  test("shows a third mark of two as it was typed", () => {
    expect(shown("**a** b ** c")).toEqual(["<b>a</b> b ** c"]);
    expect(shown("a ** b **c**")).toEqual(["a ** b <b>c</b>"]);
  });

  test("begins no bold text in one paragraph that ends in another", () => {
    expect(shown("**a\n\nb**")).toEqual(["**a", "b**"]);
  });

  test("loses no letter of what was typed", () => {
    const piece = fc.constantFrom(
      "**",
      "[",
      "](https://x",
      ")",
      "d",
      " ",
      "\n",
      "<",
      "(",
      "https://x",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const opening = pieces.join("");
        const kept = shown(opening)
          .join("")
          .replaceAll(/<\/?[ab]>/g, "");
        const letters = (text: string) => text.match(/d/g)?.length ?? 0;
        expect(letters(kept)).toBe(letters(opening));
        for (const span of parseOpening(opening).flat())
          if (span.kind === "link") expect(span.href).toMatch(/^https:\/\//);
      }),
    );
  });
});
