import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { keyedHash, newToken } from "../ids.ts";

/**
 * Addresses that must get no newsletter are hashed with a key of this installation from now on: a
 * plain hash can be compared with a list of addresses. Of readers who have unsubscribed only that
 * hash stays, as the privacy policy says.
 */
export const installationKeyTables: Migration = {
  async up(database) {
    for (const statement of statements) await sql.raw(statement).execute(database);
    const { rows } = await sql<{ email_hash: string }>`
      SELECT email_hash FROM suppressions`.execute(database);
    if (rows.length === 0) return;
    const key = newToken();
    await sql`INSERT INTO installation_key (id, key) VALUES (1, ${key})`.execute(database);
    for (const { email_hash: plain } of rows) {
      await sql`UPDATE suppressions SET email_hash = ${keyedHash(key, plain)}
        WHERE email_hash = ${plain}`.execute(database);
    }
  },
};

const statements = [
  // Made when it is first needed, so that a new database is empty: server/storage/installation-key.ts.
  `CREATE TABLE installation_key (
    id integer PRIMARY KEY CHECK (id = 1),
    key text NOT NULL
  )`,
  "ALTER TABLE suppressions ADD COLUMN asked_at bigint",
  "ALTER TABLE subscriptions ADD COLUMN confirmations_sent integer NOT NULL DEFAULT 1",
  `DELETE FROM leads WHERE kind = 'newsletter'
    AND lower(email) IN (SELECT email FROM subscriptions WHERE state = 'unsubscribed')`,
  "DELETE FROM subscriptions WHERE state = 'unsubscribed'",
  "ALTER TABLE subscriptions DROP COLUMN unsubscribed_at",
  // Messages with a link to confirm are deleted once they are sent or too old: server/newsletter.
  `CREATE INDEX outbox_newsletter_confirmation ON outbox (created_at)
    WHERE purpose = 'newsletter-confirmation'`,
];
