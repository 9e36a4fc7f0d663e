import { type HtmlElement, HtmlValidate, Parser } from "html-validate";

export type { HtmlElement };

const settings = new HtmlValidate({ extends: ["html-validate:standard"] });
const parserConfiguration = settings.getConfigForSync("page.html");

export const parseDocument = (html: string): HtmlElement =>
  new Parser(parserConfiguration).parseHtml(html);

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&#39;": "'",
};

/** The characters React escapes. */
const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (entity) => entities[entity] ?? entity);

export function attribute(element: HtmlElement, name: string): string | undefined {
  const value = element.getAttributeValue(name);
  return value === null ? undefined : decode(value);
}

export const textOf = (element: HtmlElement): string =>
  decode(element.textContent).replace(/\s+/g, " ").trim();

export function metaContent(document: HtmlElement, name: string): string | undefined {
  const key = /^(og|article):/.test(name) ? "property" : "name";
  const element = document.querySelector(`meta[${key}="${name}"]`);
  return element ? attribute(element, "content") : undefined;
}
