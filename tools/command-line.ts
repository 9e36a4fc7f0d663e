import { type ParseArgsConfig, parseArgs } from "node:util";
import { emailAddress } from "#contracts/email-address.ts";
import { type Environment, readEnvironment } from "#server/environment.ts";
import { createLog, type Log, reasonOf } from "#server/log.ts";
import { openOrExplain } from "#server/operate/start-failure.ts";
import type { Storage } from "#server/storage/storage.ts";

export type CommandContext = {
  /** How it was called, for examples of what to type: `npm run leads --`. */
  program: string;
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
export async function runCommand(name: string, commands: Readonly<Record<string, Command>>) {
  // Backups and databases hold personal data, so only the user who makes them may read them.
  process.umask(0o077);
  // `list | head` closes the pipe when it has seen enough.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit();
  });
  const [, file = "", command = "", ...args] = process.argv;
  const program = calledAs(name, file, process.env);
  try {
    const known = Object.hasOwn(commands, command) ? commands[command] : undefined;
    if (known === undefined) throw new UsageError(usage(program, commands));
    const environment = readEnvironment(process.env);
    const log = createLog((text) => process.stderr.write(text));
    await known.run({
      program,
      args,
      environment,
      log,
      print: (line) => process.stdout.write(`${line}\n`),
      openStorage: () => openOrExplain(environment, log),
    });
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exitCode = 1;
  }
}

/** By npm, by the script of deploy/ that sets CALLED_AS, or by the path of the built program. */
export function calledAs(
  name: string,
  file: string,
  { npm_lifecycle_event: script, CALLED_AS: given }: NodeJS.ProcessEnv,
): string {
  if (given) return given;
  return script === name ? `npm run ${name} --` : `node ${file}`;
}

function usage(program: string, commands: Readonly<Record<string, Command>>): string {
  const lines = Object.values(commands).map(({ usage, does }) => `  ${usage.padEnd(42)} ${does}`);
  return [`Usage: ${program} COMMAND`, "", ...lines].join("\n");
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

export function firstArgument(
  { args: [argument], program }: Pick<CommandContext, "args" | "program">,
  question: string,
  example: string,
): string {
  if (argument === undefined) throw new UsageError(`${question} ${program} ${example}`);
  return argument;
}

/** In lower case. */
export function addressArgument(
  context: Pick<CommandContext, "args" | "program">,
  question: string,
  example: string,
): string {
  const argument = firstArgument(context, question, example);
  const parsed = emailAddress.safeParse(argument);
  if (!parsed.success) throw new UsageError(`${argument} is no e-mail address.`);
  return parsed.data.toLowerCase();
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
