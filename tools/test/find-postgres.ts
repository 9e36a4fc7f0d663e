import { globSync, realpathSync } from "node:fs";
import { dirname } from "node:path";
import { findProgram } from "./find-program.ts";
import { installDebianPackage } from "./install-debian-package.ts";

/** The folder with PostgreSQL's `initdb` and `postgres`: POSTGRES_BIN_DIR, else one on the machine. */
export function findPostgres(): string | undefined {
  const named = process.env.POSTGRES_BIN_DIR;
  const newestFirst = (one: string, other: string) =>
    other.localeCompare(one, "en", { numeric: true });
  // Debian keeps the server's programs off the PATH.
  const folders = globSync("/usr/{lib,local}/{postgresql,pgsql}{/*,}/bin").sort(newestFirst);
  const initdb = named ? findProgram([`${named}/initdb`], ["/"]) : findProgram(["initdb"], folders);
  // A link on the PATH may stand alone; the other programs are where it leads.
  return initdb && dirname(realpathSync(initdb));
}

export function findOrInstallPostgres(): string | undefined {
  return findPostgres() ?? (installDebianPackage("postgresql") ? findPostgres() : undefined);
}
