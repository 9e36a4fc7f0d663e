import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { postgresBinaries, startPostgres } from "../../tests/support/postgres.ts";

/** The settings that say where a server keeps its data. */
export type Database = { DATA_DIR: string; DATABASE_URL?: string };

export type Engine = { name: "SQLite" | "PostgreSQL"; newDatabase(): Promise<Database> };

/** Runs the work on SQLite and then on PostgreSQL, and removes the databases afterwards. */
export async function onEachEngine(work: (engine: Engine) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-data-"));
  const newFolder = () => mkdtempSync(join(folder, "data-"));
  try {
    await work({ name: "SQLite", newDatabase: async () => ({ DATA_DIR: newFolder() }) });
    if (postgresBinaries === undefined) {
      console.log("PostgreSQL is not measured: this needs its server programs (initdb, postgres).");
      return;
    }
    const cluster = await startPostgres({ fsync: true });
    try {
      await work({
        name: "PostgreSQL",
        newDatabase: async () => ({
          DATA_DIR: newFolder(),
          DATABASE_URL: await cluster.createDatabase(),
        }),
      });
    } finally {
      await cluster.remove();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
