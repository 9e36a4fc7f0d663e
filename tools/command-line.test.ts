import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runCommand } from "./command-line.ts";

test("files that a command writes can be read only by its user", async () => {
  const folder = mkdtempSync(join(tmpdir(), "command-"));
  const umask = process.umask(0o022);
  const argv = process.argv;
  onTestFinished(() => {
    process.umask(umask);
    process.argv = argv;
    rmSync(folder, { recursive: true });
  });
  const file = join(folder, "file");
  process.argv = ["node", "program", "write"];
  const run = async () => writeFileSync(file, "");
  await runCommand("program", { write: { usage: "write", does: "writes", run } });
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
