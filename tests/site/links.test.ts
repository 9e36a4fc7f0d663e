import { globSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { clientFolder, fileExists, pages } from "../support/built-site.ts";
import { addressWithin, filesNamedIn, linksOn, whyDead } from "../support/site-links.ts";
import { awaitedPages } from "./awaited-pages.ts";

const withinSite = (path: string): URL[] =>
  linksOn(path).flatMap((url) => addressWithin(url, path) ?? []);

describe("links", () => {
  test.each(pages.map(({ path }) => path))("on %s all lead somewhere", (path) => {
    const dead = withinSite(path)
      .filter(({ pathname }) => !awaitedPages.includes(pathname))
      .flatMap((target) => {
        const why = whyDead(target);
        return why ? `${target.pathname}${target.hash}: ${why}` : [];
      });
    expect([...new Set(dead)]).toEqual([]);
  });

  test("no page that has landed is still awaited", () => {
    const landed = awaitedPages.filter((awaited) => pages.some(({ path }) => path === awaited));
    expect(landed, "take these off tests/site/awaited-pages.ts").toEqual([]);
  });

  test("no page is awaited that nothing links to", () => {
    const linked = new Set(
      pages.flatMap(({ path }) => withinSite(path).map((url) => url.pathname)),
    );
    expect(awaitedPages.filter((awaited) => !linked.has(awaited))).toEqual([]);
  });

  test.each(globSync(`${clientFolder}/**/*.css`))("files named in %s exist", (stylesheet) => {
    const missing = filesNamedIn(stylesheet).filter((url) => {
      const target = addressWithin(url, stylesheet.slice(clientFolder.length));
      return !target || !fileExists(target.pathname);
    });
    expect(missing).toEqual([]);
  });
});
