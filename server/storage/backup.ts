import { existsSync, rmSync, writeFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { copyRows, type Fingerprints, fingerprintsOf } from "./copy-database.ts";
import { openSqlite, type Storage } from "./storage.ts";
import type { Queries } from "./tables.ts";

/** With row counts and content hashes, so that it can be verified later (restore.ts). */
export async function backup(storage: Storage, file: string): Promise<Fingerprints> {
  if (existsSync(file)) throw new Error(`${file} exists already.`);
  // The file holds personal data, so only its owner may read it from the first byte on.
  writeFileSync(file, "", { flag: "wx", mode: 0o600 });
  try {
    return await fill(storage, file);
  } catch (error) {
    // Half a copy of personal data is of no use, and the next attempt would find the file in its way.
    for (const part of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`])
      rmSync(part, { force: true });
    throw error;
  }
}

async function fill(storage: Storage, file: string): Promise<Fingerprints> {
  if (storage.engine === "sqlite")
    await storage.run((queries) => sql`VACUUM INTO ${file}`.execute(queries));
  const copy = await openSqlite(file);
  try {
    const original =
      storage.engine === "sqlite"
        ? undefined
        : await storage.snapshot(async (queries) => {
            await copy.transaction((target) => copyRows(queries, target));
            return fingerprintsOf(queries);
          });
    const copied = await copy.run(fingerprintsOf);
    if (original !== undefined && !isDeepStrictEqual(original, copied))
      throw new Error("The copy differs from the original.");
    await copy.transaction((queries) => writeContents(queries, copied, Date.now()));
    return copied;
  } finally {
    await copy.close();
  }
}

async function writeContents(queries: Queries, fingerprints: Fingerprints, now: number) {
  // A database that was restored by copying a backup file already has this table.
  await sql`DROP TABLE IF EXISTS backup_contents`.execute(queries);
  await sql`CREATE TABLE backup_contents (created_at bigint, fingerprints text)`.execute(queries);
  const contents = JSON.stringify(fingerprints);
  await sql`INSERT INTO backup_contents VALUES (${now}, ${contents})`.execute(queries);
}
