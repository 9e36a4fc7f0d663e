import { type ParseArgsConfig, parseArgs } from "node:util";
import { type Environment, readEnvironment } from "#server/environment.ts";
import { createLog, type Log, reasonOf } from "#server/log.ts";
import { openStorage, type Storage } from "#server/storage/storage.ts";

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

/** An error for the person at the terminal, shown without a stack. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** Runs `npm run NAME -- COMMAND`: one of the commands, or a list of them. */
export async function runCommand(
  program: string,
  commands: Readonly<Record<string, Command>>,
): Promise<void> {
  // Backups and databases hold personal data, so only the user who makes them may read them.
  process.umask(0o077);
  const [, , name = "", ...args] = process.argv;
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command === undefined) throw new UsageError(usage(program, commands));
    const environment = readEnvironment(process.env);
    const log = createLog((text) => process.stderr.write(text));
    await command.run({
      args,
      environment,
      log,
      print: (line) => process.stdout.write(`${line}\n`),
      openStorage: () => openStorage(environment, log),
    });
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exitCode = 1;
  }
}

function usage(program: string, commands: Readonly<Record<string, Command>>): string {
  const lines = Object.values(commands).map(({ usage, does }) => `  ${usage.padEnd(42)} ${does}`);
  return [`Usage: npm run ${program} -- COMMAND`, "", ...lines].join("\n");
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

/** Opens the database for one task and always closes it afterwards. */
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

/** One line of a list. Empty values are omitted. */
export function joined(...parts: (string | null)[]): string {
  return parts.filter((part) => part).join("  ");
}
