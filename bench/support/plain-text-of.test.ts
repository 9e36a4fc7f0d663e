import { expect, test } from "vitest";
import { plainTextOf } from "./plain-text-of.ts";

test("keeps the words and what they are, and drops design and script", () => {
  const html = `<!doctype html><html><head><title>T</title></head><body>
    <main class="wide"><h1 class="big">One &amp; <em>only</em></h1><div><p>Text
    <a class="x" href="/a">link</a></p></div><svg><text>no</text></svg><script>no()</script></main>
    </body></html>`;
  expect(plainTextOf(html).replace(/\s+/g, " ").trim()).toBe(
    '<h1>One &amp; <em>only</em></h1><p>Text <a href="/a">link</a></p>',
  );
});
