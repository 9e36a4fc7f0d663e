import type { Migration } from "kysely/migration";

/**
 * When an admin took the page of an issue off the site. A column beside `status`, because SQLite
 * cannot change the check of a column, and what became of the sending stays readable.
 */
export const withdrawnIssues: Migration = {
  async up(database) {
    await database.schema
      .alterTable("newsletter_issues")
      .addColumn("withdrawn_at", "bigint")
      .execute();
  },
};
