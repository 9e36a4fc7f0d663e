import { describe, expect, test } from "vitest";
import { pictureFrom } from "./picture-from.ts";

const prepared = {
  file: "content/pictures/ada.jpg",
  width: 600,
  height: 900,
  avif: "/assets/ada-1-600.avif 600w",
  webp: "/assets/ada-1-600.webp 600w",
  fallback: "/assets/ada-1.jpg",
};
const all = { "/content/pictures/ada.jpg": prepared };
const written = { file: "ada.jpg", alt: "Ada at her desk" };
const picture = { ...prepared, alt: written.alt };

describe("a line of content names a picture", () => {
  test("and gets it, with its description", () => {
    expect(pictureFrom(all, written, "portrait")).toEqual(picture);
  });

  test.each([
    ["that is not there", { ...written, file: "bo.jpg" }, /no content\/pictures\/bo\.jpg/],
    ["without a description", { ...written, alt: " " }, /ada\.jpg has no description/],
    ["with nothing after it", { file: "ada.jpg" } as typeof written, /ada\.jpg has no description/],
  ])("%s: the build stops with a sentence", (_, line, sentence) => {
    expect(() => pictureFrom(all, line, "portrait")).toThrow(sentence);
  });

  test.each([
    [480, 480, true],
    [479, 900, false],
    [900, 479, false],
  ])("of %i by %i pixels: good enough for a portrait is %s", (width, height, enough) => {
    const sized = { "/content/pictures/ada.jpg": { ...prepared, width, height } };
    const find = () => pictureFrom(sized, written, "portrait");
    if (enough) expect(find()).toMatchObject({ width, height });
    else expect(find).toThrow(`ada.jpg is ${width} by ${height} pixels, too small for a portrait`);
  });
});
