import { describe, expect, test } from "vitest";
import { deskPath } from "#contracts/desk/endpoints.ts";
import { bytesOfText, bytesSent, pages, readBuiltFile } from "../support/built-pages/built-site.ts";
import { attribute, type HtmlElement } from "../support/built-pages/html-document.ts";
import { scriptsOf } from "../support/built-pages/page-scripts.ts";
import { documents } from "../support/built-pages/site-links.ts";

/** Limits in Brotli bytes for a page and the scripts it starts with. The build checks the fonts. */
const budget = { markupAndStyles: 35_000, plainPageScript: 3_000, hydratedPageScript: 120_000 };

/**
 * Limits for the elements of a page in a browser with scripting, before any script has run. Each
 * element costs style and layout on a slow phone. Lighthouse calls 1,400 a large page. A page with
 * the closed dialogs of all its cases may have more.
 */
const mostElements: Record<string, number> = { "/case-studies": 1_900 };
const mostElementsElsewhere = 1_400;

const elementsIn = (document: HtmlElement): number => {
  const count = (element: HtmlElement) => element.querySelectorAll("*").length;
  const keptAsText = document.querySelectorAll("noscript, template");
  return count(document) - sum(keptAsText.map(count));
};

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

const carriesReact = (code: string): boolean => /Symbol\.for\(\W?react\./.test(code);

const sizes = pages.map((page) => {
  const document = documents.get(page.path) as HtmlElement;
  const { files, inline } = scriptsOf(document);
  return {
    ...page,
    document,
    scriptFiles: files,
    script: sum([...files.map(bytesSent), ...inline.map(bytesOfText)]),
    // The styles are in the markup, as the last test of this file checks.
    markupAndStyles: bytesSent(`/${page.file}`),
  };
});

describe.each(sizes.filter(({ hydrated }) => !hydrated))("$path", (page) => {
  test("does not load React", () => {
    const withReact = page.scriptFiles.filter((file) => carriesReact(`${readBuiltFile(file)}`));
    expect(withReact).toEqual([]);
  });

  test("sends at most 3 kB of script", () => {
    expect(page.script).toBeLessThanOrEqual(budget.plainPageScript);
  });
});

// The desk is for staff and has its own budget in desk-is-separate.test.ts.
describe.each(sizes.filter(({ hydrated, path }) => hydrated && path !== deskPath))(
  "$path, hydrated",
  (page) => {
    test("sends at most 120 kB of script in all", () => {
      expect(page.script).toBeLessThanOrEqual(budget.hydratedPageScript);
    });
  },
);

test.each(sizes)("$path sends at most 35 kB of markup and styles", ({ markupAndStyles }) => {
  expect(markupAndStyles).toBeLessThanOrEqual(budget.markupAndStyles);
});

test.each(
  sizes.map((page) => ({ ...page, most: mostElements[page.path] ?? mostElementsElsewhere })),
)("$path has at most $most elements", ({ document, most }) => {
  expect(elementsIn(document)).toBeLessThanOrEqual(most);
});

test("the script for other sites' pages is at most 2 kB", () => {
  expect(bytesSent("/embed.js")).toBeLessThanOrEqual(2_000);
});

describe.each(sizes)("$path", ({ document }) => {
  test("waits for nothing before its first paint: its styles are in the page", () => {
    expect(document.querySelectorAll('link[rel="stylesheet"]')).toEqual([]);
    expect(document.querySelectorAll("head > style")).toHaveLength(1);
    const blocking = document
      .querySelectorAll("script[src]")
      .filter((element) => attribute(element, "type") !== "module")
      .filter((element) => !element.hasAttribute("async") && !element.hasAttribute("defer"));
    expect(blocking.map((element) => attribute(element, "src"))).toEqual([]);
    expect(document.querySelectorAll('link[rel="modulepreload"]')).toEqual([]);
  });
});
