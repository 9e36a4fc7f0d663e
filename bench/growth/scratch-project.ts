import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A copy of the project to add to and to build: its sources, with the installed packages linked. */
export function copyProject(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), "bench-growth-site-"));
  const listed = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", listed, { encoding: "utf8" }).split("\0");
  for (const file of files) if (file && existsSync(file)) cpSync(file, join(folder, file));
  // Each package by itself: the builder leaves out what stands in node_modules, but follows a link.
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync("node_modules"))
    symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
