import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkDependencyRules } from "./check-dependency-rules.ts";

/** One file a broken rule: what stands on the left must not import what stands on the right. */
const wrongImports: [rule: string, file: string, specifier: string][] = [
  ["pages-imports-only-from-its-rooms", "src/pages/home.tsx", "#calculations/engine.ts"],
  ["site-shell-imports-only-from-its-rooms", "src/site-shell/header.tsx", "#tax-law/figures.ts"],
  ["emails-imports-only-from-its-rooms", "src/emails/results.tsx", "#content/home.ts"],
  ["calculations-imports-only-from-its-rooms", "src/calculations/bad.ts", "#content/home.ts"],
  ["tax-law-imports-only-from-its-rooms", "src/tax-law/bad.ts", "#calculations/engine.ts"],
  ["contracts-imports-only-from-its-rooms", "src/contracts/bad.ts", "#tax-law/figures.ts"],
  ["design-system-imports-only-from-its-rooms", "src/design-system/bad.tsx", "#content/home.ts"],
  ["server-imports-only-from-its-rooms", "server/bad.ts", "#design-system/button.tsx"],
  ["content-imports-only-from-its-rooms", "content/bad.ts", "#calculations/engine.ts"],
  ["protected-imports-only-from-its-rooms", "protected/decks/bad.ts", "#design-system/button.tsx"],
  ["features-import-only-from-their-rooms", "src/features/one/one.tsx", "#features/two/two.ts"],
  ["features-import-only-from-their-rooms", "src/features/one/page.tsx", "#pages/contact.tsx"],
  ["browser-code-knows-neither-server-nor-decks", "src/routes.ts", "#protected/decks/deck.ts"],
  ["browser-code-knows-neither-server-nor-decks", "src/features/x/x.ts", "#server/mail.ts"],
  ["product-imports-no-tool-test-or-bench", "server/start.ts", "../tools/tool.ts"],
  ["product-imports-no-tool-test-or-bench", "server/reader.ts", "./mail.test.ts"],
  ["engines-and-law-import-no-package", "src/calculations/react.ts", "react"],
  ["engines-and-law-import-no-package", "src/tax-law/clock.ts", "node:perf_hooks"],
  ["browser-code-imports-no-node-module", "src/features/x/fs.ts", "node:fs"],
  ["server-runs-without-development-packages", "server/bench.ts", "autocannon"],
  ["no-cycles", "src/contracts/answer.ts", "./question.ts"],
  ["every-import-resolves", "src/pages/missing.tsx", "#content/missing.ts"],
];

const rightFiles: Record<string, string> = {
  "content/home.ts": 'import type { Figure } from "#tax-law/figures.ts";',
  "content/firm.ts": "",
  "protected/decks/deck.ts": 'import "#content/firm.ts";',
  "src/tax-law/figures.ts": "",
  "src/calculations/engine.ts": 'import "#tax-law/figures.ts";',
  "src/contracts/question.ts": 'export type { Answer } from "./answer.ts";',
  "src/contracts/lead.ts": 'import { z } from "zod";',
  "src/emails/good.tsx": 'import "#content/firm.ts"; import "#calculations/engine.ts";',
  "src/design-system/actions/button.tsx": "export const Button = () => <button />;",
  "src/site-shell/good.tsx":
    'import "#design-system/actions/button.tsx"; import "#content/firm.ts";',
  "src/features/two/two.ts": 'import "./part.ts"; import "#contracts/lead.ts";',
  "src/features/two/part.ts": "",
  "src/pages/contact.tsx": 'import "#features/two/two.ts"; import "#content/home.ts";',
  "src/pages/contact.test.tsx": 'import "#server/mail.ts"; import "node:fs";',
  "server/mail.ts": 'import "#protected/decks/deck.ts"; import "node:fs"; import "zod";',
  "server/mail.test.ts": 'import "../tests/support.ts";',
  "tools/tool.ts": 'import "#server/mail.ts";',
  "tests/support.ts": "",
  "bench/pages.ts": 'import "autocannon";',
};

describe("the dependency rules", async () => {
  const project = await mkdtemp(join(tmpdir(), "dependency-rules-"));
  let found: Awaited<ReturnType<typeof checkDependencyRules>>;

  beforeAll(async () => {
    const write = async (file: string, text: string) => {
      await mkdir(dirname(join(project, file)), { recursive: true });
      await writeFile(join(project, file), text);
    };
    for (const [file, text] of Object.entries(rightFiles)) await write(file, text);
    for (const [, file, specifier] of wrongImports)
      await write(file, `import type { X } from "${specifier}";`);
    await cp("package.json", join(project, "package.json"));
    for (const name of ["react", "zod", "autocannon"]) {
      await write(`node_modules/${name}/package.json`, `{ "name": "${name}", "main": "main.js" }`);
      await write(`node_modules/${name}/main.js`, "");
    }
    found = await checkDependencyRules(project);
  });
  afterAll(() => rm(project, { recursive: true }));

  test.each(wrongImports)("%s: %s may not import %s", (rule, file) => {
    expect(found.violations.map((violation) => [violation.rule, violation.from])).toContainEqual([
      rule,
      file,
    ]);
  });

  test("are each broken by one of these examples", () => {
    expect(new Set(wrongImports.map(([rule]) => rule))).toEqual(new Set(found.rules));
  });

  test("leave allowed imports alone", () => {
    const accused = found.violations.map(({ from }) => from);
    expect(Object.keys(rightFiles).filter((file) => accused.includes(file))).toEqual([]);
  });
});
