import { type Kysely, SqliteAdapter, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const bookingTables: Migration = {
  async up(database) {
    const isSqlite = database.getExecutor().adapter instanceof SqliteAdapter;
    await (isSqlite ? widenKindsOnSqlite(database) : widenKindsOnPostgres(database));
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

const kindsBefore = "'estimate', 'contact', 'newsletter'";
const kinds = `${kindsBefore}, 'booking', 'plan'`;

async function widenKindsOnPostgres(database: Kysely<unknown>): Promise<void> {
  await sql.raw("ALTER TABLE leads DROP CONSTRAINT leads_kind_check").execute(database);
  await sql
    .raw(`ALTER TABLE leads ADD CONSTRAINT leads_kind_check CHECK (kind IN (${kinds}))`)
    .execute(database);
}

/** Their rows are deleted with the leads that they belong to, also when the table is dropped. */
const deletedWithLeads = ["outbox", "lead_notes", "lead_events"];

/**
 * SQLite cannot change the check of a column, so the table is made anew from its own definition, and
 * what refers to its rows is kept aside. Foreign keys cannot be turned off in a transaction.
 */
async function widenKindsOnSqlite(database: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(database);
  const { rows } = await sql<{ type: string; sql: string }>`
    SELECT type, sql FROM sqlite_master WHERE tbl_name = 'leads' AND sql IS NOT NULL
    ORDER BY type = 'table' DESC`.execute(database);
  const [table = "", ...others] = rows.map((row) => row.sql);
  for (const child of deletedWithLeads)
    await run(`CREATE TABLE kept_${child} AS SELECT * FROM ${child} WHERE lead_id IS NOT NULL`);
  await run(
    table
      .replace(/^CREATE TABLE "?leads"?/, "CREATE TABLE widened_leads")
      .replace(`CHECK (kind IN (${kindsBefore}))`, `CHECK (kind IN (${kinds}))`),
  );
  await run("INSERT INTO widened_leads SELECT * FROM leads");
  await run("DROP TABLE leads");
  await run("ALTER TABLE widened_leads RENAME TO leads");
  for (const statement of others) await run(statement);
  for (const child of deletedWithLeads) {
    await run(`INSERT INTO ${child} SELECT * FROM kept_${child}`);
    await run(`DROP TABLE kept_${child}`);
  }
}

const statements = [
  // Local times of the firm's zone, in minutes since midnight. Monday is 1.
  `CREATE TABLE booking_hours (
    id text PRIMARY KEY,
    user_id text NOT NULL REFERENCES desk_users (id) ON DELETE CASCADE,
    weekday integer NOT NULL CHECK (weekday BETWEEN 1 AND 7),
    from_minute integer NOT NULL CHECK (from_minute >= 0 AND from_minute % 5 = 0),
    to_minute integer NOT NULL CHECK (to_minute <= 1440 AND to_minute > from_minute)
  )`,
  "CREATE INDEX booking_hours_by_user ON booking_hours (user_id, weekday)",

  // Both days are included.
  `CREATE TABLE booking_absences (
    id text PRIMARY KEY,
    user_id text NOT NULL REFERENCES desk_users (id) ON DELETE CASCADE,
    first_day text NOT NULL,
    last_day text NOT NULL CHECK (last_day >= first_day),
    why text NOT NULL
  )`,
  "CREATE INDEX booking_absences_by_user ON booking_absences (user_id, last_day)",

  `CREATE TABLE booking_settings (
    user_id text PRIMARY KEY REFERENCES desk_users (id) ON DELETE CASCADE,
    buffer_minutes integer NOT NULL CHECK (buffer_minutes >= 0 AND buffer_minutes % 5 = 0),
    hours_ahead integer NOT NULL CHECK (hours_ahead >= 0),
    most_calls_a_day integer CHECK (most_calls_a_day > 0),
    works_on_holidays integer NOT NULL CHECK (works_on_holidays IN (0, 1)),
    feed_secret_hash text UNIQUE,
    calendar_url text,
    calendar_read_at bigint,
    calendar_failed_at bigint,
    calendar_failure text,
    calendar_warnings integer,
    calendar_next_read_at bigint,
    version integer NOT NULL DEFAULT 1
  )`,

  `CREATE TABLE busy_times (
    id text PRIMARY KEY,
    user_id text NOT NULL REFERENCES desk_users (id) ON DELETE CASCADE,
    starts_at bigint NOT NULL,
    ends_at bigint NOT NULL
  )`,
  "CREATE INDEX busy_times_by_user ON busy_times (user_id, ends_at)",

  `CREATE TABLE bookings (
    id text PRIMARY KEY,
    lead_id text NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    user_id text NOT NULL REFERENCES desk_users (id),
    starts_at bigint NOT NULL,
    ends_at bigint NOT NULL,
    zone text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    phone_digits text NOT NULL,
    about text NOT NULL,
    message text,
    status text NOT NULL
      CHECK (status IN ('booked', 'called', 'no-answer', 'cancelled')),
    sequence integer NOT NULL,
    idempotency_hash text UNIQUE,
    remind_at bigint,
    created_at bigint NOT NULL,
    changed_at bigint NOT NULL
  )`,
  "CREATE INDEX bookings_by_time ON bookings (starts_at, user_id)",
  "CREATE INDEX bookings_by_lead ON bookings (lead_id)",
  "CREATE INDEX bookings_by_user ON bookings (user_id, starts_at)",
  "CREATE INDEX bookings_by_email ON bookings (lower(email))",
  "CREATE INDEX bookings_by_phone ON bookings (phone_digits)",
  // The server looks for these every minute.
  "CREATE INDEX bookings_to_remind ON bookings (remind_at) WHERE remind_at IS NOT NULL",

  // Several mails of a booking have a link. Each has another token, so none is stored unhashed.
  `CREATE TABLE booking_tokens (
    token_hash text PRIMARY KEY,
    booking_id text NOT NULL REFERENCES bookings (id) ON DELETE CASCADE
  )`,
  "CREATE INDEX booking_tokens_by_booking ON booking_tokens (booking_id)",

  // A call takes the cells of its minutes and of the buffer after it. The key refuses a second call.
  `CREATE TABLE booking_cells (
    id text PRIMARY KEY,
    user_id text NOT NULL REFERENCES desk_users (id) ON DELETE CASCADE,
    cell bigint NOT NULL,
    booking_id text NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
    UNIQUE (user_id, cell)
  )`,
  "CREATE INDEX booking_cells_by_booking ON booking_cells (booking_id)",
];
