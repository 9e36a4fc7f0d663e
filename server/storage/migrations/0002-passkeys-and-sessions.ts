import { sql } from "kysely";
import type { Migration } from "kysely/migration";

export const passkeysAndSessions: Migration = {
  async up(database) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

/** In the subset of SQL that SQLite and PostgreSQL share. */
const statements = [
  // The account at the OpenID provider, kept at the first single sign-on.
  "ALTER TABLE desk_users ADD COLUMN oidc_issuer text",
  "ALTER TABLE desk_users ADD COLUMN oidc_subject text",

  // Dropped and created again: the cookie has a new name, so every session has ended anyway.
  "DROP TABLE desk_sign_in_links",
  `CREATE TABLE desk_sign_in_links (
    token_hash text PRIMARY KEY,
    user_id text REFERENCES desk_users (id) ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('mail', 'invitation', 'terminal', 'first-admin')),
    browser_hash text,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
  )`,
  "CREATE INDEX desk_sign_in_links_by_user ON desk_sign_in_links (user_id)",

  "DROP TABLE desk_sessions",
  `CREATE TABLE desk_sessions (
    id text PRIMARY KEY,
    token_hash text NOT NULL UNIQUE,
    user_id text NOT NULL REFERENCES desk_users (id) ON DELETE CASCADE,
    signed_in_by text NOT NULL
      CHECK (signed_in_by IN ('link', 'terminal-link', 'passkey', 'single-sign-on')),
    browser text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    last_seen_at bigint NOT NULL,
    confirmed_at bigint
  )`,
  "CREATE INDEX desk_sessions_by_user ON desk_sessions (user_id)",

  `CREATE TABLE desk_passkeys (
    id text PRIMARY KEY,
    user_id text NOT NULL REFERENCES desk_users (id) ON DELETE CASCADE,
    credential_id text NOT NULL UNIQUE,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text NOT NULL,
    name text NOT NULL,
    created_at bigint NOT NULL,
    last_used_at bigint
  )`,
  "CREATE INDEX desk_passkeys_by_user ON desk_passkeys (user_id)",

  `CREATE TABLE desk_challenges (
    token_hash text PRIMARY KEY,
    challenge text NOT NULL,
    purpose text NOT NULL CHECK (purpose IN ('sign-in', 'confirm', 'add-passkey')),
    user_id text REFERENCES desk_users (id) ON DELETE CASCADE,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
  )`,

  // An invitation may hold a link: it is deleted once it is sent or too old.
  "CREATE INDEX outbox_desk_invitation ON outbox (created_at) WHERE purpose = 'desk-invitation'",

  // From where the right password of the presentations came lately (decision 0017).
  `CREATE TABLE trusted_networks (
    network_hash text PRIMARY KEY,
    expires_at bigint NOT NULL
  )`,
];
