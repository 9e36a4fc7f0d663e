import { sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from "kysely/migration";
import { firstTables } from "./migrations/0001-first-tables.ts";
import type { Queries } from "./tables.ts";

/**
 * Run in the order of their names. From 1.0.0 on none is edited, and a change is another
 * migration.
 */
const migrations = {
  "0001-first-tables": firstTables,
};

export async function migrate(queries: Queries): Promise<void> {
  const later = await migrationsOfLaterVersions(queries);
  const provider = { getMigrations: async () => ({ ...migrations, ...later }) };
  const { error } = await new Migrator({ db: queries, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}

/**
 * An operator may go back to the version before, which then finds tables that it does not know.
 * Migrations only add, so it can work with them. Kysely alone would refuse.
 */
async function migrationsOfLaterVersions(queries: Queries): Promise<Record<string, Migration>> {
  const tables = await queries.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return {};
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(queries);
  const unknown = rows.filter(({ name }) => !Object.hasOwn(migrations, name));
  return Object.fromEntries(unknown.map(({ name }) => [name, { up: async () => {} }]));
}
