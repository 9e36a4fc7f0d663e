import { type ParseArgsConfig, parseArgs } from "node:util";
import type { Environment } from "#server/environment.ts";
import type { Log } from "#server/log.ts";
import type { Storage } from "#server/storage/storage.ts";

export type CommandContext = {
  args: string[];
  environment: Environment;
  log: Log;
  print: (line: string) => void;
  openStorage: () => Promise<Storage>;
};

export type Command = {
  usage: string;
  does: string;
  run(context: CommandContext): Promise<void>;
};

/** Said to the person at the terminal, without a stack. */
export class UsageError extends Error {
  override name = "UsageError";
}

export function readArgs<Options extends NonNullable<ParseArgsConfig["options"]>>(
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

export function firstArgument({ args: [argument] }: CommandContext, ifMissing: string): string {
  if (argument === undefined) throw new UsageError(ifMissing);
  return argument;
}

/** Opens the database for one piece of work and closes it whatever happens. */
export async function withStorage<Result>(
  { openStorage }: Pick<CommandContext, "openStorage">,
  work: (storage: Storage) => Promise<Result>,
): Promise<Result> {
  const storage = await openStorage();
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}

export function asDate(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace("T", " ");
}

/** One line of a list; what is empty takes no place. */
export function joined(...parts: (string | null)[]): string {
  return parts.filter((part) => part).join("  ");
}
