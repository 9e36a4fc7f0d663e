import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** CPAs who got a copy of a client's result, as hashes, and which of them want no more. */
export const cpaCopies: Migration = {
  async up(database) {
    await sql
      .raw(
        `CREATE TABLE cpa_copies (
          token_hash text PRIMARY KEY,
          stopped_at bigint
        )`,
      )
      .execute(database);
  },
};
