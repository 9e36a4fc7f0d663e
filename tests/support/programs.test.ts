import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findProgram } from "./programs.ts";

const folder = mkdtempSync(join(tmpdir(), "find-program-"));
afterAll(() => rmSync(folder, { recursive: true }));

const put = (name: string, mode: number) => {
  writeFileSync(join(folder, name), "");
  chmodSync(join(folder, name), mode);
};
put("program-of-this-test", 0o755);
put("file-of-this-test", 0o644);

test("a program is found in a folder off the PATH", () => {
  expect(findProgram(["no-such", "program-of-this-test"], [folder])).toBe(
    join(folder, "program-of-this-test"),
  );
});

test("a program on the PATH is found", () => {
  expect(findProgram(["node"])).toMatch(/\/node$/);
});

test("what is missing or cannot be run is not found", () => {
  expect(findProgram(["no-such-program", "file-of-this-test"], [folder])).toBeUndefined();
});
