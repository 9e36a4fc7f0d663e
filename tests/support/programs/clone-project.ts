import { execFileSync } from "node:child_process";
import { cpSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";

/** A fresh clone of the project, with what has been changed and not committed yet. */
export function cloneProject(folder: string): void {
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" });
  git("clone", "--quiet", ".", folder);
  const changed = ["--modified", "--deleted", "--others", "--exclude-standard"];
  for (const file of git("ls-files", "-z", ...changed).split("\0")) {
    if (file === "") continue;
    if (existsSync(file)) cpSync(file, join(folder, file));
    else rmSync(join(folder, file), { force: true });
  }
}
