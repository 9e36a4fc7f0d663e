import { expect, test } from "vitest";
import { addressesOf, parseDocument } from "./html-document.ts";

const found = (markup: string) =>
  addressesOf(parseDocument(`<!doctype html><html><body>${markup}</body></html>`)).map(
    ({ url, loaded }) => [url, loaded],
  );

test.each([
  ['<a href="/a?b&amp;c#d">x</a>', [["/a?b&c#d", false]]],
  ['<form action="/send"></form>', [["/send", false]]],
  ['<script src="/s.js"></script>', [["/s.js", true]]],
  [
    '<img alt="" src="/1.png" srcset="/1.png 1x, /2.png 2x">',
    [
      ["/1.png", true],
      ["/1.png", true],
      ["/2.png", true],
    ],
  ],
  ['<link rel="stylesheet" href="/s.css">', [["/s.css", true]]],
  ["<style>@font-face { src: url(/f.woff2) } p { fill: url(#a) }</style>", [["/f.woff2", true]]],
  ['<link rel="canonical" href="/page">', [["/page", false]]],
  ['<iframe src="https://other.test/"></iframe>', [["https://other.test/", true]]],
])("finds the addresses of %s", (markup, addresses) => {
  expect(found(markup)).toEqual(addresses);
});
