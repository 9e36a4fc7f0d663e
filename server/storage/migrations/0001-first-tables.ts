import { sql } from "kysely";
import type { Migration } from "kysely/migration";

export const firstTables: Migration = {
  async up(database) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

/** In the subset of SQL that SQLite and PostgreSQL share. */
const statements = [
  // A removed user stays without access, so that notes and the audit log keep their author.
  `CREATE TABLE desk_users (
    id text PRIMARY KEY,
    email text NOT NULL UNIQUE,
    role text NOT NULL CHECK (role IN ('staff', 'admin')),
    created_at bigint NOT NULL,
    last_seen_at bigint,
    removed_at bigint,
    oidc_issuer text,
    oidc_subject text,
    name text,
    assignment_mail integer,
    digest_mail integer,
    digest_sent_on text
  )`,

  // A person who was merged into another one stays as an address that is known as theirs. No
  // foreign key, so that rows can be copied in any order.
  `CREATE TABLE people (
    id text PRIMARY KEY,
    email text UNIQUE,
    name text,
    practice_name text,
    phone text,
    phone_digits text,
    state text,
    status text NOT NULL CHECK (status IN ('new', 'contacted', 'meeting', 'client', 'not-a-fit')),
    owner_id text REFERENCES desk_users (id),
    next_step text,
    next_step_on text,
    set_by text NOT NULL,
    version integer NOT NULL,
    created_at bigint NOT NULL,
    newest_at bigint,
    waits_since bigint,
    only_reader integer NOT NULL CHECK (only_reader IN (0, 1)),
    estimated_credit double precision,
    search_text text NOT NULL,
    likeness text,
    merged_into text,
    merged_at bigint,
    merged_rows text
  )`,
  // The list is read newest first, page by page after (newest_at, id). The index has what filters
  // and counts use, so they do not read the wider rows.
  `CREATE INDEX people_newest ON people (newest_at, id, status, only_reader, owner_id, next_step_on)
    WHERE merged_into IS NULL AND newest_at IS NOT NULL`,
  "CREATE INDEX people_by_next_step ON people (next_step_on) WHERE next_step_on IS NOT NULL",
  "CREATE INDEX people_by_phone ON people (phone_digits) WHERE phone_digits IS NOT NULL",
  "CREATE INDEX people_by_likeness ON people (likeness) WHERE likeness IS NOT NULL",
  "CREATE INDEX people_merged ON people (merged_into) WHERE merged_into IS NOT NULL",

  // What a person sent. `entered` is what they typed about themselves, as they typed it.
  `CREATE TABLE leads (
    id text PRIMARY KEY,
    person_id text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('estimate', 'contact', 'newsletter', 'booking', 'plan')),
    idempotency_hash text UNIQUE,
    entered text NOT NULL,
    cpa_email text,
    message text,
    inputs text,
    result text,
    source_page text NOT NULL,
    partner text,
    placement text,
    embedding_host text,
    utm_source text,
    utm_medium text,
    utm_campaign text,
    consent text,
    created_at bigint NOT NULL,
    estimated_credit double precision,
    search_text text NOT NULL,
    put_away_as text CHECK (put_away_as IN ('duplicate', 'junk'))
  )`,
  "CREATE INDEX leads_by_person ON leads (person_id, created_at, id)",
  "CREATE INDEX leads_by_time ON leads (created_at, id)",
  // Most leads have no partner, so a partial index costs nothing when they are stored.
  "CREATE INDEX leads_by_partner ON leads (partner, person_id) WHERE partner IS NOT NULL",

  `CREATE TABLE person_notes (
    id text PRIMARY KEY,
    person_id text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    author_id text NOT NULL REFERENCES desk_users (id),
    text text NOT NULL,
    created_at bigint NOT NULL,
    changed_at bigint,
    search_text text NOT NULL
  )`,
  "CREATE INDEX person_notes_by_person ON person_notes (person_id, created_at)",

  // The history: changes of a person, such as a new status. Notes and messages have their own
  // tables.
  `CREATE TABLE person_events (
    id text PRIMARY KEY,
    person_id text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    author_id text REFERENCES desk_users (id),
    kind text NOT NULL,
    details text NOT NULL,
    created_at bigint NOT NULL
  )`,
  "CREATE INDEX person_events_by_person ON person_events (person_id, created_at)",

  `CREATE TABLE connections (
    id text PRIMARY KEY,
    name text NOT NULL,
    url text NOT NULL,
    status text NOT NULL CHECK (status IN ('on', 'paused', 'gone')),
    secret text NOT NULL,
    previous_secret text,
    previous_secret_ends_at bigint,
    created_at bigint NOT NULL
  )`,

  `CREATE TABLE subscriptions (
    id text PRIMARY KEY,
    person_id text NOT NULL UNIQUE REFERENCES people (id) ON DELETE CASCADE,
    status text NOT NULL CHECK (status IN ('pending', 'confirmed')),
    confirm_token_hash text UNIQUE,
    confirm_sent_at bigint NOT NULL,
    confirmations_sent integer NOT NULL,
    unsubscribe_token text NOT NULL UNIQUE,
    created_at bigint NOT NULL,
    confirmed_at bigint,
    refusal text
  )`,

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
    withdrawn_at bigint,
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

  `CREATE TABLE outbox (
    id text PRIMARY KEY,
    person_id text REFERENCES people (id) ON DELETE CASCADE,
    lead_id text REFERENCES leads (id) ON DELETE CASCADE,
    connection_id text REFERENCES connections (id) ON DELETE CASCADE,
    newsletter_recipient_id text REFERENCES newsletter_recipients (id) ON DELETE CASCADE,
    channel text NOT NULL CHECK (channel IN ('mail', 'webhook')),
    purpose text NOT NULL,
    content text NOT NULL,
    recipients text NOT NULL,
    status text NOT NULL CHECK (status IN ('waiting', 'sent', 'failed')),
    attempts integer NOT NULL,
    available_at bigint NOT NULL,
    lease_token text,
    last_error text,
    created_at bigint NOT NULL,
    finished_at bigint,
    set_aside_at bigint
  )`,
  "CREATE INDEX outbox_waiting ON outbox (available_at, created_at) WHERE status = 'waiting'",
  // Mail shows what was sent today.
  "CREATE INDEX outbox_sent ON outbox (finished_at, id) WHERE status = 'sent'",
  "CREATE INDEX outbox_failed ON outbox (created_at) WHERE status = 'failed'",
  "CREATE INDEX outbox_by_person ON outbox (person_id)",
  "CREATE INDEX outbox_by_lead ON outbox (lead_id)",
  "CREATE INDEX outbox_by_connection ON outbox (connection_id, created_at) WHERE connection_id IS NOT NULL",
  // A reader who unsubscribes has no message waiting, and no recipient has two.
  `CREATE UNIQUE INDEX outbox_by_newsletter_recipient ON outbox (newsletter_recipient_id)
    WHERE newsletter_recipient_id IS NOT NULL`,
  // Messages that contain a link are deleted once they are sent or expired.
  "CREATE INDEX outbox_desk_sign_in ON outbox (created_at) WHERE purpose = 'desk-sign-in'",
  "CREATE INDEX outbox_desk_invitation ON outbox (created_at) WHERE purpose = 'desk-invitation'",
  `CREATE INDEX outbox_newsletter_confirmation ON outbox (created_at)
    WHERE purpose = 'newsletter-confirmation'`,

  `CREATE TABLE suppressions (
    email_hash text PRIMARY KEY,
    reason text NOT NULL CHECK (reason IN ('unsubscribed', 'refused')),
    created_at bigint NOT NULL,
    asked_at bigint
  )`,

  // Its row is made when it is first needed, so that a new database is empty.
  `CREATE TABLE installation_key (
    id integer PRIMARY KEY CHECK (id = 1),
    key text NOT NULL
  )`,

  // The id joins all columns but the count, so that a repeated event adds to the same row.
  `CREATE TABLE counts (
    id text PRIMARY KEY,
    day text NOT NULL,
    event text NOT NULL,
    path text NOT NULL,
    partner text NOT NULL,
    utm_source text NOT NULL,
    device text NOT NULL CHECK (device IN ('phone', 'computer')),
    placement text NOT NULL,
    count bigint NOT NULL
  )`,
  "CREATE INDEX counts_by_day ON counts (day)",
  // A partner's numbers are read by day for one partner.
  "CREATE INDEX counts_by_partner ON counts (partner, day) WHERE partner <> ''",

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

  // CPAs who got a copy of a client's result, as hashes, and which of them want no more.
  `CREATE TABLE cpa_copies (
    token_hash text PRIMARY KEY,
    stopped_at bigint
  )`,

  // One row, made when it is first needed: when housekeeping ran, and whether it deletes nothing now.
  `CREATE TABLE housekeeping (
    id integer PRIMARY KEY CHECK (id = 1),
    ran_at bigint,
    purged_at bigint,
    held_at bigint,
    held_because text CHECK (held_because IN ('clock', 'many')),
    held_leads integer,
    released_at bigint,
    write_checked_at bigint
  )`,

  `CREATE TABLE deck_sessions (
    token_hash text PRIMARY KEY,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
  )`,

  `CREATE TABLE deck_password (
    id integer PRIMARY KEY CHECK (id = 1),
    salt text NOT NULL,
    hash text NOT NULL
  )`,

  // Networks that recently sent the right password of the decks (decision 0016).
  `CREATE TABLE trusted_networks (
    network_hash text PRIMARY KEY,
    expires_at bigint NOT NULL
  )`,

  // A link without a user makes the first admin, as long as there are no users.
  `CREATE TABLE desk_sign_in_links (
    token_hash text PRIMARY KEY,
    user_id text REFERENCES desk_users (id) ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('mail', 'invitation', 'terminal', 'first-admin')),
    browser_hash text,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
  )`,
  "CREATE INDEX desk_sign_in_links_by_user ON desk_sign_in_links (user_id)",

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

  // No foreign keys, so that an entry stays when the lead it is about is erased.
  `CREATE TABLE desk_audit (
    id text PRIMARY KEY,
    created_at bigint NOT NULL,
    user_id text,
    user_email text,
    action text NOT NULL,
    subject text,
    details text NOT NULL
  )`,
  "CREATE INDEX desk_audit_by_time ON desk_audit (created_at, id)",
  "CREATE INDEX desk_audit_by_subject ON desk_audit (subject, created_at, id)",

  `CREATE TABLE rate_limits (
    key varchar(255) PRIMARY KEY,
    points integer NOT NULL DEFAULT 0,
    expire bigint
  )`,

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
    calendar_next_read_at bigint,
    calendar_warnings integer,
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
    person_id text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    lead_id text REFERENCES leads (id) ON DELETE SET NULL,
    user_id text NOT NULL REFERENCES desk_users (id),
    starts_at bigint NOT NULL,
    ends_at bigint NOT NULL,
    zone text NOT NULL,
    about text NOT NULL,
    message text,
    status text NOT NULL
      CHECK (status IN ('booked', 'called', 'no-answer', 'cancelled')),
    sequence integer NOT NULL,
    key_hash text,
    network_hash text,
    remind_at bigint,
    created_at bigint NOT NULL,
    changed_at bigint NOT NULL
  )`,
  "CREATE INDEX bookings_by_time ON bookings (starts_at, user_id)",
  "CREATE INDEX bookings_by_person ON bookings (person_id, starts_at)",
  "CREATE INDEX bookings_by_lead ON bookings (lead_id)",
  "CREATE INDEX bookings_by_user ON bookings (user_id, starts_at)",
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
