import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Placements of partners, and the private address of each partner with its numbers. Both columns
 * may be left out, so that the version before can still write.
 */
export const partnerTables: Migration = {
  async up(database) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

const statements = [
  "ALTER TABLE leads ADD COLUMN placement text",
  "ALTER TABLE counts ADD COLUMN placement text NOT NULL DEFAULT ''",
  `CREATE TABLE partner_addresses (
    partner text PRIMARY KEY,
    secret_hash text UNIQUE,
    made_at bigint,
    made_by text,
    withdrawn_at bigint,
    withdrawn_by text,
    email text,
    stop_token_hash text UNIQUE,
    mailed_on text
  )`,
  // A partner's numbers are read by day for one partner.
  "CREATE INDEX counts_by_partner ON counts (partner, day) WHERE partner <> ''",
];
