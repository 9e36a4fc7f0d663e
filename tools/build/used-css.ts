/**
 * The part of a stylesheet that one page can use. Conservative: a rule stays unless it asks for a
 * class that stands neither in the page nor anywhere in the scripts the page may load.
 */
export function usedCss(css: string, known: (className: string) => boolean): string {
  const kept = pruneRules(css.replaceAll(/\/\*[\s\S]*?\*\//g, ""), known);
  return dropUnusedProperties(kept);
}

const GROUPS = /^@(media|supports|layer|container|starting-style|scope)\b/;

function pruneRules(css: string, known: (className: string) => boolean): string {
  let kept = "";
  for (const { prelude, body } of rulesOf(css)) {
    if (body === undefined) kept += `${prelude};`;
    else if (GROUPS.test(prelude)) {
      const inner = pruneRules(body, known);
      if (inner) kept += `${prelude}{${inner}}`;
    } else if (prelude.startsWith("@")) kept += `${prelude}{${body}}`;
    else {
      const selectors = splitSelectors(prelude).filter((one) => classesIn(one).every(known));
      if (selectors.length > 0) kept += `${selectors.join(",")}{${body}}`;
    }
  }
  return kept;
}

/** Tailwind registers a property for every utility of the site; a page needs those it sets. */
function dropUnusedProperties(css: string): string {
  return css.replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) =>
    css.includes(`var(${name}`) || css.includes(`${name}:`) ? rule : "",
  );
}

interface Rule {
  prelude: string;
  /** Absent for a statement such as `@layer a, b;`. */
  body?: string;
}

/** Splits minified CSS into its outermost rules. Strings may hold braces; comments are gone. */
function* rulesOf(css: string): Generator<Rule> {
  let start = 0;
  let at = 0;
  while (at < css.length) {
    const character = css[at];
    if (character === '"' || character === "'") at = endOfString(css, at);
    else if (character === ";") {
      yield { prelude: css.slice(start, at).trim() };
      start = at + 1;
    } else if (character === "{") {
      const end = endOfBlock(css, at);
      yield { prelude: css.slice(start, at).trim(), body: css.slice(at + 1, end) };
      at = end;
      start = end + 1;
    }
    at += 1;
  }
}

function endOfBlock(css: string, opening: number): number {
  let depth = 0;
  for (let at = opening; at < css.length; at++) {
    if (css[at] === '"' || css[at] === "'") at = endOfString(css, at);
    else if (css[at] === "{") depth += 1;
    else if (css[at] === "}" && --depth === 0) return at;
  }
  throw new Error("The stylesheet has a block that is not closed");
}

function endOfString(css: string, opening: number): number {
  for (let at = opening + 1; at < css.length; at++) {
    if (css[at] === "\\") at += 1;
    else if (css[at] === css[opening]) return at;
  }
  throw new Error("The stylesheet has a string that is not closed");
}

/** At commas outside brackets: `:is(a,b) c, d` are two selectors. */
function splitSelectors(list: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < list.length; at++) {
    const character = list[at];
    if (character === "\\") at += 1;
    else if (character === "(" || character === "[") depth += 1;
    else if (character === ")" || character === "]") depth -= 1;
    else if (character === "," && depth === 0) {
      selectors.push(list.slice(start, at));
      start = at + 1;
    }
  }
  return [...selectors, list.slice(start)];
}

/** Classes a match must have. What stands in `:is()`, `:not()`, `:where()`, `:has()` is optional. */
export function classesIn(selector: string): string[] {
  const required = withoutBrackets(selector);
  return [...required.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) =>
    name.replaceAll(/\\(.)/g, "$1"),
  );
}

function withoutBrackets(selector: string): string {
  let bare = "";
  let depth = 0;
  for (let at = 0; at < selector.length; at++) {
    const character = selector[at] as string;
    if (character === "\\") {
      if (depth === 0) bare += character + selector[at + 1];
      at += 1;
    } else if (character === "(" || character === "[") depth += 1;
    else if (character === ")" || character === "]") depth -= 1;
    else if (depth === 0) bare += character;
  }
  return bare;
}
