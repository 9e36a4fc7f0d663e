import { type HtmlElement, parseDocument } from "../../tests/support/html-document.ts";

/** Elements that carry text; everything else, and every class, is our design and not the text. */
const kept = new Set(
  "h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd blockquote table thead tbody tr th td a strong em".split(
    " ",
  ),
);
const dropped = new Set(["script", "style", "svg", "noscript", "template", "form", "dialog"]);

/** The words of a page with the least markup that still says what each of them is. */
export function plainTextOf(html: string): string {
  const body = parseDocument(html).querySelector("body");
  return body ? inside(body) : "";
}

function inside(element: HtmlElement): string {
  return element.childNodes
    .map((node) => {
      if (node.nodeName === "#text") return node.textContent;
      return "tagName" in node ? outside(node as HtmlElement) : "";
    })
    .join("");
}

function outside(element: HtmlElement): string {
  const name = element.tagName;
  if (dropped.has(name)) return "";
  if (!kept.has(name)) return `${inside(element)} `;
  const href = name === "a" ? ` href="${element.getAttributeValue("href") ?? "#"}"` : "";
  return `<${name}${href}>${inside(element)}</${name}>`;
}

/** The body as we built it, less its scripts. */
export function bodyWithoutScripts(html: string): string {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? "";
  return body.replace(/<script\b[\s\S]*?<\/script>/g, "");
}

/** The CSS the build put into the page. */
export function styleOf(html: string): string {
  return /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
}

/** The links to the site's icons and its manifest, as they stand in the head. */
export function siteLinksOf(html: string): string[] {
  return html.match(/<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g) ?? [];
}

/** Addresses of the upright faces its styles name. */
export function fontsOf(html: string): string[] {
  const faces = styleOf(html).match(/@font-face\s*{[^}]*}/g) ?? [];
  return faces
    .filter((face) => !/font-style:\s*italic/.test(face))
    .flatMap((face) => /url\(["']?([^"')]+\.woff2)/.exec(face)?.[1] ?? []);
}
