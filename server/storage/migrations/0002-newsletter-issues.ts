import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { keyedHash } from "../ids.ts";
import type { Tables } from "../tables.ts";

export const newsletterIssues: Migration = {
  async up(database) {
    for (const statement of statements) await sql.raw(statement).execute(database);
    await markRefusedSubscriptions(database);
  },
};

const statements = [
  // What the mailbox's server said when it refused our mail for good. Null for all others.
  "ALTER TABLE subscriptions ADD COLUMN refusal text",

  `CREATE TABLE newsletter_issues (
    id text PRIMARY KEY,
    status text NOT NULL CHECK (status IN ('draft', 'scheduled', 'sending', 'sent', 'stopped')),
    version integer NOT NULL,
    subject text NOT NULL,
    preview_line text NOT NULL,
    opening text NOT NULL,
    article_ids text NOT NULL,
    articles text,
    slug text UNIQUE,
    created_at bigint NOT NULL,
    changed_at bigint NOT NULL,
    scheduled_at bigint,
    started_at bigint,
    finished_at bigint,
    readers integer NOT NULL,
    delivered integer NOT NULL,
    refused integer NOT NULL,
    unsubscribed integer NOT NULL,
    fed_until bigint NOT NULL
  )`,
  // The server looks for these every second.
  `CREATE INDEX newsletter_issues_unfinished ON newsletter_issues (status)
    WHERE status IN ('scheduled', 'sending')`,

  `CREATE TABLE newsletter_recipients (
    id text PRIMARY KEY,
    issue_id text NOT NULL REFERENCES newsletter_issues (id) ON DELETE CASCADE,
    subscription_id text NOT NULL REFERENCES subscriptions (id) ON DELETE CASCADE,
    status text NOT NULL CHECK (status IN ('waiting', 'queued', 'delivered', 'refused')),
    UNIQUE (issue_id, subscription_id)
  )`,
  "CREATE INDEX newsletter_recipients_by_status ON newsletter_recipients (issue_id, status)",
  "CREATE INDEX newsletter_recipients_by_subscription ON newsletter_recipients (subscription_id)",

  // A reader who unsubscribes has no message waiting, and no recipient has two.
  `ALTER TABLE outbox ADD COLUMN newsletter_recipient_id text
    REFERENCES newsletter_recipients (id) ON DELETE CASCADE`,
  `CREATE UNIQUE INDEX outbox_by_newsletter_recipient ON outbox (newsletter_recipient_id)
    WHERE newsletter_recipient_id IS NOT NULL`,
];

/** Until now a refusal was stored only as a hash of the address, without the server's words. */
async function markRefusedSubscriptions(database: Kysely<unknown>): Promise<void> {
  const queries = database as Kysely<Tables>;
  const refused = await queries
    .selectFrom("suppressions")
    .select("email_hash")
    .where("reason", "=", "refused")
    .execute();
  const installation = await queries
    .selectFrom("installation_key")
    .select("key")
    .executeTakeFirst();
  if (refused.length === 0 || installation === undefined) return;
  const hashes = new Set(refused.map(({ email_hash }) => email_hash));
  const subscriptions = await queries.selectFrom("subscriptions").select(["id", "email"]).execute();
  for (const { id, email } of subscriptions) {
    if (!hashes.has(keyedHash(installation.key, `newsletter\n${email}`))) continue;
    await queries.updateTable("subscriptions").set({ refusal: "" }).where("id", "=", id).execute();
  }
}
