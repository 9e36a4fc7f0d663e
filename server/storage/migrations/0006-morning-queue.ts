import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * What the desk's morning needs: amounts to sort by, more to search, messages set aside, and names
 * and notices of the team. All columns may be empty, so that the version before can still write; the
 * first three are filled at the next start (server/leads/fill-search.ts).
 */
export const morningQueue: Migration = {
  async up(database) {
    for (const column of columns) await sql.raw(`ALTER TABLE ${column}`).execute(database);
  },
};

const columns = [
  "leads ADD COLUMN estimated_credit double precision",
  // Longer than an entry of an index may be, so apart from search_text.
  "leads ADD COLUMN search_more text",
  "lead_notes ADD COLUMN search_text text",
  "lead_notes ADD COLUMN changed_at bigint",
  "outbox ADD COLUMN set_aside_at bigint",
  "desk_users ADD COLUMN name text",
  "desk_users ADD COLUMN assignment_mail integer",
  "desk_users ADD COLUMN digest_mail integer",
  "desk_users ADD COLUMN digest_sent_on text",
];
