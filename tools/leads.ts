import { readEnvironment } from "#server/environment.ts";
import { createLog, reasonOf } from "#server/log.ts";
import { openStorage } from "#server/storage/storage.ts";
import { type Command, UsageError } from "./leads/command.ts";
import { backupCommand, moveCommand } from "./leads/database.ts";
import { eraseCommand, purgeCommand } from "./leads/erase.ts";
import { outboxCommand } from "./leads/outbox.ts";
import { exportCommand, listCommand, showCommand, subscribersCommand } from "./leads/read.ts";

/** `npm run leads -- list`, and the others: what staff do with leads at the terminal. */
const commands: Record<string, Command> = {
  list: listCommand,
  show: showCommand,
  export: exportCommand,
  subscribers: subscribersCommand,
  erase: eraseCommand,
  purge: purgeCommand,
  outbox: outboxCommand,
  backup: backupCommand,
  move: moveCommand,
};

async function run([name = "", ...args]: string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new UsageError(usage());
  const environment = readEnvironment(process.env);
  const log = createLog((text) => process.stderr.write(text));
  await command.run({
    args,
    environment,
    log,
    print: (line) => process.stdout.write(`${line}\n`),
    openStorage: () => openStorage(environment, log),
  });
}

function usage(): string {
  const lines = Object.values(commands).map(({ usage, does }) => `  ${usage.padEnd(42)} ${does}`);
  return ["Usage: npm run leads -- COMMAND", "", ...lines].join("\n");
}

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
});
