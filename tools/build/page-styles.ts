import { readFileSync } from "node:fs";
import postcss, { type AtRule } from "postcss";
import parseSelectors from "postcss-selector-parser";

/**
 * Cuts the stylesheet to what one page can use. A selector is removed if it needs a class that is
 * neither in the page nor in the scripts the page may load. Then empty groups, unused key frames
 * and named pages, and the unused properties that Tailwind registers for every utility are removed too.
 */
export function pageStyles(stylesheet: string) {
  const whole = postcss.parse(layerOrder() + stylesheet);
  const parsed = new Map<string, parseSelectors.Selector[]>();
  const classes = new Set<string>();
  whole.walkRules(({ selector }) => {
    const selectors = parseSelectors().astSync(selector);
    selectors.walkClasses(({ value }) => {
      classes.add(value);
    });
    parsed.set(selector, selectors.nodes);
  });
  // Most articles use the same classes, so their CSS is computed once.
  const cutEarlier = new Map<string, string>();
  return (isUsed: (className: string) => boolean): string => {
    const used = [...classes].filter(isUsed).join(" ");
    const css = cutEarlier.get(used) ?? cut(isUsed);
    cutEarlier.set(used, css);
    return css;
  };

  function cut(isUsed: (className: string) => boolean): string {
    const css = whole.clone();
    css.walkRules((rule) => {
      const selectors = parsed.get(rule.selector) ?? [];
      const usable = selectors.filter((selector) => canMatch(selector, isUsed));
      if (usable.length === 0) removeWithEmptyGroups(rule);
      else if (usable.length < selectors.length) rule.selector = usable.join(",");
    });
    dropUnreadProperties(css);
    const text = css.toString();
    css.walkAtRules("keyframes", (rule) => {
      if (text.split(rule.params).length === 2) removeWithEmptyGroups(rule);
    });
    css.walkAtRules("page", (rule) => {
      if (rule.params && !text.includes(`page:${rule.params}`)) removeWithEmptyGroups(rule);
    });
    return css.toString();
  }
}

/** Every word of a script that can be a class name, which may contain single quotes itself. */
export function wordsOfScript(code: string): Set<string> {
  return new Set([...code.split(/[\s"'`]+/), ...code.split(/[\s"`]+/)]);
}

/** Of the properties that Tailwind registers and sets for every utility, those that no rule reads. */
function dropUnreadProperties(css: postcss.Root) {
  const text = css.toString();
  const isUnread = (name: string) => name.startsWith("--tw-") && !text.includes(`var(${name}`);
  css.walkAtRules("property", (rule) => {
    if (isUnread(rule.params)) rule.remove();
  });
  css.walkDecls(/^--tw-/, (declaration) => {
    const rule = declaration.parent as postcss.Rule;
    if (isUnread(declaration.prop)) declaration.remove();
    if (rule.nodes.length === 0) removeWithEmptyGroups(rule);
  });
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
function canMatch(selector: parseSelectors.Selector, isUsed: (name: string) => boolean): boolean {
  return selector.nodes.every((node) => {
    if (node.type === "class") return isUsed(node.value);
    if (node.type !== "pseudo" || node.value === ":not" || node.nodes.length === 0) return true;
    return node.nodes.some((inner) => canMatch(inner, isUsed));
  });
}

function removeWithEmptyGroups(rule: postcss.ChildNode) {
  const group = rule.parent;
  rule.remove();
  if (group?.type === "atrule" && group.nodes?.length === 0) removeWithEmptyGroups(group as AtRule);
}
