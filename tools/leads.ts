import { type Command, runCommand } from "./command-line.ts";
import {
  backupCommand,
  moveCommand,
  restoreCommand,
  verifyBackupCommand,
} from "./leads/database.ts";
import { eraseCommand, purgeCommand, unsubscribeCommand } from "./leads/erase.ts";
import { outboxCommand, testMailCommand } from "./leads/outbox.ts";
import { exportCommand, listCommand, showCommand, subscribersCommand } from "./leads/read.ts";

/** `npm run leads -- list` and other commands to work with leads at the terminal. */
const commands: Record<string, Command> = {
  list: listCommand,
  show: showCommand,
  export: exportCommand,
  subscribers: subscribersCommand,
  unsubscribe: unsubscribeCommand,
  erase: eraseCommand,
  purge: purgeCommand,
  outbox: outboxCommand,
  "test-mail": testMailCommand,
  backup: backupCommand,
  "verify-backup": verifyBackupCommand,
  restore: restoreCommand,
  move: moveCommand,
};

await runCommand("leads", commands);
