import { expect, test } from "vitest";
import { pages } from "../support/built-pages/built-site.ts";
import type { HtmlElement } from "../support/built-pages/html-document.ts";
import { documents } from "../support/built-pages/site-links.ts";

test.each(pages)("structured data on $path parses and says what it is", ({ path }) => {
  const blocks = (documents.get(path) as HtmlElement)
    .querySelectorAll('script[type="application/ld+json"]')
    .map((element) => JSON.parse(element.textContent));
  for (const block of blocks) {
    expect(block["@context"]).toBe("https://schema.org");
    const things: unknown[] = block["@graph"] ?? [block];
    for (const thing of things)
      expect(thing).toHaveProperty("@type", expect.stringMatching(/^[A-Z]/));
  }
});
