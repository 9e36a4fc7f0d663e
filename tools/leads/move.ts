import { existsSync } from "node:fs";
import { moveToPostgres } from "#server/storage/move-to-postgres.ts";
import { openPostgres, openSqlite, sqliteFile } from "#server/storage/storage.ts";
import { type Command, readArgs, UsageError } from "./command.ts";
import { printFingerprints } from "./fingerprints.ts";

export const moveCommand: Command = {
  usage: "move [--to postgres://…]",
  does: "moves the embedded database to PostgreSQL (or to DATABASE_URL)",
  async run({ args, environment, log, print }) {
    const { values } = readArgs(args, { to: { type: "string" } });
    const target = values.to ?? environment.databaseUrl;
    if (target === undefined) throw new UsageError("Where to? Set DATABASE_URL or --to.");
    const file = sqliteFile(environment.dataDir);
    if (!existsSync(file)) throw new UsageError(`There is no embedded database at ${file}.`);
    const from = await openSqlite(file);
    try {
      const to = await openPostgres(target, log);
      try {
        printFingerprints(await moveToPostgres(from, to), print);
      } finally {
        await to.close();
      }
    } finally {
      await from.close();
    }
    print("Moved: row counts and content hashes agree. Start the server with DATABASE_URL now.");
  },
};
