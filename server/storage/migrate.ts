import { Migrator } from "kysely/migration";
import { firstTables } from "./migrations/0001-first-tables.ts";
import { newsletterIssues } from "./migrations/0002-newsletter-issues.ts";
import { nextSteps } from "./migrations/0003-next-steps.ts";
import type { Queries } from "./tables.ts";

/** Run in the order of their names. Once 1.0.0 is released, none is edited: add another. */
const migrations = {
  "0001-first-tables": firstTables,
  "0002-newsletter-issues": newsletterIssues,
  "0003-next-steps": nextSteps,
};

/** Brings the tables up to date, all or nothing. */
export async function migrate(queries: Queries): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db: queries, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}
