import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** One row, made when it is first needed: when housekeeping ran, and whether it deletes nothing now. */
export const housekeepingTable: Migration = {
  async up(database) {
    await sql
      .raw(
        `CREATE TABLE housekeeping (
          id integer PRIMARY KEY CHECK (id = 1),
          ran_at bigint,
          purged_at bigint,
          held_at bigint,
          held_because text CHECK (held_because IN ('clock', 'many')),
          held_leads integer,
          released_at bigint,
          write_checked_at bigint
        )`,
      )
      .execute(database);
  },
};
