import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { copiedTables, copyRows, type Fingerprints, fingerprintsOf } from "./copy-database.ts";
import { movedNote } from "./sqlite.ts";
import type { Storage } from "./storage.ts";
import type { Queries } from "./tables.ts";

/**
 * Moves an embedded database to an empty PostgreSQL database. Copies under SQLite's write lock,
 * compares row counts and content hashes, commits, and closes the old one for good. It can be run
 * again after an interruption at any point.
 */
export function moveToPostgres(from: Storage, to: Storage): Promise<Fingerprints> {
  return from.transaction(async (source) => {
    const expected = await fingerprintsOf(source);
    await to.transaction(async (target) => {
      const found = await fingerprintsOf(target);
      if (!isEmpty(expected) && isDeepStrictEqual(expected, found)) return;
      if (!isEmpty(found)) throw new Error("The PostgreSQL database is not empty.");
      await copyRows(source, target);
      if (!isDeepStrictEqual(expected, await fingerprintsOf(target)))
        throw new Error("The copy differs from the original; nothing was changed.");
    });
    await markAsMoved(source);
    return expected;
  });
}

function isEmpty(fingerprints: Fingerprints): boolean {
  return Object.values(fingerprints).every(({ rows }) => rows === 0);
}

/** A server that still runs on it answers 503, so it stores no leads that would be lost. */
async function markAsMoved(queries: Queries) {
  await sql`CREATE TABLE moved (note text)`.execute(queries);
  for (const table of copiedTables) {
    for (const change of ["INSERT", "UPDATE", "DELETE"]) {
      const trigger = `CREATE TRIGGER moved_${table}_${change.toLowerCase()}
        BEFORE ${change} ON ${table} BEGIN SELECT RAISE(ABORT, '${movedNote}'); END`;
      await sql.raw(trigger).execute(queries);
    }
  }
}
