import { globSync } from "node:fs";
import { expect, test } from "vitest";
import {
  clientFolder,
  fileExists,
  pages,
  readBuiltFile,
  site,
} from "../support/built-pages/built-site.ts";
import { type HtmlElement, metaContent } from "../support/built-pages/html-document.ts";
import { addressWithin, documents, whyDead } from "../support/built-pages/site-links.ts";

const read = (path: string): string => readBuiltFile(path).toString();
const origin = site.originPlaceholder;

test("the sitemap lists exactly the pages that do not ask to be left out", () => {
  const addresses = [...read("/sitemap.xml").matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => url,
  );
  const listed = pages.filter(
    ({ path }) => metaContent(documents.get(path) as HtmlElement, "robots") !== "noindex",
  );
  expect(addresses.sort()).toEqual(listed.map(({ path }) => origin + path).sort());
});

test("robots.txt lets search engines in and shows them the sitemap", () => {
  const robots = read("/robots.txt");
  expect(robots).toMatch(/^User-agent: \*$/m);
  expect(robots).not.toMatch(/^Disallow: \/$/m);
  // Search engines must be able to read a page to see that it asks not to be indexed.
  const forbidden = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = ""]) => path);
  const unread = pages.filter(({ path }) => forbidden.some((start) => path.startsWith(start)));
  expect(unread).toEqual([]);
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test("the web manifest names the site and icons that exist", () => {
  const manifest = JSON.parse(read("/site.webmanifest"));
  expect(manifest).toMatchObject({ name: expect.any(String), start_url: "/" });
  const icons: { src: string; sizes: string }[] = manifest.icons;
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(icons.filter(({ src }) => !fileExists(src))).toEqual([]);
});

test.each(globSync("**/*{feed,rss,atom}*.xml", { cwd: clientFolder }))(
  "the feed %s has entries, each leading to a page",
  (file) => {
    const links = [...read(`/${file}`).matchAll(/<link(?: href="|>)([^"<]+)/g)].map(
      ([, url]) => url,
    );
    const dead = links.flatMap((url) => {
      const target = addressWithin(url ?? "", "/");
      return target ? (whyDead(target) ?? []) : `not of this site: ${url}`;
    });
    expect(links).not.toEqual([]);
    expect(dead).toEqual([]);
  },
);

test("every text file that the server does not fill in is stored compressed", () => {
  const texts = globSync("**/*.{css,js,svg,json,webmanifest}", { cwd: clientFolder });
  const bare = texts.filter((file) => !fileExists(`/${file}.br`) || !fileExists(`/${file}.gz`));
  expect(bare).toEqual([]);
});
