import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { clientFolder, pages } from "../support/built-site.ts";
import { addressesOf, type HtmlElement } from "../support/html-document.ts";
import { addressWithin, documents, filesNamedIn } from "../support/site-links.ts";

test.each(pages)("$path loads nothing from another host", ({ path }) => {
  const loaded = addressesOf(documents.get(path) as HtmlElement).filter(({ loaded }) => loaded);
  const foreign = loaded.filter(
    ({ url }) => !url.startsWith("data:") && addressWithin(url, path) === undefined,
  );
  expect(foreign).toEqual([]);
});

test.each(globSync(`${clientFolder}/**/*.css`))("%s loads nothing from another host", (file) => {
  const path = file.slice(clientFolder.length);
  expect(filesNamedIn(file).filter((url) => !addressWithin(url, path))).toEqual([]);
});
