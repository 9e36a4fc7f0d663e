import { createHash } from "node:crypto";
import {
  type DefaultTreeAdapterTypes,
  html as htmlNames,
  parse,
  serialize,
  defaultTreeAdapter as tree,
} from "parse5";
import type { PageFrame } from "../../server/static-files/site-description.ts";

const { NS } = htmlNames;

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

export interface PageParts {
  /** Addresses of the page's script elements, and of scripts it loads later (`data-script`). */
  scripts: string[];
  /** Names of the islands that stand in it. */
  islands: string[];
  classes: ReadonlySet<string>;
}

export interface Finishing {
  /** The CSS a page with these parts can use. */
  stylesFor(parts: PageParts): string;
  /** The module that starts these islands, then what it imports: src/islands/start-islands.ts. */
  islandScripts(islands: readonly string[]): string[];
}

/**
 * The one pass over a prerendered page. Its stylesheet moves into it, cut to what it uses, so that
 * nothing stands between its first bytes and its first paint (docs/decisions/0005); a page with
 * islands names their scripts; scripts wait for the words, because browsers give modules the
 * priority of blocking scripts.
 */
export function finishPage(html: string, { stylesFor, islandScripts }: Finishing) {
  const document = parse(html, { scriptingEnabled: false });
  const elements = [...elementsIn(document)];
  const valuesOf = (name: string) => elements.flatMap((element) => attribute(element, name) ?? []);
  const modules = elements.filter((element) => attribute(element, "type") === "module");
  const islands = valuesOf("data-island");
  const stylesheet = elements.find((element) => attribute(element, "rel") === "stylesheet");
  const head = stylesheet?.parentNode;
  if (!stylesheet || !head) throw new Error("A page has no stylesheet");

  const styles = stylesFor({
    scripts: [
      ...modules.flatMap((element) => attribute(element, "src") ?? []),
      ...valuesOf("data-script"),
    ],
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
  for (const element of modules) element.attrs.push({ name: "fetchpriority", value: "low" });

  return {
    html: serialize(document),
    hydrated: islands.length > 0,
    /** Allows the page's own style element, and no other, in its Content-Security-Policy. */
    styleHash: `'sha256-${createHash("sha256").update(styles).digest("base64")}'`,
  };
}

/** What stands around a page's title and its main part, for pages that the server makes itself. */
export function frameOf(html: string): PageFrame {
  const mark = "the-server-fills-this-in";
  const document = parse(html, { scriptingEnabled: false });
  for (const element of elementsIn(document)) {
    // A drawing has titles too, in a namespace of its own.
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
