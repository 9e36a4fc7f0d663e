import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { calledAs, runCommand } from "./command-line.ts";

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

test.each([
  [{ npm_lifecycle_event: "leads" }, "npm run leads --"],
  [{}, "node /site/service/leads.js"],
  [{ CALLED_AS: "ledgerwell leads" }, "ledgerwell leads"],
])("examples begin as the command was called: %o", (env, expected) => {
  expect(calledAs("leads", "/site/service/leads.js", env)).toBe(expected);
});

test("a pipe that is closed early ends the command without a word", () => {
  const program = `import { runCommand } from "./tools/command-line.ts";
    process.argv[2] = "count";
    const run = async ({ print }) => { for (let line = 0; line < 1e5; line += 1) print("line"); };
    await runCommand("program", { count: { usage: "count", does: "counts", run } });`;
  const env = { ...process.env, NODE: process.execPath, PROGRAM: program };
  const script = '("$NODE" --input-type=module -e "$PROGRAM" | head -n 1) 2>&1';
  expect(execFileSync("sh", ["-c", script], { env }).toString()).toBe("line\n");
});
