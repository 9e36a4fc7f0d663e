import { describe, expect, test } from "vitest";
import { fileExists, pages, readBuiltFile, site } from "../support/built-pages/built-site.ts";
import {
  attribute,
  type HtmlElement,
  metaContent,
  textOf,
} from "../support/built-pages/html-document.ts";
import { documents } from "../support/built-pages/site-links.ts";

const sitemap = readBuiltFile("/sitemap.xml").toString();

const built = pages.map((page) => ({ ...page, document: documents.get(page.path) as HtmlElement }));

const titleOf = (document: HtmlElement): string => {
  const title = document.querySelector("head > title");
  return title ? textOf(title) : "";
};

/** A PNG file has its size in its first chunk. */
const pictureSize = (png: Buffer): string => `${png.readUInt32BE(16)} × ${png.readUInt32BE(20)}`;

function repeated(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

describe.each(built)("$path", ({ path, document }) => {
  test("has one h1, with words in it", () => {
    const headings = document.querySelectorAll("h1").map(textOf);
    expect(headings).toEqual([expect.stringMatching(/\w/)]);
  });

  test("sets a phrase in italics in its h1 at most, never in a section's heading", () => {
    expect(document.querySelectorAll("h2 em, h3 em, h4 em").map(textOf)).toEqual([]);
  });

  test("has a language, a title and a description", () => {
    const html = document.querySelector("html");
    expect(html && attribute(html, "lang")).toMatch(/^en/);
    expect(document.querySelectorAll("head > title")).toHaveLength(1);
    expect(titleOf(document)).toMatch(/\w.* \| \w/);
    expect(metaContent(document, "description")).toMatch(/\w{2,} \w/);
  });

  test("names its own address if the sitemap lists it, or asks not to be listed", () => {
    const listed = sitemap.includes(`<loc>${site.originPlaceholder}${path}</loc>`);
    const canonical = document.querySelectorAll('link[rel="canonical"]');
    const addresses = canonical.map((element) => attribute(element, "href"));
    expect(addresses).toEqual(listed ? [site.originPlaceholder + path] : []);
    expect(metaContent(document, "robots")).toBe(listed ? undefined : "noindex");
  });

  test("has cards for sharing, with a picture that exists", () => {
    const names = ["og:type", "og:title", "og:description", "twitter:card", "twitter:title"];
    for (const name of names) expect(metaContent(document, name), name).toMatch(/\w/);
    expect(metaContent(document, "og:url")).toBe(site.originPlaceholder + path);
    const picture = metaContent(document, "og:image") ?? "";
    expect(metaContent(document, "twitter:image")).toBe(picture);
    const file = picture.replace(site.originPlaceholder, "");
    expect(fileExists(file), file).toBe(true);
    expect(pictureSize(readBuiltFile(file))).toBe("1200 × 630");
  });
});

test("exactly the pages with a calculator of their own say how it is embedded", () => {
  const discovery = 'link[type="application/json+oembed"]';
  const found = built.filter(({ document }) => document.querySelector(discovery));
  const withCalculator = built.filter(({ document }) =>
    document.querySelector("section.rd-calculator"),
  );
  const paths = (some: typeof built) => some.map(({ path }) => path).sort();
  expect(paths(found)).toEqual(paths(withCalculator));
  for (const { path, document } of found) {
    const link = document.querySelector(discovery) as HtmlElement;
    const address = new URL(attribute(link, "href") ?? "");
    expect(address.pathname).toBe("/oembed");
    expect(address.searchParams.get("url")).toBe(site.originPlaceholder + path);
  }
});

describe("between pages", () => {
  test("titles are distinct", () => {
    expect(repeated(built.map(({ document }) => titleOf(document)))).toEqual([]);
  });

  test("descriptions are distinct", () => {
    const texts = built.map(({ document }) => metaContent(document, "description") ?? "");
    expect(repeated(texts)).toEqual([]);
  });
});
