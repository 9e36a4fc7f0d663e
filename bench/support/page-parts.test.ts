import { expect, test } from "vitest";
import { bodyWithoutScripts, linkedFrom, plainTextOf } from "./page-parts.ts";

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

test("the stylesheet is found in the head", () => {
  expect(linkedFrom(html, "stylesheet")).toEqual(["/s.css"]);
});
