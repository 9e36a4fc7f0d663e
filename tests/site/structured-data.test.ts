import { expect, test } from "vitest";
import { pages } from "../support/built-site.ts";
import type { HtmlElement } from "../support/html-document.ts";
import { documents } from "../support/site-links.ts";

const blocks = pages.flatMap(({ path }) =>
  (documents.get(path) as HtmlElement)
    .querySelectorAll('script[type="application/ld+json"]')
    .map((element, index) => ({ path, number: index + 1, text: element.textContent })),
);

test("there is structured data on some page", () => {
  expect(blocks).not.toEqual([]);
});

test.each(blocks)("structured data $number on $path parses and says what it is", ({ text }) => {
  const data = JSON.parse(text);
  expect(data["@context"]).toBe("https://schema.org");
  const things: unknown[] = data["@graph"] ?? [data];
  for (const thing of things)
    expect(thing).toHaveProperty("@type", expect.stringMatching(/^[A-Z]/));
});
