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

/** One file for each broken rule. The file on the left must not import the one on the right. */
const wrongImports: [rule: string, file: string, specifier: string][] = [
  ["pages-imports-only-from-its-rooms", "src/pages/home.tsx", "#calculations/engine.ts"],
  ["islands-imports-only-from-its-rooms", "src/islands/bad.tsx", "#site-shell/good.tsx"],
  ["site-shell-imports-only-from-its-rooms", "src/site-shell/header.tsx", "#tax-law/figures.ts"],
  ["browser-imports-only-from-its-rooms", "src/browser/bad.ts", "#content/pages/home.ts"],
  ["emails-imports-only-from-its-rooms", "src/emails/results.tsx", "#content/pages/home.ts"],
  ["calculations-imports-only-from-its-rooms", "src/calculations/bad.ts", "#content/pages/home.ts"],
  ["tax-law-imports-only-from-its-rooms", "src/tax-law/bad.ts", "#calculations/engine.ts"],
  ["contracts-imports-only-from-its-rooms", "src/contracts/bad.ts", "#tax-law/figures.ts"],
  ["wording-imports-only-from-its-rooms", "src/wording/bad.ts", "#contracts/lead.ts"],
  [
    "design-system-imports-only-from-its-rooms",
    "src/design-system/bad.tsx",
    "#content/pages/home.ts",
  ],
  ["design-system-imports-only-from-its-rooms", "src/design-system/css.tsx", "#features/two/x.css"],
  ["server-imports-only-from-its-rooms", "server/bad.ts", "#design-system/actions/button.tsx"],
  ["server-public-imports-only-from-rooms-below", "server/public/bad.ts", "../desk/team.ts"],
  ["server-desk-imports-only-from-rooms-below", "server/desk/bad.ts", "../public/contact.ts"],
  ["server-services-imports-only-from-rooms-below", "server/services.ts", "./desk/team.ts"],
  ["server-leads-imports-only-from-rooms-below", "server/leads/bad.ts", "../desk/team.ts"],
  [
    "server-newsletter-imports-only-from-rooms-below",
    "server/newsletter/bad.ts",
    "../leads/lead.ts",
  ],
  [
    "server-connections-imports-only-from-rooms-below",
    "server/connections/bad.ts",
    "../leads/lead.ts",
  ],
  [
    "server-connections-target-imports-only-from-rooms-below",
    "server/connections/target.ts",
    "../log.ts",
  ],
  ["server-funnel-imports-only-from-rooms-below", "server/funnel/bad.ts", "../leads/lead.ts"],
  ["server-decks-imports-only-from-rooms-below", "server/decks/bad.ts", "../leads/lead.ts"],
  ["server-outbox-imports-only-from-rooms-below", "server/outbox/bad.ts", "../leads/lead.ts"],
  ["server-mail-imports-only-from-rooms-below", "server/mail/bad.ts", "../outbox/queue.ts"],
  ["server-http-imports-only-from-rooms-below", "server/http/bad.ts", "../desk/team.ts"],
  ["server-audit-imports-only-from-rooms-below", "server/audit/bad.ts", "../desk/team.ts"],
  ["server-metrics-imports-only-from-rooms-below", "server/metrics/bad.ts", "../outbox/queue.ts"],
  ["server-storage-imports-only-from-rooms-below", "server/storage/bad.ts", "../http/request.ts"],
  [
    "server-environment-imports-only-from-rooms-below",
    "server/environment.ts",
    "./storage/tables.ts",
  ],
  ["server-log-imports-only-from-rooms-below", "server/log.ts", "./storage/tables.ts"],
  ["sign-in-and-rules-of-the-desk-import-no-screen", "server/desk/rule.ts", "./screens/lead.ts"],
  ["sign-in-imports-nothing-else-of-the-desk", "server/desk/sign-in/bad.ts", "../team.ts"],
  ["content-imports-only-from-its-rooms", "content/bad.ts", "#calculations/engine.ts"],
  ["protected-imports-only-from-its-rooms", "protected/bad.ts", "#features/two/two.ts"],
  ["features-import-only-from-their-rooms", "src/features/one/one.tsx", "#features/two/two.ts"],
  ["features-import-only-from-their-rooms", "src/features/one/css.tsx", "#features/two/x.css"],
  ["features-import-only-from-their-rooms", "src/features/one/script.tsx", "../two/two.ts?script"],
  ["features-import-only-from-their-rooms", "src/features/one/page.tsx", "#pages/contact.tsx"],
  ["islands-load-features-when-needed", "src/islands/now.ts", "#features/two/two.ts"],
  ["browser-code-knows-neither-server-nor-decks", "src/routes.ts", "#protected/decks/deck.ts"],
  ["browser-code-knows-neither-server-nor-decks", "src/features/x/x.ts", "#server/mail.ts"],
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

const rightFiles: Record<string, string> = {
  "content/pages/home.ts": 'import type { Figure } from "#tax-law/figures.ts";',
  "content/firm.ts": "",
  "content/calculators/results-email.ts": 'import "#content/firm.ts";',
  "content/article.mdx": "",
  "protected/decks/deck.ts": 'import "#content/firm.ts";',
  "src/tax-law/figures.ts": "",
  "src/calculations/engine.ts": 'import "#tax-law/figures.ts";',
  "src/contracts/question.ts": 'export type { Answer } from "./answer.ts";',
  "src/contracts/lead.ts": 'import { z } from "zod";',
  "src/wording/money.ts": "",
  "src/browser/post.ts": 'import "#contracts/lead.ts"; import "#wording/money.ts";',
  "src/emails/good.tsx":
    'import "#content/calculators/results-email.ts"; import "#calculations/engine.ts"; import "#wording/money.ts";',
  "src/design-system/actions/button.css": "",
  "src/design-system/actions/button.tsx":
    'import "./button.css"; export const Button = () => <button />;',
  "src/site-shell/good.tsx":
    'import "#design-system/actions/button.tsx"; import "#content/firm.ts";',
  "src/islands/registry.tsx":
    'import type { Two } from "#features/two/two.ts"; export const two = () => import("#features/two/two.ts");',
  "src/features/two/two.ts":
    'import "./part.ts?script"; import "./x.css"; import "#contracts/lead.ts"; import "#browser/post.ts";',
  "src/features/two/part.ts": "",
  "src/features/two/x.css": "",
  "src/pages/contact.tsx":
    'import "#features/two/two.ts"; import "#islands/registry.tsx"; import "#content/article.mdx";',
  "src/pages/contact.test.tsx": 'import "#server/mail.ts"; import "node:fs";',
  "server/mail.ts": 'import "#protected/decks/deck.ts"; import "node:fs"; import "zod";',
  "server/mail.test.ts": 'import "../tests/support.ts";',
  "server/app.ts":
    'import "./public/contact.ts"; import "./desk/screens/lead.ts"; import "./storage/tables.ts";',
  "server/public/contact.ts": 'import "../leads/lead.ts"; import "../http/request.ts";',
  "server/desk/team.ts": 'import "./sign-in/link.ts";',
  "server/desk/screens/lead.ts": 'import "../team.ts"; import "../../leads/lead.ts";',
  "server/desk/sign-in/link.ts": 'import "../../outbox/queue.ts";',
  "server/leads/lead.ts": 'import "../outbox/queue.ts";',
  "server/outbox/queue.ts": 'import "../mail/draft.ts";',
  "server/mail/draft.ts": 'import "../storage/tables.ts";',
  "server/mail/draft.test.ts": 'import "../outbox/queue.ts";',
  "server/http/request.ts": "",
  "server/storage/tables.ts": "",
  "tools/tool.ts": 'import "#server/mail.ts";',
  "tests/support.ts": "",
  "bench/pages.ts": 'import "vitest";',
};

describe("the import rules", () => {
  const project = mkdtempSync(join(tmpdir(), "import-rules-"));
  afterAll(() => rmSync(project, { recursive: true }));

  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  };
  for (const [file, text] of Object.entries(rightFiles)) write(file, text);
  for (const [, file, specifier] of wrongImports) write(file, `import { x } from "${specifier}";`);
  for (const [name, code] of waysToImport) write(`src/features/ways/${name}.tsx`, code);
  for (const name of ["react", "zod", "vitest"]) {
    write(`node_modules/${name}/package.json`, `{ "name": "${name}", "main": "main.js" }`);
    write(`node_modules/${name}/main.js`, "");
  }
  for (const file of ["package.json", ".dependency-cruiser.mjs"]) cpSync(file, join(project, file));

  const program = resolve("node_modules/.bin/depcruise");
  const folders = ["content", "protected", "src", "server", "tools", "tests", "bench"];
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

  test("are each broken by one of these examples", () => {
    const rules = ruleSetUsed?.forbidden?.map(({ name }) => name);
    expect(new Set(wrongImports.map(([rule]) => rule))).toEqual(new Set(rules));
  });

  test("accept allowed imports", () => {
    const accused = violations.map(({ from }) => from);
    expect(Object.keys(rightFiles).filter((file) => accused.includes(file))).toEqual([]);
  });
});

describe("a stylesheet", () => {
  /** dependency-cruiser sees which CSS a component imports, but does not parse CSS. */
  function importedStyles(file: string, css: string): string[] {
    const found: string[] = [];
    postcss.parse(css).walkAtRules("import", ({ params }) => {
      const path = /["'(]([.][^"')]+)/.exec(params)?.[1];
      if (path) found.push(join(dirname(file), path));
    });
    return found;
  }

  const roomOf = (file: string) => /^src\/(features\/)?[^/]+/.exec(file)?.[0];

  function stylesOfOtherRooms(file: string, css: string): string[] {
    const room = file === "src/styles.css" ? "src/design-system" : roomOf(file);
    return importedStyles(file, css)
      .filter((imported) => roomOf(imported) !== room)
      .map((imported) => `${file} → ${imported}`);
  }

  test("of the design system selects no island or feature", () => {
    const features = globSync("src/features/*").map((folder) => basename(folder));
    const names = [...features, ...Object.keys(islands), "data-island"];
    const found = globSync("src/design-system/**/*.css").flatMap((file) => {
      const selectors: string[] = [];
      postcss.parse(readFileSync(file, "utf8")).walkRules(({ selector }) => {
        const words = selector.match(/[\w-]+/g) ?? [];
        if (words.some((word) => names.includes(word))) selectors.push(`${file}: ${selector}`);
      });
      return selectors;
    });
    expect(found).toEqual([]);
  });

  test("imports styles of its own folder only, and src/styles.css those of the design system", () => {
    const files = globSync("src/**/*.css");
    const read = files.map((file) => [file, readFileSync(file, "utf8")] as const);
    expect(read.flatMap(([file, css]) => importedStyles(file, css))).not.toEqual([]);
    expect(read.flatMap(([file, css]) => stylesOfOtherRooms(file, css))).toEqual([]);
  });
});
