import { type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** The first of these programs on the PATH or in one of the other folders. */
export function findProgram(
  names: readonly string[],
  otherFolders: readonly string[] = [],
): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...otherFolders];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => isExecutable(file));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Starts a program and keeps what it writes. */
export function startProgram(command: string, args: readonly string[], options: SpawnOptions) {
  const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  return {
    child,
    closed: once(child, "close"),
    /** What it has written so far. */
    output: () => output,
    /** Fails if it has ended before. */
    async until(happens: () => Promise<boolean> | boolean): Promise<void> {
      while (!(await happens())) {
        if (child.exitCode !== null)
          throw new Error(`${[command, ...args].join(" ")} ended:\n${output}`);
        await pause(50);
      }
    },
  };
}
