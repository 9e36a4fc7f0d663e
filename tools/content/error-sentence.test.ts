import { expect, test } from "vitest";
import { errorSentence } from "./error-sentence.ts";

const root = process.cwd();

test.each([
  [
    "a bundler's drawing",
    "✗ Build failed in 19.92s\nBuild failed with 1 error:\n\n\u001b[31m[builtin:vite-transform] \u001b[0mUnexpected token\n    ╭─[ src/pages/about.tsx:25:7 ]\n    at build (file:///x/node_modules/rolldown/a.mjs:49:18)",
    "src/pages/about.tsx: line 25: Unexpected token",
  ],
  [
    "a page that the router cut in parts",
    "Build failed with 1 error:\n\nUnexpected token\n  ╭─[ src/pages/about.tsx?route-chunk=main:25:7 ]",
    "src/pages/about.tsx: line 25: Unexpected token",
  ],
  [
    "an import that leads nowhere",
    `Cannot find module '${root}/content/nowhere.ts' imported from ${root}/content/firm.ts`,
    "content/firm.ts: Cannot find module 'content/nowhere.ts' imported from content/firm.ts",
  ],
  [
    "what Node prints of one",
    `node:internal/modules/esm/resolve:274\n    throw new ERR(\n          ^\n\nError [ERR_X]: Cannot find module '${root}/content/nowhere.ts' imported from ${root}/content/firm.ts\n    at resolve (node:internal/modules/esm/resolve:274:11)`,
    "content/firm.ts: Cannot find module 'content/nowhere.ts' imported from content/firm.ts",
  ],
  [
    "an error of a module",
    Object.assign(new TypeError("no such thing"), {
      stack: `TypeError: no such thing\n    at file://${root}/content/firm.ts:2:7`,
    }),
    "content/firm.ts: line 2: no such thing",
  ],
  ["a file that is no JSON", `${root}/content/fees.json: no value`, "content/fees.json: no value"],
])("%s is said with its file", (_, error, sentence) => {
  expect(errorSentence(error)).toBe(sentence);
});

test("an error that names no file of ours is left as it is", () => {
  expect(errorSentence("no space left on device")).toBeUndefined();
});
