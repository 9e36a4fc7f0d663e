import { expect, it } from "vitest";
import { reachableFrom } from "./prune-scripts.ts";

it("keeps what pages load, statically or later, and drops the rest", () => {
  const scripts = new Map([
    ["entry-1.js", 'import"./react-2.js";import("./calculator-3.js")'],
    ["react-2.js", ""],
    ["calculator-3.js", ""],
    ["article-page-4.js", 'import"./react-2.js"'],
  ]);
  const reached = reachableFrom(['<script src="/assets/entry-1.js"></script>'], scripts);
  expect([...reached].sort()).toEqual(["calculator-3.js", "entry-1.js", "react-2.js"]);
});
