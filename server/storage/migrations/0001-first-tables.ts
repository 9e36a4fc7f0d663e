/** In the subset of SQL that SQLite and PostgreSQL share. */
export const name = "0001-first-tables";

export const statements = [
  `CREATE TABLE leads (
    id text PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('estimate', 'contact', 'newsletter')),
    idempotency_hash text UNIQUE,
    email text NOT NULL,
    name text,
    practice_name text,
    phone text,
    cpa_email text,
    message text,
    inputs text,
    result text,
    source_page text NOT NULL,
    partner text,
    consent text,
    created_at bigint NOT NULL
  )`,
  "CREATE INDEX leads_by_time ON leads (created_at)",

  `CREATE TABLE outbox (
    id text PRIMARY KEY,
    lead_id text REFERENCES leads (id) ON DELETE CASCADE,
    channel text NOT NULL CHECK (channel IN ('mail', 'webhook')),
    purpose text NOT NULL,
    content text NOT NULL,
    recipients text NOT NULL,
    state text NOT NULL CHECK (state IN ('pending', 'done', 'dead')),
    attempts integer NOT NULL,
    available_at bigint NOT NULL,
    lease_token text,
    last_error text,
    created_at bigint NOT NULL,
    finished_at bigint
  )`,
  "CREATE INDEX outbox_waiting ON outbox (available_at, created_at) WHERE state = 'pending'",
  "CREATE INDEX outbox_dead ON outbox (created_at) WHERE state = 'dead'",
  "CREATE INDEX outbox_by_lead ON outbox (lead_id)",

  `CREATE TABLE subscriptions (
    id text PRIMARY KEY,
    email text NOT NULL UNIQUE,
    state text NOT NULL CHECK (state IN ('pending', 'confirmed', 'unsubscribed')),
    confirm_token_hash text UNIQUE,
    confirm_sent_at bigint NOT NULL,
    unsubscribe_token text NOT NULL UNIQUE,
    created_at bigint NOT NULL,
    confirmed_at bigint,
    unsubscribed_at bigint
  )`,

  `CREATE TABLE suppressions (
    email_hash text PRIMARY KEY,
    reason text NOT NULL CHECK (reason IN ('unsubscribed', 'refused')),
    created_at bigint NOT NULL
  )`,

  `CREATE TABLE presentation_sessions (
    token_hash text PRIMARY KEY,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
  )`,

  `CREATE TABLE presentation_password (
    id integer PRIMARY KEY CHECK (id = 1),
    salt text NOT NULL,
    hash text NOT NULL
  )`,

  `CREATE TABLE rate_limits (
    key varchar(255) PRIMARY KEY,
    points integer NOT NULL DEFAULT 0,
    expire bigint
  )`,
];
