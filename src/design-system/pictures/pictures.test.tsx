import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { LogoRow } from "./logo-row.tsx";
import { Picture } from "./picture.tsx";
import { pictureFrom } from "./picture-from.ts";
import { Portrait } from "./portrait.tsx";

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

test("a picture says its size, waits until it is near, and describes itself", () => {
  const html = renderToStaticMarkup(<Picture picture={picture} sizes="100vw" />);
  expect(html).toMatch(/<source type="image\/avif"[^>]*><source type="image\/webp"/);
  for (const attribute of ['width="600"', 'height="900"', 'loading="lazy"', `alt="${picture.alt}"`])
    expect(html).toContain(attribute);
});

test("a picture of the first screen does not wait, and a decorative one is silent", () => {
  const html = renderToStaticMarkup(<Picture picture={picture} sizes="56px" eager decorative />);
  expect(html).not.toContain("lazy");
  expect(html).toContain('alt=""');
});

test("a person has a portrait, or a monogram of the same size", () => {
  const portrait = (shown: typeof picture | undefined) =>
    renderToStaticMarkup(<Portrait name="Ada Lind" picture={shown} size={84} />);
  expect(portrait(picture)).toMatch(/<img[^>]*width="84" height="84"/);
  expect(portrait(undefined)).toMatch(/<svg[^>]*width="84" height="84"/);
});

test("without logos there is no row, and each logo keeps its shape", () => {
  expect(renderToStaticMarkup(<LogoRow title="Member of" logos={[]} />)).toBe("");
  const html = renderToStaticMarkup(<LogoRow title="Member of" logos={[picture]} />);
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(html) ?? [];
  expect(Number(width) / Number(height)).toBeCloseTo(600 / 900, 1);
});
