import { globSync, readFileSync, rmSync } from "node:fs";
import { basename } from "node:path";
import { reachableFrom } from "./prune-scripts.ts";
import { usedCss } from "./used-css.ts";

const STYLESHEET = /<link rel="stylesheet" href="\/(assets\/styles-[^"]+\.css)"\/>/;

/** Classes of the pages the server frames itself with the not-found page: server/static-files. */
const SERVER_PAGE_CLASSES = ["server-page", "slip", "on-sheet", "button", "button-primary"];

/**
 * Puts into each page the CSS that page uses, so that nothing stands between its first bytes and
 * its first paint. Measured in docs/decisions/0005.
 */
export function inlineStyles(client: string, pages: Map<string, string>): Map<string, string> {
  const scripts = new Map(
    globSync(`${client}/assets/*.js`).map((file) => [basename(file), readFileSync(file, "utf8")]),
  );
  const inlined = new Map<string, string>();
  for (const [file, html] of pages) {
    const stylesheet = STYLESHEET.exec(html);
    if (!stylesheet) throw new Error(`${file} has no stylesheet`);
    const css = readFileSync(`${client}/${stylesheet[1]}`, "utf8");
    const classes = new Set(file === "404/index.html" ? SERVER_PAGE_CLASSES : []);
    for (const [, list = ""] of html.matchAll(/\bclass="([^"]*)"/g))
      for (const name of decode(list).split(/\s+/)) classes.add(name);
    const loaded = [...reachableFrom([html], scripts)].map((name) => scripts.get(name) ?? "");
    const used = usedCss(
      css,
      (name) => classes.has(name) || loaded.some((script) => script.includes(name)),
    );
    inlined.set(
      file,
      html.replace(stylesheet[0], () => `<style>${used}</style>`),
    );
  }
  for (const file of globSync(`${client}/assets/styles-*.css`)) rmSync(file);
  return inlined;
}

function decode(attribute: string): string {
  return attribute
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}
