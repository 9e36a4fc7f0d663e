import { existsSync } from "node:fs";
import { sql } from "kysely";
import { copyRows, type Fingerprints, fingerprintsOf, sameFingerprints } from "./copy-database.ts";
import { openSqlite, type Storage } from "./storage.ts";

/**
 * Writes everything as of one moment into a SQLite file, while the server goes on. To restore,
 * put it into DATA_DIR as leads.sqlite, or move it to PostgreSQL from there.
 */
export async function backup(storage: Storage, file: string): Promise<Fingerprints> {
  if (existsSync(file)) throw new Error(`${file} exists already.`);
  return storage.engine === "sqlite" ? backupSqlite(storage, file) : backupPostgres(storage, file);
}

async function backupSqlite(storage: Storage, file: string): Promise<Fingerprints> {
  await storage.run((queries) => sql`VACUUM INTO ${file}`.execute(queries));
  const copy = await openSqlite(file);
  try {
    return await copy.run(fingerprintsOf);
  } finally {
    await copy.close();
  }
}

async function backupPostgres(storage: Storage, file: string): Promise<Fingerprints> {
  const copy = await openSqlite(file);
  try {
    const original = await storage.snapshot(async (queries) => {
      await copy.transaction((target) => copyRows(queries, target));
      return fingerprintsOf(queries);
    });
    const copied = await copy.run(fingerprintsOf);
    if (!sameFingerprints(original, copied)) throw new Error("The copy differs from the original.");
    return copied;
  } finally {
    await copy.close();
  }
}
