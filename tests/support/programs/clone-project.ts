import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startProgram } from "./program.ts";

export type Clone = ReturnType<typeof cloneProject>;

/** A fresh clone of the project, with what has been changed and not committed yet. */
export function cloneProject() {
  const folder = mkdtempSync(join(tmpdir(), "clone-"));
  const clone = join(folder, "clone");
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" });
  git("clone", "--quiet", ".", clone);
  const changed = ["--modified", "--deleted", "--others", "--exclude-standard"];
  for (const file of git("ls-files", "-z", ...changed).split("\0")) {
    if (file === "") continue;
    if (existsSync(file)) cpSync(file, join(clone, file));
    else rmSync(join(clone, file), { force: true });
  }
  const read = (file: string) => readFileSync(join(clone, file), "utf8");
  return {
    folder,
    clone,
    read,
    edit: (file: string, change: (text: string) => string) =>
      writeFileSync(join(clone, file), change(read(file))),
    /** The packages of this project, with a separate cache folder for Vite. */
    borrowPackages() {
      mkdirSync(join(clone, "node_modules"));
      for (const name of readdirSync("node_modules").filter((name) => name !== ".vite"))
        symlinkSync(resolve("node_modules", name), join(clone, "node_modules", name));
    },
    /** With its own process group, so that what it starts is stopped with it. */
    start(command: string, env: NodeJS.ProcessEnv) {
      const options = { cwd: clone, env, detached: true };
      const { child, ...program } = startProgram("sh", ["-c", command], options);
      return {
        ...program,
        async stop(signal: "SIGINT" | "SIGKILL"): Promise<void> {
          if (child.exitCode === null) process.kill(-(child.pid ?? 0), signal);
          await program.closed;
        },
      };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
