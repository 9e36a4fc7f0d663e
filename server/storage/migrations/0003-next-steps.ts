import { sql } from "kysely";
import type { Migration } from "kysely/migration";

export const nextSteps: Migration = {
  async up(database) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

const statements = [
  // What the team does next for a lead, and on which day in the firm's time zone (YYYY-MM-DD).
  "ALTER TABLE leads ADD COLUMN next_step text",
  "ALTER TABLE leads ADD COLUMN next_step_on text",

  // The list now also asks for the date of the next step, so its indexes have to cover it.
  "DROP INDEX leads_newest",
  `CREATE INDEX leads_newest
    ON leads (created_at, id, status, kind, partner, owner_id, next_step_on, search_text)`,
  "DROP INDEX leads_by_partner",
  `CREATE INDEX leads_by_partner
    ON leads (partner, created_at, id, status, kind, owner_id, next_step_on, search_text)
    WHERE partner IS NOT NULL`,
  "CREATE INDEX leads_by_next_step ON leads (next_step_on) WHERE next_step_on IS NOT NULL",

  // A lead shows the other leads of its address.
  "CREATE INDEX leads_by_email ON leads (lower(email))",

  // Mail shows what was sent today.
  "CREATE INDEX outbox_sent ON outbox (finished_at, id) WHERE status = 'sent'",
];
