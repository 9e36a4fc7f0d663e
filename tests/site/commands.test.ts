import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

// The other commands that people read of are run by tests/programs/commands.test.ts.
test.each([
  ["npm run leads -- list", "No leads."],
  ["npm run desk -- list", "Nobody yet"],
])("%s runs as a person types it", (command, said) => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "commands-"));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }));
  const env = { ...process.env, DATA_DIR, DATABASE_URL: "" };
  expect(execFileSync("sh", ["-c", command], { encoding: "utf8", env })).toContain(said);
});
