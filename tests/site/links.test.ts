import { globSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { clientFolder, fileExists, pages } from "../support/built-site.ts";
import { addressWithin, filesNamedIn, linksOn, whyDead } from "../support/site-links.ts";

describe("links", () => {
  test.each(pages.map(({ path }) => path))("on %s all lead somewhere", (path) => {
    const targets = linksOn(path).flatMap((url) => addressWithin(url, path) ?? []);
    const dead = targets.flatMap((target) => {
      const why = whyDead(target);
      return why ? `${target.pathname}${target.hash}: ${why}` : [];
    });
    expect([...new Set(dead)]).toEqual([]);
  });

  test.each(globSync(`${clientFolder}/**/*.css`))("files named in %s exist", (stylesheet) => {
    const missing = filesNamedIn(stylesheet).filter((url) => {
      const target = addressWithin(url, stylesheet.slice(clientFolder.length));
      return !target || !fileExists(target.pathname);
    });
    expect(missing).toEqual([]);
  });
});
