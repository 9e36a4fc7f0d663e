import { createHash } from "node:crypto";
import {
  type DefaultTreeAdapterTypes,
  html as htmlNames,
  parse,
  serialize,
  defaultTreeAdapter as tree,
} from "parse5";
import type { PageFrame } from "../../server/http/static-files/site-description.ts";

const { NS } = htmlNames;

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

export interface PageParts {
  /** The code of its script elements, which is inlined into the page. */
  code: string[];
  /** Addresses of scripts it loads later (`data-script`). */
  laterScripts: string[];
  /** Names of the page's islands. */
  islands: string[];
  classes: ReadonlySet<string>;
}

export interface Finishing {
  /** The code of the script at this address. */
  readScript(address: string): string;
  /** The CSS a page with these parts can use. */
  stylesFor(parts: PageParts): string;
  /** The module that starts these islands, then its imports: src/islands/start-islands.ts. */
  islandScripts(islands: readonly string[]): string[];
}

/**
 * The one pass over a prerendered page. It inlines the stylesheet, cut to what the page uses, and
 * the page's own scripts, so that the page needs only its fonts besides
 * (docs/decisions/0005). A page with islands names their scripts.
 */
export function finishPage(html: string, { readScript, stylesFor, islandScripts }: Finishing) {
  const document = parse(html, { scriptingEnabled: false });
  const elements = [...elementsIn(document)];
  const valuesOf = (name: string) => elements.flatMap((element) => attribute(element, name) ?? []);
  const modules = elements.filter((element) => attribute(element, "type") === "module");
  const islands = valuesOf("data-island");
  const stylesheet = elements.find((element) => attribute(element, "rel") === "stylesheet");
  const head = stylesheet?.parentNode;
  if (!stylesheet || !head) throw new Error("A page has no stylesheet");

  const rules = elements.filter((element) => attribute(element, "type") === "speculationrules");
  const code = [...Map.groupBy(modules, (element) => attribute(element, "src") ?? "")].map(
    ([source, scripts]) => inlineScript(scripts, source, readScript(source).trim()),
  );
  const styles = stylesFor({
    code,
    laterScripts: valuesOf("data-script"),
    islands,
    classes: new Set(valuesOf("class").flatMap((list) => list.split(/\s+/))),
  });
  const style = tree.createElement("style", stylesheet.namespaceURI, []);
  tree.insertText(style, styles);
  tree.insertBefore(head, style, stylesheet);
  tree.detachNode(stylesheet);
  if (islands.length > 0) {
    const attributes = [
      { name: "name", value: "islands" },
      { name: "content", value: islandScripts(islands).join(" ") },
    ];
    tree.appendChild(head, tree.createElement("meta", stylesheet.namespaceURI, attributes));
  }

  removeComments(document);
  return {
    html: serialize(document),
    hydrated: islands.length > 0,
    inline: {
      style: hashSource(styles),
      scripts: [...code, ...rules.map(textOf)].map(hashSource),
    },
  };
}

/** Where two texts meet, React writes a comment. Only the React of an island needs it. */
function removeComments(parent: ParentNode) {
  for (const node of [...tree.getChildNodes(parent)])
    if (tree.isCommentNode(node)) tree.detachNode(node);
    else if (tree.isElementNode(node) && attribute(node, "data-island") === undefined)
      removeComments("content" in node ? tree.getTemplateContent(node) : node);
}

/** Puts the code into the first element that names it, since a module runs once per page. */
function inlineScript([first, ...others]: Element[], source: string, code: string): string {
  if (!first || /<\/script|<!--/i.test(code))
    throw new Error(`${source} would end its own script element`);
  first.attrs = first.attrs.filter(({ name }) => name !== "src");
  tree.insertText(first, code);
  for (const element of others) tree.detachNode(element);
  return code;
}

function textOf(element: Element): string {
  return element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : "")).join("");
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The markup around a page's title and main part, for pages that the server renders. */
export function frameOf(html: string): PageFrame {
  const mark = "the-server-fills-this-in";
  const document = parse(html, { scriptingEnabled: false });
  for (const element of elementsIn(document)) {
    // An SVG may contain title elements too, in its own namespace.
    if (element.namespaceURI !== NS.HTML || !/^(title|main)$/.test(element.tagName)) continue;
    element.childNodes = [];
    tree.insertText(element, mark);
  }
  const [beforeTitle, beforeMain, afterMain] = serialize(document).split(mark);
  if (!beforeTitle || !beforeMain || !afterMain)
    throw new Error("The page that frames others has no title or no main part");
  return { beforeTitle, beforeMain, afterMain };
}

function* elementsIn(parent: ParentNode): Generator<Element> {
  for (const node of tree.getChildNodes(parent)) {
    if (!tree.isElementNode(node)) continue;
    yield node;
    yield* elementsIn("content" in node ? tree.getTemplateContent(node) : node);
  }
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}
