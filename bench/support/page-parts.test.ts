import { expect, test } from "vitest";
import { bodyWithoutScripts, fontsOf, plainTextOf, siteLinksOf } from "./page-parts.ts";

const html = `<!doctype html><html><head><title>T</title><link rel="stylesheet" href="/s.css"></head>
<body><main class="wide"><h1 class="big">One &amp; <em>only</em></h1><div><p>Text
<a class="x" href="/a">link</a></p></div><svg><text>no</text></svg></main><script>no()</script>
</body></html>`;

test("plain text keeps the words and what they are", () => {
  expect(plainTextOf(html).replace(/\s+/g, " ").trim()).toBe(
    '<h1>One &amp; <em>only</em></h1><p>Text <a href="/a">link</a></p>',
  );
});

test("the body without scripts keeps the design", () => {
  expect(bodyWithoutScripts(html)).toMatch(/^<main class="wide"><h1 class="big">/);
  expect(bodyWithoutScripts(html)).not.toContain("no()");
});

test("icons and manifest are found among the links of the head", () => {
  const icon = '<link rel="icon" href="/favicon.svg" type="image/svg+xml">';
  const manifest = '<link rel="manifest" href="/site.webmanifest">';
  expect(siteLinksOf(`<link rel="canonical" href="/">${icon}${manifest}`)).toEqual([
    icon,
    manifest,
  ]);
});

test("the upright faces are found in the styles, those on the visitor's machine are not", () => {
  const styled = `<style>@font-face{font-family:A;src:url(/assets/a.woff2) format("woff2");font-style:normal}
@font-face{font-family:A;src:url(/assets/b.woff2);font-style:italic}
@font-face{font-family:C;src:local("Georgia")}</style>`;
  expect(fontsOf(styled)).toEqual(["/assets/a.woff2"]);
});
