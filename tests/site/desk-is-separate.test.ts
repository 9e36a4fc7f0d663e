import { parseSync } from "vite";
import { expect, test } from "vitest";
import { deskApiPath } from "#contracts/desk/api.ts";
import { bytesSent, pages, readBuiltFile } from "../support/built-pages/built-site.ts";
import type { HtmlElement } from "../support/built-pages/html-document.ts";
import { scriptsOf } from "../support/built-pages/page-scripts.ts";
import { documents } from "../support/built-pages/site-links.ts";

/**
 * Brotli bytes. Limited because the desk is used on phones too: what it loads before its first screen,
 * and what each screen adds that is loaded when it is opened.
 */
const deskScriptBudget = 150_000;
const laterScreenBudget = 5000;

/**
 * Text that only the desk contains: its endpoints, its wording, and names of its router and query
 * library.
 */
const marks = [
  deskApiPath("signInWithLink"),
  deskApiPath("team"),
  deskApiPath("people"),
  "Sign in again to go on where you were.",
  "Removes everything held about this",
  "Retry all failed",
  "They are signed out everywhere at once",
  "useLocation() may be used only in the context",
  "No QueryClient set",
];

const scriptsAt = (path: string) => scriptsOf(documents.get(path) as HtmlElement).files;

/**
 * Files that these load while they run, and theirs in turn. The list of islands names every one.
 */
function withLaterFiles(files: readonly string[]): Set<string> {
  const found = new Set(files);
  // Those that are added meanwhile come too.
  for (const file of found) {
    const code = readBuiltFile(file).toString();
    if (namesIslands(code)) continue;
    for (const { moduleRequest } of parseSync("script.js", code).module.dynamicImports) {
      const written = code.slice(moduleRequest.start, moduleRequest.end);
      const [, request] = /^["'`](\.\/[^"'`]+)["'`]$/.exec(written) ?? [];
      if (request) found.add(new URL(request, `http://site.invalid${file}`).pathname);
    }
  }
  return found;
}

const namesIslands = (code: string): boolean =>
  code.includes("subscribe-form") && code.includes("contact-form") && code.includes("data-island");

const deskFiles = withLaterFiles(scriptsAt("/desk"));
const publicPages = pages.filter(({ path }) => path !== "/desk");
const publicFiles = withLaterFiles([
  ...new Set(publicPages.flatMap(({ path }) => scriptsAt(path))),
]);
const codeOf = (files: Iterable<string>) =>
  [...files].map((file) => ({ file, code: readBuiltFile(file).toString() }));

test("the desk's code is in the desk's own scripts", () => {
  const own = codeOf(deskFiles);
  expect(marks.filter((mark) => !own.some(({ code }) => code.includes(mark)))).toEqual([]);
});

test("the desk's code is in no script of a public page, and in no public page", () => {
  expect(publicFiles.size).toBeGreaterThan(5);
  const ofPublic = codeOf([...publicFiles, ...publicPages.map(({ file }) => `/${file}`)]);
  const found = ofPublic.flatMap(({ file, code }) =>
    marks.filter((mark) => code.includes(mark)).map((mark) => `${file}: ${mark}`),
  );
  expect(found).toEqual([]);
});

test("the desk's code weighs at most 150 kB, and 5 kB more for a screen that is loaded when it is opened", () => {
  const first = new Set(scriptsAt("/desk"));
  const bytes = [...first].reduce((sum, file) => sum + bytesSent(file), 0);
  expect(bytes).toBeLessThanOrEqual(deskScriptBudget);
  const heavier = [...deskFiles].filter((file) => bytesSent(file) > laterScreenBudget);
  expect(heavier.filter((file) => !first.has(file))).toEqual([]);
});
