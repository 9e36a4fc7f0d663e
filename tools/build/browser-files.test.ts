import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { browserFiles, ISLANDS_ENTRY, ISLANDS_MANIFEST } from "./browser-files.ts";

let client: string;

beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), "browser-files-"));
  mkdirSync(`${client}/.vite`);
  const island = (name: string, dynamicImports: string[] = []) => ({
    [`src/${name}.tsx`]: {
      name,
      file: `assets/${name}.js`,
      isDynamicEntry: true,
      imports: [ISLANDS_ENTRY],
      dynamicImports,
    },
  });
  const islands = {
    [ISLANDS_ENTRY]: {
      file: "assets/entry.js",
      imports: ["controls"],
      dynamicImports: ["src/calculator.tsx", "src/contact.tsx"],
    },
    controls: { file: "assets/controls.js", dynamicImports: ["dialog"] },
    dialog: { file: "assets/dialog.js" },
    result: { file: "assets/result.js" },
    ...island("calculator", ["result"]),
    ...island("contact"),
  };
  writeFileSync(`${client}/${ISLANDS_MANIFEST}`, JSON.stringify(islands));
  const stylesheet = { "style.css": { file: "assets/style.css" } };
  writeFileSync(`${client}/.vite/manifest.json`, JSON.stringify(stylesheet));
});

afterEach(() => rmSync(client, { recursive: true }));

it("counts what an island may import while it runs, and no other island", () => {
  const files = (island: string) => browserFiles(client).filesOf([], [island]).sort();
  const shared = ["assets/controls.js", "assets/dialog.js", "assets/entry.js"];
  expect(files("contact")).toEqual(["assets/contact.js", ...shared]);
  expect(files("calculator")).toEqual(["assets/calculator.js", ...shared, "assets/result.js"]);
});

it("names what an island needs before it answers, the module that starts it first", () => {
  expect(browserFiles(client).islandScripts(["calculator", "contact"])).toEqual([
    "/assets/entry.js",
    "/assets/controls.js",
    "/assets/calculator.js",
    "/assets/contact.js",
  ]);
});
