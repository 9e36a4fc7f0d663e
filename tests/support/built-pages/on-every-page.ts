import { expect, test } from "vitest";
import type { BuiltPage } from "#server/http/static-files/site-description.ts";
import { pages } from "./built-site.ts";
import type { HtmlElement } from "./html-document.ts";
import { documents } from "./site-links.ts";

export type ParsedPage = BuiltPage & { document: HtmlElement };

export const parsedPages: readonly ParsedPage[] = pages.map((page) => ({
  ...page,
  document: documents.get(page.path) as HtmlElement,
}));

/**
 * One test for all pages, or for some. It fails with a line for each fault, which begins with the
 * page's path.
 */
export function onEveryPage(
  sentence: string,
  faultsOf: (page: ParsedPage) => readonly string[] | Promise<readonly string[]>,
  some = parsedPages,
): void {
  test(sentence, async () => {
    expect(some).not.toEqual([]);
    const faults: string[] = [];
    for (const page of some)
      for (const fault of await faultsOf(page)) faults.push(`${page.path}: ${fault}`);
    expect(faults).toEqual([]);
  });
}
