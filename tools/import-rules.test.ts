import { execFileSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import type { ICruiseResult } from "dependency-cruiser";
import postcss from "postcss";
import { afterAll, describe, expect, test } from "vitest";
import { islands } from "#islands/registry.ts";

/** The file in the middle must not import the one on the right. */
const wrongImports: [rule: string, file: string, specifier: string][] = [
  ["pages-imports-only-from-its-rooms", "src/pages/home.tsx", "#calculations/engine.ts"],
  ["design-system-imports-only-from-its-rooms", "src/design-system/css.tsx", "#features/two/x.css"],
  ["server-public-imports-only-from-rooms-below", "server/public/bad.ts", "../desk/team.ts"],
  ["server-log-imports-only-from-rooms-below", "server/log.ts", "./storage/tables.ts"],
  ["sign-in-and-rules-of-the-desk-import-no-screen", "server/desk/rule.ts", "./screens/lead.ts"],
  ["sign-in-imports-nothing-else-of-the-desk", "server/desk/sign-in/bad.ts", "../team.ts"],
  ["features-import-only-from-their-rooms", "src/features/one/one.tsx", "#features/two/two.ts"],
  ["features-import-only-from-their-rooms", "src/features/one/script.tsx", "../two/two.ts?script"],
  ["islands-load-features-when-needed", "src/islands/now.ts", "#features/two/two.ts"],
  ["browser-code-knows-neither-server-nor-decks", "src/routes.ts", "#protected/decks/deck.ts"],
  ["product-imports-no-tool-test-or-bench", "server/start.ts", "../tools/tool.ts"],
  ["product-imports-no-tool-test-or-bench", "server/reader.ts", "./mail.test.ts"],
  ["engines-and-law-import-no-package", "src/calculations/react.ts", "react"],
  ["engines-and-law-import-no-package", "src/tax-law/clock.ts", "node:perf_hooks"],
  ["browser-code-imports-no-node-module", "src/features/x/fs.ts", "node:fs"],
  ["server-runs-without-development-packages", "server/bench.ts", "vitest"],
  ["no-cycles", "src/contracts/answer.ts", "./question.ts"],
  ["every-import-resolves", "src/pages/missing.tsx", "#content/missing.ts"],
];

/** Each of these forms counts as an import, whether or not it remains after compilation. */
const waysToImport: [name: string, code: string][] = [
  ["value", 'import { x } from "#server/mail.ts";'],
  ["effect", 'import "#server/mail.ts";'],
  ["type", 'import type { X } from "#server/mail.ts";'],
  ["type-among-values", 'import { type X } from "#server/mail.ts";'],
  ["re-export", 'export * from "#server/mail.ts";'],
  ["re-exported-type", 'export type { X } from "#server/mail.ts";'],
  ["when-needed", 'export const load = () => <p>{import("#server/mail.ts")}</p>;'],
  ["declaration", 'import type { X } from "#server/mail.ts"; export declare const b: X;'],
];

const importedFiles = [
  "protected/decks/deck.ts",
  "src/calculations/engine.ts",
  "src/features/two/two.ts",
  "src/features/two/x.css",
  "server/mail.ts",
  "server/mail.test.ts",
  "server/desk/team.ts",
  "server/desk/screens/lead.ts",
  "server/storage/tables.ts",
  "tools/tool.ts",
];

/** That they accept what is allowed shows wherever they run over this repository. */
describe("the import rules", () => {
  const project = mkdtempSync(join(tmpdir(), "import-rules-"));
  afterAll(() => rmSync(project, { recursive: true }));

  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  };
  for (const file of importedFiles) write(file, "");
  write("src/contracts/question.ts", 'export type { Answer } from "./answer.ts";');
  for (const [, file, specifier] of wrongImports) write(file, `import { x } from "${specifier}";`);
  for (const [name, code] of waysToImport) write(`src/features/ways/${name}.tsx`, code);
  for (const name of ["react", "vitest"]) {
    write(`node_modules/${name}/package.json`, `{ "name": "${name}", "main": "main.js" }`);
    write(`node_modules/${name}/main.js`, "");
  }
  for (const file of ["package.json", ".dependency-cruiser.mjs"]) cpSync(file, join(project, file));

  const program = resolve("node_modules/.bin/depcruise");
  const folders = ["protected", "src", "server", "tools"];
  const output = execFileSync(program, ["--output-type=json", ...folders], { cwd: project });
  const { violations, ruleSetUsed }: ICruiseResult["summary"] = JSON.parse(`${output}`).summary;
  const found = violations.map(({ rule, from }) => `${rule.name}: ${from}`);

  test.each(wrongImports)("%s: %s may not import %s", (rule, file) => {
    expect(found).toContain(`${rule}: ${file}`);
  });

  test.each(waysToImport)("see an import as %s", (name) => {
    const file = `src/features/ways/${name}.tsx`;
    expect(found).toContain(`browser-code-knows-neither-server-nor-decks: ${file}`);
  });

  test("that are not made from a table are each broken by one of these examples", () => {
    const broken = wrongImports.map(([rule]) => rule);
    const names = ruleSetUsed?.forbidden?.map(({ name = "" }) => name) ?? [];
    const writtenOut = names.filter((name) => !/-from-(its-rooms|rooms-below)$/.test(name));
    expect(broken).toEqual(expect.arrayContaining(writtenOut));
  });
});

describe("a stylesheet", () => {
  const stylesheets = globSync("src/**/*.css").map((file) => ({
    file,
    css: postcss.parse(readFileSync(file, "utf8")),
  }));

  test("of the design system selects no island or feature", () => {
    const features = globSync("src/features/*").map((folder) => basename(folder));
    const names = [...features, ...Object.keys(islands), "data-island"];
    const found: string[] = [];
    for (const { file, css } of stylesheets.filter(({ file }) => /design-system/.test(file)))
      css.walkRules(({ selector }) => {
        const words = selector.match(/[\w-]+/g) ?? [];
        if (words.some((word) => names.includes(word))) found.push(`${file}: ${selector}`);
      });
    expect(found).toEqual([]);
  });

  /** dependency-cruiser sees which CSS a component imports, but does not parse CSS. */
  test("imports styles of its own folder only, and src/styles.css those of the design system", () => {
    const roomOf = (file: string) => /^src\/(features\/)?[^/]+/.exec(file)?.[0];
    const imports = stylesheets.flatMap(({ file, css }) => {
      const found: string[] = [];
      css.walkAtRules("import", ({ params }) => {
        const path = /["'(]([.][^"')]+)/.exec(params)?.[1];
        if (path) found.push(join(dirname(file), path));
      });
      const room = file === "src/styles.css" ? "src/design-system" : roomOf(file);
      // What the build writes, such as the firm's colors, is in no room.
      const sources = found.filter((imported) => !imported.startsWith(".generated/"));
      return sources.map((imported) => ({ file, imported, isOwn: roomOf(imported) === room }));
    });
    expect(imports).not.toEqual([]);
    expect(imports.filter(({ isOwn }) => !isOwn)).toEqual([]);
  });
});
