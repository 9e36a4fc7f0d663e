import { readFileSync } from "node:fs";
import postcss, { type AtRule, type ChildNode } from "postcss";
import parseSelectors from "postcss-selector-parser";

type IsUsed = (className: string) => boolean;

/**
 * Cuts the stylesheet to what one page can use. A selector is removed if it needs a class that is
 * neither in the page nor in the scripts the page may load. Then empty groups, unused key frames
 * and named pages, and the unused properties that Tailwind registers for every utility are removed too.
 */
export function pageStyles(stylesheet: string) {
  const whole = postcss.parse(layerOrder() + stylesheet);
  const selectorsOf = new Map<ChildNode, parseSelectors.Selector[]>();
  const classes = new Set<string>();
  whole.walkRules((rule) => {
    const selectors = parseSelectors().astSync(rule.selector);
    selectors.walkClasses(({ value }) => {
      classes.add(value);
    });
    selectorsOf.set(rule, selectors.nodes);
  });
  const declarations = new Map<ChildNode, string>();
  whole.walkDecls((declaration) => {
    declarations.set(declaration, `${declaration};`);
  });
  // Most articles use the same classes, so their CSS is computed once.
  const cutEarlier = new Map<string, string>();
  return (isUsed: IsUsed): string => {
    const used = [...classes].filter(isUsed).join(" ");
    const css = cutEarlier.get(used) ?? withoutUnread(write(whole.nodes, isUsed), isUsed);
    cutEarlier.set(used, css);
    return css;
  };

  /** Once more, without the names that the rest of this text does not mention. */
  function withoutUnread(text: string, isUsed: IsUsed): string {
    const read = new Set(text.match(/(?<=var\()--tw-[\w-]+/g));
    return write(whole.nodes, isUsed, (node) => {
      if (node.type === "decl") return node.prop.startsWith("--tw-") && !read.has(node.prop);
      const { name, params } = node;
      return (
        (name === "property" && params.startsWith("--tw-") && !read.has(params)) ||
        (name === "keyframes" && text.split(params).length === 2) ||
        (name === "page" && params !== "" && !text.includes(`page:${params}`))
      );
    });
  }

  /** Minified. Writing the few nodes that are kept is faster than removing the others from a copy. */
  function write(
    nodes: readonly ChildNode[],
    isUsed: IsUsed,
    isUnread: (node: AtRule | postcss.Declaration) => boolean = () => false,
  ): string {
    const block = (head: string, inner: readonly ChildNode[]) => {
      const body = write(inner, isUsed, isUnread).replace(/;$/, "");
      return body && `${head}{${body}}`;
    };
    const textOf = (node: ChildNode): string => {
      if (node.type === "rule") {
        const selectors = selectorsOf.get(node)?.filter((one) => canMatch(one, isUsed)) ?? [];
        return selectors.length > 0 ? block(selectors.join(","), node.nodes) : "";
      }
      if (node.type === "comment" || isUnread(node)) return "";
      if (node.type === "decl") return declarations.get(node) ?? "";
      const head = `@${node.name}${node.raws.afterName ?? ""}${node.params}`;
      return node.nodes ? block(head, node.nodes) : `${head};`;
    };
    return nodes.map(textOf).join("");
  }
}

/** Every word of a script that can be a class name, which may contain single quotes itself. */
export function wordsOfScript(code: string): Set<string> {
  return new Set([...code.split(/[\s"'`]+/), ...code.split(/[\s"`]+/)]);
}

/**
 * The layer order at the start of src/styles.css. The bundler may put a feature's CSS before it,
 * and merges the rest.
 */
function layerOrder(): string {
  const first = postcss
    .parse(readFileSync("src/styles.css"))
    .nodes.find((node) => node.type === "atrule");
  if (first?.name !== "layer") throw new Error("src/styles.css must begin with the layers' order");
  return `${first};`;
}

/**
 * `:not(.a)` may match without the class. Of `:is(.a, .b)` or `:has(.a)` one part must be usable.
 */
function canMatch(selector: parseSelectors.Selector, isUsed: IsUsed): boolean {
  return selector.nodes.every((node) => {
    if (node.type === "class") return isUsed(node.value);
    if (node.type !== "pseudo" || node.value === ":not" || node.nodes.length === 0) return true;
    return node.nodes.some((inner) => canMatch(inner, isUsed));
  });
}
