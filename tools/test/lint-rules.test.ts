import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";

const project = mkdtempSync(join(tmpdir(), "lint-rules-"));
afterAll(() => rmSync(project, { recursive: true }));
for (const path of ["biome.json", ".gitignore", "tools/lint"])
  cpSync(path, join(project, path), { recursive: true });

/** The lines that Biome finds fault with when they stand in this file. */
function faultyLines(file: string, lines: string[]): string[] {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), lines.join("\n"));
  const { stdout, stderr } = spawnSync(
    resolve("node_modules/.bin/biome"),
    ["lint", "--reporter=json", "--max-diagnostics=none", file],
    { cwd: project, encoding: "utf8" },
  );
  if (stdout === "") throw new Error(stderr);
  type Diagnostic = { severity: string; location: { start: { line: number } } };
  const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(stdout);
  const numbers = diagnostics
    .filter(({ severity }) => severity === "error")
    .map(({ location }) => location.start.line);
  return lines.filter((_, index) => numbers.includes(index + 1));
}

describe("calculations and tax law", () => {
  const reachingOutside = [
    "export const now = new Date();",
    "export const inWords = Date();",
    "export const alsoNow = Date.now();",
    "export const elapsed = performance.now();",
    "setTimeout(() => {}, 1);",
    "setInterval(() => {}, 1);",
    "export const chance = Math.random();",
    "export const key = crypto.randomUUID();",
    "await fetch(address);",
    "export const request = new XMLHttpRequest();",
    "export const socket = new WebSocket(address);",
    "export const zone = process.env.TZ;",
    "export const mode = import.meta.env.MODE;",
    "export const anything = globalThis.anything;",
    "export const width = window.innerWidth;",
    "document.title = title;",
    "export const language = navigator.language;",
    "export const path = location.pathname;",
    "localStorage.clear();",
    "sessionStorage.clear();",
  ];

  test.each(["src/calculations/a.ts", "src/tax-law/deep/a.ts"])(
    "%s may read no clock, chance, network, page or environment",
    (file) => {
      expect(faultyLines(file, reachingOutside)).toEqual(reachingOutside);
    },
  );

  test("may use a day given by the caller, and fields of such names", () => {
    const harmless = [
      'export const day = new Date("2026-11-15");',
      "export const time = Date.parse(text);",
      "export type Page = { document: string; fetch: () => void };",
      "export const place = { location: input.location, process: 1 };",
      "export const second = (document: Page) => [place.process, document];",
    ];
    expect(faultyLines("src/calculations/a.ts", harmless)).toEqual([]);
  });

  test("are the only code so restricted", () => {
    expect(faultyLines("src/browser/a.ts", reachingOutside)).toEqual([]);
  });
});

test("no product code names a module inside a type, where the import rules do not see it", () => {
  const hidden = [
    'export type A = import("./a.ts").A;',
    'export const b: import("./a.ts").A = 1;',
    'export const c = {} as typeof import("./a.ts");',
  ];
  for (const folder of ["content", "protected", "src/features/x", "server"])
    expect(faultyLines(`${folder}/b.ts`, hidden)).toEqual(hidden);
});

test("no class name is put together from parts, whose rules the build would drop", () => {
  const element = (name: string, index: number) =>
    `export const e${index} = <p className={${name}}>A</p>;`;
  const fromParts = [`\`alert-\${tone}\``, `\`\${tone}-alert on-sheet\``, '"alert-" + tone'];
  const faulty = fromParts.map(element);
  expect(faultyLines("src/features/x/a.tsx", faulty)).toEqual(faulty);
  const whole = [`\`alert \${tones[tone]} \${className}\``, '"alert"', `open ? \`a \${b}\` : c`];
  expect(faultyLines("src/features/x/a.tsx", whole.map(element))).toEqual([]);
});
