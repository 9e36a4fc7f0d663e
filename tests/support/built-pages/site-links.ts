import { fileExists, pages, readPage, site } from "./built-site.ts";
import {
  addressesOf,
  attribute,
  type HtmlElement,
  parseDocument,
  textOf,
} from "./html-document.ts";

/** The placeholder for the server's address in the built files. */
const origin = site.originPlaceholder;

export const documents: ReadonlyMap<string, HtmlElement> = new Map(
  pages.map((page) => [page.path, parseDocument(readPage(page))]),
);

/** The elements of a built page, which says the same in every browser. */
export function all(path: string, selector: string): HtmlElement[] {
  const document = documents.get(path);
  if (!document) throw new Error(`${path} was not built`);
  return document.querySelectorAll(selector);
}

/** The address within this site, or undefined for mail, telephone and other hosts. */
export function addressWithin(url: string, onPage: string): URL | undefined {
  const base = `http://this-site.invalid${onPage}`;
  const absolute = url.startsWith(origin) ? new URL(url.slice(origin.length) || "/", base) : null;
  const parsed = absolute ?? URL.parse(url, base);
  return parsed?.host === "this-site.invalid" ? parsed : undefined;
}

/** Addresses that the server answers without a file. */
const answeredByTheServer = /^\/(functions\/v1\/|newsletter\/|book\/three-times$|oembed$)/;

/** Why a link is dead, or undefined if it works. */
export function whyDead(target: URL): string | undefined {
  const path = decodeURIComponent(target.pathname);
  if (answeredByTheServer.test(path)) return undefined;
  const document = documents.get(path);
  if (!document) return fileExists(path) ? undefined : whyNoPage(path);
  const id = decodeURIComponent(target.hash.slice(1)).split(":~:")[0];
  if (!id || id === "top" || hasId(document, id)) return undefined;
  return `no element with the id ${id}`;
}

function whyNoPage(path: string): string {
  const redirected = site.redirects.some(({ from }) => from === path);
  return redirected ? "goes through a redirect; link to where it leads" : "no such page or file";
}

const hasId = (document: HtmlElement, id: string): boolean =>
  document.querySelectorAll("[id]").some((element) => attribute(element, "id") === id);

const linksByPath = new Map<string, string[]>();

/** Every address on a page: markup, structured data, sharing cards. */
export function linksOn(path: string): string[] {
  const document = documents.get(path);
  if (!document) throw new Error(`${path} was not built`);
  const known = linksByPath.get(path) ?? collectLinks(document);
  linksByPath.set(path, known);
  return known;
}

function collectLinks(document: HtmlElement): string[] {
  const cards = document
    .querySelectorAll("meta")
    .map((element) => attribute(element, "content") ?? "")
    .filter((content) => content.startsWith(origin));
  const data = document
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap((element) => textOf(element).match(/https?:\/\/[^"\\\s]+/g) ?? [])
    .filter((url) => url.startsWith(origin));
  return [...addressesOf(document).map(({ url }) => url), ...cards, ...data];
}
