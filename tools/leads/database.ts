import { existsSync } from "node:fs";
import { backup } from "#server/storage/backup.ts";
import type { Fingerprints } from "#server/storage/copy-database.ts";
import { moveToPostgres } from "#server/storage/move-to-postgres.ts";
import { type Restored, restore, verifyBackup } from "#server/storage/restore.ts";
import { openPostgres, openSqlite, sqliteFile } from "#server/storage/storage.ts";
import { counted } from "#wording/counts.ts";
import {
  asDate,
  type Command,
  type CommandContext,
  firstArgument,
  readArgs,
  UsageError,
  withStorage,
} from "../command-line.ts";

export const backupCommand: Command = {
  usage: "backup FILE",
  does: "copies everything into a SQLite file, while the server runs",
  async run(context) {
    const file = firstArgument(context, "Where to?", "backup FILE");
    printFingerprints(await withStorage(context, (storage) => backup(storage, file)), context);
    context.print(`Written to ${file}.`);
  },
};

export const verifyBackupCommand: Command = {
  usage: "verify-backup FILE",
  does: "reads a backup to its end and compares it with what it should hold",
  async run(context) {
    const file = firstArgument(context, "Which one?", "verify-backup FILE");
    const { madeAt, fingerprints } = await verifyBackup(file);
    printFingerprints(fingerprints, context);
    context.print(`Whole: made ${asDate(madeAt)} UTC, every row as it was then.`);
  },
};

/** The database is all that a backup holds. */
const notInABackup = [
  "Not in a backup, so bring them yourself:",
  "  the settings (SMTP_URL, METRICS_TOKEN, OIDC_… and the rest)",
  "  the private key of DKIM_PRIVATE_KEY_FILE",
  "  the presentations' password: PRESENTATIONS_PASSWORD, or DATA_DIR/presentations-password",
  "  DATA_DIR/mailbox, where there is no SMTP_URL",
];

export const restoreCommand: Command = {
  usage: "restore FILE [--send-waiting]",
  does: "fills an empty database (DATA_DIR or DATABASE_URL) from a backup",
  async run(context) {
    const { values, positionals } = readArgs(context.args, {
      "send-waiting": { type: "boolean", default: false },
    });
    const [file] = positionals;
    if (file === undefined) throw new UsageError(`From where? ${context.program} restore FILE`);
    const options = { sendWaiting: values["send-waiting"] };
    const { fingerprints, held } = await withStorage(context, (storage) =>
      restore(file, storage, options),
    );
    printFingerprints(fingerprints, context);
    context.print("Restored: row counts and content hashes agree.");
    for (const line of notInABackup) context.print(line);
    for (const line of heldInWords(held, context.program)) context.print(line);
  },
};

/** Empty if nothing waited when the backup was made, or all of it is to be sent. */
function heldInWords(
  { messages, scheduledIssues, sendingIssues, readers }: Restored["held"],
  program: string,
) {
  return [
    messages > 0 &&
      `Held, since they may have been sent after the backup: ${messages} messages that waited then.`,
    messages > 0 && `Look at them (${program} outbox), then send them: outbox --retry-failed.`,
    scheduledIssues > 0 &&
      `Newsletter: ${counted(scheduledIssues, "scheduled issue")}, now a draft again.`,
    sendingIssues > 0 &&
      `Newsletter: ${counted(sendingIssues, "issue")} stopped while being sent, ${counted(readers, "reader")} waiting.`,
    scheduledIssues + sendingIssues > 0 &&
      "Find out who has got it since the backup before you send or resume an issue at the desk.",
  ].filter((line) => line !== false);
}

export const moveCommand: Command = {
  usage: "move",
  does: "moves the embedded database to the PostgreSQL of DATABASE_URL",
  async run(context) {
    const { args, environment, log, print } = context;
    // Not in the usage: other users of the machine can read a password on the command line.
    const { values } = readArgs(args, { to: { type: "string" } });
    const target = values.to ?? environment.databaseUrl;
    if (target === undefined) throw new UsageError("Where to? Set DATABASE_URL.");
    const file = sqliteFile(environment.dataDir);
    if (!existsSync(file)) throw new UsageError(`There is no embedded database at ${file}.`);
    const moved = await withStorage({ openStorage: () => openSqlite(file) }, (from) =>
      withStorage({ openStorage: () => openPostgres(target, log) }, (to) =>
        moveToPostgres(from, to),
      ),
    );
    printFingerprints(moved, context);
    print("Moved: row counts and content hashes agree. Start the server with DATABASE_URL now.");
    print(`When it runs, delete the old file, which holds everything too: rm ${file}*`);
  },
};

function printFingerprints(fingerprints: Fingerprints, { print }: CommandContext) {
  const tables = Object.values(fingerprints);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  print(`${counted(tables.length, "table")}, ${counted(rows, "row")}.`);
}
