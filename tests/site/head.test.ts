import { expect, test } from "vitest";
import { fileExists, readBuiltFile, site } from "../support/built-pages/built-site.ts";
import {
  attribute,
  type HtmlElement,
  metaContent,
  textOf,
} from "../support/built-pages/html-document.ts";
import { onEveryPage, type ParsedPage, parsedPages } from "../support/built-pages/on-every-page.ts";

const sitemap = readBuiltFile("/sitemap.xml").toString();
const isListed = ({ path }: ParsedPage) =>
  sitemap.includes(`<loc>${site.originPlaceholder}${path}</loc>`);

const textsOf = (document: HtmlElement, selector: string): string[] =>
  document.querySelectorAll(selector).map(textOf);

/** A PNG file has its size in its first chunk. */
const pictureSize = (png: Buffer): string => `${png.readUInt32BE(16)} × ${png.readUInt32BE(20)}`;

/** What the head of a page says, by the name of each part. */
function readHead({ document }: ParsedPage): Record<string, string | undefined> {
  const language = document.querySelector("html");
  const canonical = document.querySelectorAll('link[rel="canonical"]');
  const meta = ["description", "robots", "og:url", "og:type", "og:title", "og:description"];
  const cards = ["twitter:card", "twitter:title", "twitter:image", "og:image"];
  return {
    language: language ? attribute(language, "lang") : undefined,
    title: textsOf(document, "head > title").join(" and "),
    canonical: canonical.map((element) => attribute(element, "href")).join(" and "),
    ...Object.fromEntries([...meta, ...cards].map((name) => [name, metaContent(document, name)])),
  };
}

const heads = new Map(parsedPages.map((page) => [page.path, readHead(page)]));
const headOf = ({ path }: ParsedPage) => heads.get(path) ?? {};

onEveryPage("a page has one h1, with words in it", ({ document }) => {
  const headings = textsOf(document, "h1");
  return headings.length === 1 && /\w/.test(`${headings}`) ? [] : [`h1: ${headings.join(" and ")}`];
});

onEveryPage("italics are in an h1 at most, never in a section's heading", ({ document }) =>
  textsOf(document, "h2 em, h3 em, h4 em"),
);

onEveryPage("a page has a language, a title, a description and cards for sharing", (page) => {
  const head = headOf(page);
  const words = /\w/;
  const expected = {
    ...{ language: /^en/, title: /\w.* \| \w/, description: /\w{2,} \w/ },
    ...{ "og:type": words, "og:title": words, "og:description": words },
    ...{ "twitter:card": words, "twitter:title": words },
  };
  return Object.entries(expected).flatMap(([name, pattern]) =>
    pattern.test(head[name] ?? "") ? [] : `${name} is ${head[name]}`,
  );
});

onEveryPage("a page has one title", ({ document }) => textsOf(document, "head > title").slice(1));

onEveryPage(
  "a page names its address if the sitemap lists it, or asks not to be listed",
  (page) => {
    const address = site.originPlaceholder + page.path;
    const head = headOf(page);
    const expected = isListed(page)
      ? { canonical: address, robots: undefined, "og:url": address }
      : { canonical: "", robots: "noindex", "og:url": address };
    return Object.entries(expected).flatMap(([name, value]) =>
      head[name] === value ? [] : `${name} is ${head[name]}`,
    );
  },
);

onEveryPage("a page is shared with a picture that exists, of the right size", (page) => {
  const { "og:image": picture = "", "twitter:image": same } = headOf(page);
  const file = picture.replace(site.originPlaceholder, "");
  if (picture !== same || !fileExists(file)) return [`${picture} or ${same} is missing`];
  const size = pictureSize(readBuiltFile(file));
  return size === "1200 × 630" ? [] : [`${file} is ${size}`];
});

test.each(["title", "description"])("no two pages have the same %s", (name) => {
  const texts = parsedPages.map((page) => headOf(page)[name]);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

onEveryPage("structured data says what it is", ({ document }) =>
  document.querySelectorAll('script[type="application/ld+json"]').flatMap(({ textContent }) => {
    const block = JSON.parse(textContent);
    const things: { "@type"?: string }[] = block["@graph"] ?? [block];
    return [
      ...(block["@context"] === "https://schema.org" ? [] : [`@context ${block["@context"]}`]),
      ...things.flatMap((thing) =>
        /^[A-Z]/.test(`${thing["@type"]}`) ? [] : `@type ${thing["@type"]}`,
      ),
    ];
  }),
);

test("exactly the pages with a calculator of their own say how it is embedded", () => {
  const discovery = 'link[type="application/json+oembed"]';
  const embeddable = parsedPages.filter(({ document }) =>
    document.querySelector("section.rd-calculator"),
  );
  const addresses = parsedPages.flatMap(({ document }) =>
    document.querySelectorAll(discovery).map((link) => new URL(attribute(link, "href") ?? "")),
  );
  expect(addresses.map((url) => [url.pathname, url.searchParams.get("url")])).toEqual(
    embeddable.map(({ path }) => ["/oembed", site.originPlaceholder + path]),
  );
});
