import {
  copyRows,
  type Fingerprints,
  fingerprintsOf,
  isEmpty,
  sameFingerprints,
} from "./copy-database.ts";
import { markAsMoved } from "./moved-database.ts";
import type { Storage } from "./storage.ts";

/**
 * Moves an embedded database to an empty PostgreSQL database: copies under SQLite's write lock,
 * compares row counts and content hashes, commits, and closes the old one for good. Interrupted
 * at any point, it can be run again.
 */
export function moveToPostgres(from: Storage, to: Storage): Promise<Fingerprints> {
  return from.transaction(async (source) => {
    const expected = await fingerprintsOf(source);
    await to.transaction(async (target) => {
      const found = await fingerprintsOf(target);
      if (!isEmpty(expected) && sameFingerprints(expected, found)) return;
      if (!isEmpty(found)) throw new Error("The PostgreSQL database is not empty.");
      await copyRows(source, target);
      if (!sameFingerprints(expected, await fingerprintsOf(target))) {
        throw new Error("The copy differs from the original; nothing was changed.");
      }
    });
    await markAsMoved(source);
    return expected;
  });
}
