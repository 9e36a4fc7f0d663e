import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Emphasized, splitEmphasis, withoutEmphasis } from "./emphasized.tsx";

describe("a heading's italic phrase", () => {
  it("is the text between asterisks", () => {
    expect(splitEmphasis("Three strategies, explained *line by line*")).toEqual([
      { text: "Three strategies, explained ", emphasized: false },
      { text: "line by line", emphasized: true },
    ]);
  });
  it("may be at the start or in the middle", () => {
    expect(splitEmphasis("*Plain* words, *exact* sums").map((part) => part.emphasized)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
  it("is absent from a plain title", () => {
    expect(splitEmphasis("Services")).toEqual([{ text: "Services", emphasized: false }]);
  });
  it("leaves a lone asterisk alone", () => {
    expect(withoutEmphasis("Up to 60%* of AGI")).toBe("Up to 60%* of AGI");
  });
  it("has no asterisks in text without markup", () => {
    expect(withoutEmphasis("Your estimate, *in four steps*")).toBe("Your estimate, in four steps");
  });
});

it("a form's name such as W-2 is kept on one line, and other hyphens are left alone", () => {
  expect(renderToStaticMarkup(<Emphasized text="For W-2 doctors, *year-end* too" />)).toBe(
    'For <span class="whitespace-nowrap">W-2</span> doctors, <em>year-end</em> too',
  );
});
