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

/** Attributes with files that the browser loads, and those with addresses that a visitor follows. */
const loading = ["src", "srcset", "imagesrcset", "poster", "data"];
const following = ["href", "action", "formaction"];
/** Links with these relations name another page. The browser fetches all others. */
const relationsToPages = ["canonical", "alternate", "next", "prev", "license", "author", "help"];

/** Whether the browser fetches what `href` of this element names. */
const loadsHref = (element: HtmlElement): boolean =>
  element.is("link")
    ? !relationsToPages.includes(attribute(element, "rel") ?? "")
    : element.is("use") || element.is("image");

export function addressesOf(document: HtmlElement): Address[] {
  const inAttributes = [...loading, ...following].flatMap((name) =>
    document.querySelectorAll(`[${name}]`).flatMap((element) => {
      const value = attribute(element, name) ?? "";
      const candidates = value.split(/,\s+/).map((one) => one.trim().split(/\s+/)[0] ?? "");
      const urls = name.endsWith("srcset") ? candidates.filter((url) => url !== "") : [value];
      const loaded = loading.includes(name) || loadsHref(element);
      return urls.map((url) => ({ element: element.tagName, url, loaded }));
    }),
  );
  const inStyles = document
    .querySelectorAll("style")
    .flatMap(({ textContent }) =>
      [...textContent.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)]
        .filter(([, url = ""]) => !url.startsWith("#"))
        .map(([, url = ""]) => ({ element: "style", url, loaded: true })),
    );
  return [...inAttributes, ...inStyles];
}
