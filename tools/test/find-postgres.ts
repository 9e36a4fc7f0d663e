import { postgresBinaries } from "../../tests/support/postgres.ts";
import { installDebianPackage } from "./install-debian-package.ts";

/** Whether the tests will find a PostgreSQL server on this machine. */
export function findOrInstallPostgres(): boolean {
  return postgresBinaries !== undefined || installDebianPackage("postgresql");
}
