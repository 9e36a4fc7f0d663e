import { describe, expect, test } from "vitest";
import { countWords, textBlocks } from "./text-in-html.ts";

const textsOf = (html: string, skip?: string[]) => textBlocks(html, skip).map(({ text }) => text);

describe("the text of markup", () => {
  test("is cut at blocks and runs through inline elements", () => {
    expect(textsOf('<p>Up to <data value="1">$1</data> for <b>you</b>.</p><p>Then</p>')).toEqual([
      "Up to $1 for you.",
      "Then",
    ]);
  });

  test("knows the heading and its address", () => {
    expect(textBlocks('<h2 id="dates"><span>1.</span> <span>Dates</span></h2>')).toEqual([
      { element: "h2", id: "dates", text: "1. Dates" },
    ]);
  });

  test("leaves out what is hidden, in all it contains", () => {
    const html =
      '<div aria-hidden="true"><p>drawn <b>twice</b></p></div><p hidden="">no</p><p>yes</p>';
    expect(textsOf(html)).toEqual(["yes"]);
  });

  test("leaves out what it is told to skip", () => {
    expect(
      textsOf('<aside data-not-counted=""><p>box</p></aside><p>text</p>', ["data-not-counted"]),
    ).toEqual(["text"]);
  });

  test("has its characters back", () => {
    expect(textsOf("<p>R&amp;D isn&#x27;t &lt;free&gt;</p>")).toEqual(["R&D isn't <free>"]);
  });

  test("counts as words what has a letter or a digit", () => {
    expect(countWords(textBlocks("<p>From $5,000 – 20% · yes</p>"))).toBe(4);
  });
});
