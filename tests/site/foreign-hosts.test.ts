import { expect, test } from "vitest";
import { pages } from "../support/built-pages/built-site.ts";
import { addressesOf, type HtmlElement } from "../support/built-pages/html-document.ts";
import { addressWithin, documents } from "../support/built-pages/site-links.ts";

test.each(pages)("$path loads nothing from another host", ({ path }) => {
  const loaded = addressesOf(documents.get(path) as HtmlElement).filter(({ loaded }) => loaded);
  const foreign = loaded.filter(
    ({ url }) => !url.startsWith("data:") && addressWithin(url, path) === undefined,
  );
  expect(foreign).toEqual([]);
});
