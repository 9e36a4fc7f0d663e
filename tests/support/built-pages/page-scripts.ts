import { parseSync } from "vite";
import { readBuiltFile } from "./built-site.ts";
import { attribute, type HtmlElement } from "./html-document.ts";

const runs = (element: HtmlElement): boolean =>
  ["module", "text/javascript", undefined, ""].includes(attribute(element, "type"));

/** The addresses of all scripts that the page runs by itself, and its inline ones. */
export function scriptsOf(document: HtmlElement) {
  const elements = document.querySelectorAll("script").filter(runs);
  const inline = elements
    .filter((element) => attribute(element, "src") === undefined)
    .map((element) => element.textContent);
  const entries = [
    ...elements.flatMap((element) => attribute(element, "src") ?? []),
    // Loaded after the page is ready: src/islands/start-islands.ts.
    ...document
      .querySelectorAll('meta[name="islands"]')
      .flatMap((element) => attribute(element, "content")?.split(" ") ?? []),
    ...inline.flatMap((code) => staticImports(code, "/")),
  ];
  return { files: withStaticImports(entries), inline };
}

/** Most pages share their files, so each is parsed once. */
const importsOfFiles = new Map<string, string[]>();

function importsOf(path: string): string[] {
  const known = importsOfFiles.get(path);
  if (known) return known;
  const imports = staticImports(readBuiltFile(path).toString(), path);
  importsOfFiles.set(path, imports);
  return imports;
}

function withStaticImports(entries: string[]): string[] {
  const found = new Set(entries);
  // Those that are added meanwhile come too.
  for (const path of found) for (const imported of importsOf(path)) found.add(imported);
  return [...found];
}

function staticImports(code: string, importer: string): string[] {
  const { module } = parseSync("script.js", code);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  return requests.map((request) => resolve(request, importer));
}

const resolve = (request: string, importer: string): string =>
  new URL(request, `http://this-site.invalid${importer}`).pathname;
