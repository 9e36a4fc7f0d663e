import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Emphasized, splitEmphasis, withoutEmphasis } from "./emphasized.tsx";

it.each<[string, string, string[]]>([
  [
    "is between asterisks",
    "Three strategies *line by line*",
    ["Three strategies ", "line by line"],
  ],
  ["may be at the start and in the middle", "*A* b *c* d", ["", "A", " b ", "c", " d"]],
  ["is absent from a plain title", "Services", ["Services"]],
])("a heading's italic phrase %s", (_, text, parts) => {
  const expected = parts.map((part, at) => ({ text: part, emphasized: at % 2 === 1 }));
  expect(splitEmphasis(text)).toEqual(expected.filter((part) => part.text !== ""));
});

it("text without markup has no asterisks but a lone one", () => {
  expect(withoutEmphasis("Up to 60%* of AGI")).toBe("Up to 60%* of AGI");
  expect(withoutEmphasis("Your estimate, *in four steps*")).toBe("Your estimate, in four steps");
});

it("a form's name such as W-2 is kept on one line, and other hyphens are left alone", () => {
  expect(renderToStaticMarkup(<Emphasized text="For W-2 doctors, *year-end* too" />)).toBe(
    'For <span class="whitespace-nowrap">W-2</span> doctors, <em>year-end</em> too',
  );
});
