import { existsSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { copyRows, type Fingerprints, fingerprintsOf } from "./copy-database.ts";
import { openSqlite, type Storage } from "./storage.ts";

/**
 * Writes everything as of one moment into a SQLite file, while the server goes on. To restore,
 * put it into DATA_DIR as leads.sqlite, or move it to PostgreSQL from there.
 */
export async function backup(storage: Storage, file: string): Promise<Fingerprints> {
  if (existsSync(file)) throw new Error(`${file} exists already.`);
  if (storage.engine === "sqlite") {
    await storage.run((queries) => sql`VACUUM INTO ${file}`.execute(queries));
  }
  const copy = await openSqlite(file);
  try {
    if (storage.engine === "sqlite") return await copy.run(fingerprintsOf);
    const original = await storage.snapshot(async (queries) => {
      await copy.transaction((target) => copyRows(queries, target));
      return fingerprintsOf(queries);
    });
    const copied = await copy.run(fingerprintsOf);
    if (!isDeepStrictEqual(original, copied)) {
      throw new Error("The copy differs from the original.");
    }
    return copied;
  } finally {
    await copy.close();
  }
}
