import { expect, test } from "vitest";
import { importedModules } from "./imported-modules.ts";

test.each([
  ["an import", 'import { a } from "./a.ts";'],
  ["an import for its effect", 'import "./a.ts";'],
  ["a type", 'import type { A } from "./a.ts";'],
  ["a type among values", 'import { type A } from "./a.ts";'],
  ["a re-export", 'export * from "./a.ts";'],
  ["a re-exported type", 'export type { A } from "./a.ts";'],
  ["an import when needed", 'const a = await import("./a.ts");'],
  ["an imported type in place", 'type A = import("./a.ts").A;'],
  ["an import beside markup", 'import { A } from "./a.ts"; export const B = () => <A />;'],
  ["an import in declarations", 'import type { A } from "./a.ts"; export const b: A;'],
])("%s names a module", (_, source) => {
  expect(importedModules(source, "file.tsx")).toEqual(["./a.ts"]);
});

test("what is no TypeScript is an error", () => {
  expect(() => importedModules("import import;", "file.ts")).toThrow("file.ts");
});
