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
import { basename, dirname, join } from "node:path";
import postcss from "postcss";
import { afterAll, describe, expect, test } from "vitest";
import { islands } from "#islands/registry.ts";
import { rules, wrongImports } from "./import-rules.ts";
import { readImports } from "./read-imports.ts";

/** The file in the middle must not import the one on the right, because of the rule with these words. */
const examples: [rule: string, file: string, specifier: string][] = [
  ["src/pages imports only from", "src/pages/home.tsx", "#calculations/engine.ts"],
  ["src/design-system imports only", "src/design-system/css.tsx", "#features/two/x.css"],
  ["server/public imports only from", "server/public/bad.ts", "../desk/team.ts"],
  ["server/log.ts imports only from", "server/log.ts", "./storage/tables.ts"],
  ["import no screen", "server/desk/rule.ts", "./screens/lead.ts"],
  ["sign-in imports nothing else of the desk", "server/desk/sign-in/bad.ts", "../team.ts"],
  ["a feature imports only from", "src/features/one/one.tsx", "#features/two/two.ts"],
  ["a feature imports only from", "src/features/one/script.tsx", "../two/two.ts?script"],
  ["islands load features when needed", "src/islands/now.ts", "#features/two/two.ts"],
  ["no browser file may contain a deck", "src/routes.ts", "#protected/decks/deck.ts"],
  ["the product imports no tool", "server/start.ts", "../tools/tool.ts"],
  ["the product imports no tool", "server/reader.ts", "./mail.test.ts"],
  ["calculations and tax-law are pure", "src/calculations/react.ts", "react"],
  ["calculations and tax-law are pure", "src/tax-law/clock.ts", "node:perf_hooks"],
  ["browser code imports no module of Node", "src/features/x/fs.ts", "node:fs"],
  ["without development packages", "server/bench.ts", "vitest"],
  ["every imported file and package exists", "src/pages/missing.tsx", "#content/missing.ts"],
  ["every imported file and package exists", "src/pages/package.tsx", "not-installed"],
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
];

const importedFiles = [
  "protected/decks/deck.ts",
  "src/features/two/two.ts",
  "src/features/two/x.css",
  "src/calculations/engine.ts",
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
  for (const [, file, specifier] of examples) write(file, `import { x } from "${specifier}";`);
  for (const [name, code] of waysToImport) write(`src/features/ways/${name}.tsx`, code);
  cpSync("package.json", join(project, "package.json"));
  const found = wrongImports(readImports(project));

  test.each(examples)("%s: %s may not import %s", (rule, file) => {
    expect(found.filter((line) => line.startsWith(`${file} `)).join("\n")).toContain(rule);
  });

  test.each(waysToImport)("see an import as %s", (name) => {
    expect(found.join("\n")).toContain(`src/features/ways/${name}.tsx imports server/mail.ts`);
  });

  test("that are not made from a table are each broken by one of these examples", () => {
    const sentences = rules.map(({ sentence }) => sentence);
    const writtenOut = sentences.filter((sentence) => !/^\S+ imports only from/.test(sentence));
    expect(writtenOut.filter((sentence) => !found.join("\n").includes(sentence))).toEqual([]);
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

  /** The import rules see which CSS a component imports, but not what a stylesheet imports. */
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
