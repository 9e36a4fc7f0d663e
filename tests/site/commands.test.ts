import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { temporaryFolder } from "../support/temporary-folder.ts";

// The other commands that people read of are run by tests/programs/commands.test.ts.
test.each([
  ["npm run leads -- list", "No leads."],
  ["npm run desk -- list", "Nobody yet"],
])("%s runs as a person types it", (command, said) => {
  const DATA_DIR = temporaryFolder();
  const env = { ...process.env, DATA_DIR, DATABASE_URL: "" };
  expect(execFileSync("sh", ["-c", command], { encoding: "utf8", env })).toContain(said);
});
