import { Migrator } from "kysely/migration";
import { firstTables } from "./migrations/0001-first-tables.ts";
import { withdrawnIssues } from "./migrations/0002-withdrawn-issues.ts";
import type { Queries } from "./tables.ts";

/**
 * Run in the order of their names. What was released is kept readable: from 1.0.0 on none is
 * edited, and a change is another migration.
 */
const migrations = {
  "0001-first-tables": firstTables,
  "0002-withdrawn-issues": withdrawnIssues,
};

export async function migrate(queries: Queries): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db: queries, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}
