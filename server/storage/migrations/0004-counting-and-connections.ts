/** The funnel's daily counts, and the addresses that leads are sent to. */
export const name = "0004-counting-and-connections";

export const statements = [
  // The id is the other columns but the count, joined: what happens again adds to the same row.
  `CREATE TABLE counts (
    id text PRIMARY KEY,
    day text NOT NULL,
    event text NOT NULL,
    path text NOT NULL,
    partner text NOT NULL,
    utm_source text NOT NULL,
    device text NOT NULL CHECK (device IN ('phone', 'computer')),
    count bigint NOT NULL
  )`,
  "CREATE INDEX counts_by_day ON counts (day)",

  `CREATE TABLE webhook_endpoints (
    id text PRIMARY KEY,
    name text NOT NULL,
    url text NOT NULL,
    state text NOT NULL CHECK (state IN ('on', 'paused', 'gone')),
    secret text NOT NULL,
    previous_secret text,
    previous_secret_ends_at bigint,
    created_at bigint NOT NULL
  )`,
  "ALTER TABLE outbox ADD COLUMN endpoint_id text REFERENCES webhook_endpoints (id) ON DELETE CASCADE",
  "CREATE INDEX outbox_by_endpoint ON outbox (endpoint_id, created_at) WHERE endpoint_id IS NOT NULL",
];
