import { type HtmlElement, HtmlValidate, Parser } from "html-validate";
import { decode } from "../read-html.ts";

export type { HtmlElement };

const settings = new HtmlValidate({ extends: ["html-validate:standard"] });
const parserConfiguration = settings.getConfigForSync("page.html");

export const parseDocument = (html: string): HtmlElement =>
  new Parser(parserConfiguration).parseHtml(html);

export function attribute(element: HtmlElement, name: string): string | undefined {
  const value = element.getAttributeValue(name);
  return value === null ? undefined : decode(value);
}

/** The text a visitor reads, without scripts. */
export const textOf = (element: HtmlElement): string =>
  decode(readableText(element)).replace(/\s+/g, " ").trim();

const readableText = (element: HtmlElement): string =>
  element.childNodes
    .map((node) => {
      if (!isElement(node)) return node.textContent;
      return node.tagName === "script" ? "" : readableText(node);
    })
    .join("");

/** How many words with a letter or a digit it has, without scripts and what `leftOut` matches. */
export const wordsIn = (element: HtmlElement, leftOut: (element: HtmlElement) => boolean): number =>
  element.childNodes
    .map((node) => {
      if (!isElement(node))
        return decode(node.textContent).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
      return node.tagName === "script" || leftOut(node) ? 0 : wordsIn(node, leftOut);
    })
    .reduce((sum, words) => sum + words, 0);

const isElement = (node: HtmlElement["childNodes"][number]): node is HtmlElement =>
  "tagName" in node;

export function metaContent(document: HtmlElement, name: string): string | undefined {
  const key = /^(og|article):/.test(name) ? "property" : "name";
  const element = document.querySelector("head")?.querySelector(`meta[${key}="${name}"]`);
  return element ? attribute(element, "content") : undefined;
}

/** The targets of a page: links that a visitor follows, or files that the browser loads. */
export type Address = { element: string; url: string; loaded: boolean };

const followed: [selector: string, attribute: string][] = [
  ["a", "href"],
  ["area", "href"],
  ["form", "action"],
  ["button", "formaction"],
];

const loaded: [selector: string, attribute: string][] = [
  ["script", "src"],
  ["img", "src"],
  ["source", "src"],
  ["video", "src"],
  ["video", "poster"],
  ["audio", "src"],
  ["track", "src"],
  ["iframe", "src"],
  ["embed", "src"],
  ["object", "data"],
  ["use", "href"],
  ["image", "href"],
];

const loadedSets: [selector: string, attribute: string][] = [
  ["img", "srcset"],
  ["source", "srcset"],
  ["link", "imagesrcset"],
];

/** Links with these relations name another page. The browser fetches all others. */
const relationsToPages = ["canonical", "alternate", "next", "prev", "license", "author", "help"];

export function addressesOf(document: HtmlElement): Address[] {
  return [
    ...collect(document, followed, false),
    ...collect(document, loaded, true),
    ...loadedSets.flatMap(([selector, name]) =>
      document.querySelectorAll(selector).flatMap((element) =>
        (attribute(element, name) ?? "")
          .split(/,\s+/)
          .map((candidate) => candidate.trim().split(/\s+/)[0] ?? "")
          .filter((url) => url !== "")
          .map((url) => ({ element: selector, url, loaded: true })),
      ),
    ),
    ...document
      .querySelectorAll("style")
      .flatMap(({ textContent }) =>
        [...textContent.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)]
          .filter(([, url = ""]) => !url.startsWith("#"))
          .map(([, url = ""]) => ({ element: "style", url, loaded: true })),
      ),
    ...document.querySelectorAll("link").flatMap((element) => {
      const url = attribute(element, "href");
      const relation = attribute(element, "rel") ?? "";
      if (url === undefined) return [];
      return { element: `link ${relation}`, url, loaded: !relationsToPages.includes(relation) };
    }),
  ];
}

function collect(document: HtmlElement, places: [string, string][], isLoaded: boolean): Address[] {
  return places.flatMap(([selector, name]) =>
    document.querySelectorAll(selector).flatMap((element) => {
      const url = attribute(element, name);
      return url === undefined ? [] : { element: selector, url, loaded: isLoaded };
    }),
  );
}
