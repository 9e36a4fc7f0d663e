import { readEnvironment } from "#server/environment.ts";
import { silentLog } from "#server/log.ts";
import type { Storage } from "#server/storage/storage.ts";
import type { Command } from "../../tools/command-line.ts";

type Terminal = { program: string; env: Record<string, string>; storage: () => Promise<Storage> };

/** Runs a command as a terminal does. Returns what it prints. */
export async function runCommand(
  { program, env, storage }: Terminal,
  command: Command,
  args: string[],
): Promise<string> {
  const lines: string[] = [];
  await command.run({
    program,
    args,
    environment: readEnvironment(env),
    log: silentLog,
    print: (line) => lines.push(line),
    openStorage: storage,
  });
  return lines.join("\n");
}
