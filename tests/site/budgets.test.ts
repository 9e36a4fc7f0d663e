import { expect, test } from "vitest";
import { deskPath } from "#contracts/desk/pages.ts";
import { bytesOfText, bytesSent, readBuiltFile } from "../support/built-pages/built-site.ts";
import { attribute, type HtmlElement } from "../support/built-pages/html-document.ts";
import { onEveryPage, type ParsedPage, parsedPages } from "../support/built-pages/on-every-page.ts";
import { scriptsOf } from "../support/built-pages/page-scripts.ts";

const plainPages = parsedPages.filter(({ hydrated }) => !hydrated);
// The desk is for staff and has its own budget in desk-is-separate.test.ts.
const hydratedPages = parsedPages.filter(({ hydrated, path }) => hydrated && path !== deskPath);

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Brotli bytes of the scripts that a page starts with. */
const scriptOf = ({ document }: ParsedPage): number => {
  const { files, inline } = scriptsOf(document);
  return sum([...files.map(bytesSent), ...inline.map(bytesOfText)]);
};

const over = (budget: number, size: number): string[] =>
  size <= budget ? [] : [`${size}, of at most ${budget}`];

onEveryPage(
  "a page that is not hydrated sends at most 3 kB of script",
  budgetOf(3_000),
  plainPages,
);

onEveryPage("a hydrated page sends at most 120 kB of script", budgetOf(120_000), hydratedPages);

function budgetOf(bytes: number) {
  return (page: ParsedPage) => over(bytes, scriptOf(page));
}

onEveryPage(
  "a page that is not hydrated does not load React",
  ({ document }) =>
    scriptsOf(document).files.filter((file) =>
      /Symbol\.for\(\W?react\./.test(`${readBuiltFile(file)}`),
    ),
  plainPages,
);

// The styles are in the markup, as the last test of this file checks. The build checks the fonts.
onEveryPage("a page sends at most 35 kB of markup and styles", ({ file }) =>
  over(35_000, bytesSent(`/${file}`)),
);

/** Elements of a page in a browser with scripting, before any script has run. */
const elementsIn = (document: HtmlElement): number => {
  const count = (element: HtmlElement) => element.querySelectorAll("*").length;
  const keptAsText = document.querySelectorAll("noscript, template");
  return count(document) - sum(keptAsText.map(count));
};

// Each element costs style and layout on a slow phone. Lighthouse calls 1,400 a large page. The
// page with the closed dialogs of all its cases may have more.
onEveryPage("a page has at most 1,400 elements", ({ path, document }) =>
  over(path === "/case-studies" ? 1_900 : 1_400, elementsIn(document)),
);

test("the script for other sites' pages is at most 2 kB", () => {
  expect(bytesSent("/embed.js")).toBeLessThanOrEqual(2_000);
});

onEveryPage("a page waits for nothing before its first paint: its styles are in it", (page) => {
  const { document } = page;
  const blocking = document
    .querySelectorAll('link[rel="stylesheet"], link[rel="modulepreload"], script[src]')
    .filter((element) => attribute(element, "type") !== "module")
    .filter((element) => !element.hasAttribute("async") && !element.hasAttribute("defer"));
  const styles = document.querySelectorAll("head > style").length;
  return [
    ...blocking.map((element) => attribute(element, "src") ?? `${attribute(element, "href")}`),
    ...(styles === 1 ? [] : [`${styles} style elements`]),
  ];
});
