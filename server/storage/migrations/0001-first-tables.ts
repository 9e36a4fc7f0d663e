import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { BookingAbout } from "#contracts/booked-call.ts";
import type { CountedEvent } from "#contracts/counted-events.ts";

/** A column of text whose values a contract lists. */
type Text<Value extends string> = "text NOT NULL" & { readonly value?: Value };

/**
 * Each column in the subset of SQL that SQLite and PostgreSQL share; tables.ts reads the types of
 * the rows from it. Tables come after those that they refer to. Times are milliseconds since 1970,
 * and JSON is text.
 */
export const firstColumns = {
  /** A removed user stays without access, so that notes and the audit log keep their author. */
  desk_users: {
    id: "text PRIMARY KEY",
    /** Lower case. */
    email: "text NOT NULL UNIQUE",
    role: "text NOT NULL CHECK (role IN ('staff', 'admin'))",
    created_at: "bigint NOT NULL",
    last_seen_at: "bigint",
    removed_at: "bigint",
    /** The account at the OpenID provider. Null until the first single sign-on. */
    oidc_issuer: "text",
    oidc_subject: "text",
    /** As colleagues see it. Null: they see the address. */
    name: "text",
    /** 1: a mail for each lead that a colleague gives them. */
    assignment_mail: "integer",
    /** 1: a mail at the start of the working day. */
    digest_mail: "integer",
    /** The day of the last one, so that several processes send it once. */
    digest_sent_on: "text",
  },
  /**
   * A visitor. Only server/people writes these columns. No other table has a visitor's name, address
   * or number, but what was sent (outbox) and what was typed (`entered` of a lead).
   */
  people: {
    id: "text PRIMARY KEY",
    /** Lower case. Null for a caller who gave none. */
    email: "text UNIQUE",
    name: "text",
    practice_name: "text",
    phone: "text",
    /** Without separators, to find others with the same number. */
    phone_digits: "text",
    state: "text",
    status:
      "text NOT NULL CHECK (status IN ('new', 'contacted', 'meeting', 'client', 'not-a-fit'))",
    owner_id: "text REFERENCES desk_users (id)",
    /** What the team does next, and its day as YYYY-MM-DD. Both are null, or neither is. */
    next_step: "text",
    next_step_on: "text",
    /** JSON: who set each of the values above and when (`SetBy` of server/people/person.ts). */
    set_by: "text NOT NULL",
    /** Increases with every change at the desk. A change based on an older version is refused. */
    version: "integer NOT NULL",
    created_at: "bigint NOT NULL",
    /** This and the next three follow from the leads: server/people/summarize.ts. Null: not listed. */
    newest_at: "bigint",
    /** When the first of the leads arrived that are listed. */
    waits_since: "bigint",
    /** 1: nothing was sent but the wish for the newsletter. */
    only_reader: "integer NOT NULL CHECK (only_reader IN (0, 1))",
    /** Of the newest estimate, in dollars, to sort by. */
    estimated_credit: "double precision",
    search_text: "text NOT NULL",
    /** Name and practice, to find others who have the same. */
    likeness: "text",
    /**
     * The person that this one was merged into. Then the row is only an address known as theirs. No
     * foreign key, so that rows can be copied in any order.
     */
    merged_into: "text",
    merged_at: "bigint",
    /** JSON: what moved then, to undo it on the same day. */
    merged_rows: "text",
  },
  /** Something that a person sent. */
  leads: {
    id: "text PRIMARY KEY",
    person_id: "text NOT NULL REFERENCES people (id) ON DELETE CASCADE",
    kind: "text NOT NULL CHECK (kind IN ('estimate', 'contact', 'newsletter', 'booking', 'plan', 'partner'))",
    /** Identifies one request of one browser. A retry has the same key and is stored once. */
    idempotency_hash: "text UNIQUE",
    /** JSON: name, practiceName, email and phone as the visitor typed them. */
    entered: "text NOT NULL",
    cpa_email: "text",
    message: "text",
    inputs: "text",
    /** JSON: the estimate as computed then, so that later law does not change it. */
    result: "text",
    source_page: "text NOT NULL",
    /** The id of a partner in content/partners, or the name of a firm that is not listed there. */
    partner: "text",
    /** Which of the partner's links or frames it was. */
    placement: "text",
    /** The visit named no partner: its person came through this one in the 90 days before. */
    partner_by_address: "integer NOT NULL CHECK (partner_by_address IN (0, 1))",
    /** The host of the site that shows the calculator in a frame, if the browser sends it. */
    embedding_host: "text",
    utm_source: "text",
    utm_medium: "text",
    utm_campaign: "text",
    consent: "text",
    created_at: "bigint NOT NULL",
    /** In dollars. Null without a readable estimate. */
    estimated_credit: "double precision",
    search_text: "text NOT NULL",
    /** Out of lists, counts and sums. */
    put_away_as: "text CHECK (put_away_as IN ('duplicate', 'junk'))",
  },
  person_notes: {
    id: "text PRIMARY KEY",
    person_id: "text NOT NULL REFERENCES people (id) ON DELETE CASCADE",
    author_id: "text NOT NULL REFERENCES desk_users (id)",
    text: "text NOT NULL",
    created_at: "bigint NOT NULL",
    /** When its author last corrected it. */
    changed_at: "bigint",
    search_text: "text NOT NULL",
  },
  /** Changes of a person, such as a new status. Notes and messages have their own tables. */
  person_events: {
    id: "text PRIMARY KEY",
    person_id: "text NOT NULL REFERENCES people (id) ON DELETE CASCADE",
    author_id: "text REFERENCES desk_users (id)",
    kind: "text NOT NULL",
    details: "text NOT NULL",
    created_at: "bigint NOT NULL",
  },
  connections: {
    id: "text PRIMARY KEY",
    name: "text NOT NULL",
    url: "text NOT NULL",
    /** `gone`: it answered 410, which asks for no more calls. */
    status: "text NOT NULL CHECK (status IN ('on', 'paused', 'gone'))",
    /** `whsec_` and the key in base64. Not hashed, because every call is signed with it. */
    secret: "text NOT NULL",
    /** Signs beside the new secret until it expires, so that a receiver need not switch at once. */
    previous_secret: "text",
    previous_secret_ends_at: "bigint",
    created_at: "bigint NOT NULL",
  },
  subscriptions: {
    id: "text PRIMARY KEY",
    person_id: "text NOT NULL UNIQUE REFERENCES people (id) ON DELETE CASCADE",
    /** A subscriber who unsubscribes has no row any more, only a suppression. */
    status: "text NOT NULL CHECK (status IN ('pending', 'confirmed'))",
    confirm_token_hash: "text UNIQUE",
    confirm_sent_at: "bigint NOT NULL",
    confirmations_sent: "integer NOT NULL",
    /** Not hashed, because every newsletter contains it. It can only be used to unsubscribe. */
    unsubscribe_token: "text NOT NULL UNIQUE",
    created_at: "bigint NOT NULL",
    confirmed_at: "bigint",
    /** What the mailbox's server said when it refused our mail for good. Null if it has not. */
    refusal: "text",
  },
  newsletter_issues: {
    id: "text PRIMARY KEY",
    status: "text NOT NULL CHECK (status IN ('draft', 'scheduled', 'sending', 'sent', 'stopped'))",
    /** Increases with every change. A change based on an older version is refused. */
    version: "integer NOT NULL",
    subject: "text NOT NULL",
    preview_line: "text NOT NULL",
    opening: "text NOT NULL",
    article_ids: "text NOT NULL",
    /** JSON: the articles as they are sent. Null in a draft. */
    articles: "text",
    slug: "text UNIQUE",
    created_at: "bigint NOT NULL",
    changed_at: "bigint NOT NULL",
    scheduled_at: "bigint",
    started_at: "bigint",
    finished_at: "bigint",
    /** When its page was taken off the site, for good. Only of one that was sent or stopped. */
    withdrawn_at: "bigint",
    /** To how many it is sent. This and the next three stay when a reader unsubscribes. */
    readers: "integer NOT NULL",
    delivered: "integer NOT NULL",
    refused: "integer NOT NULL",
    unsubscribed: "integer NOT NULL",
    /** Up to this time the messages that NEWSLETTER_PER_SECOND allows are in the outbox. */
    fed_until: "bigint NOT NULL",
  },
  /** A reader of one issue. It is deleted with the subscription. */
  newsletter_recipients: {
    /** The ids of the issue and of the subscription, joined. */
    id: "text PRIMARY KEY",
    issue_id: "text NOT NULL REFERENCES newsletter_issues (id) ON DELETE CASCADE",
    subscription_id: "text NOT NULL REFERENCES subscriptions (id) ON DELETE CASCADE",
    status: "text NOT NULL CHECK (status IN ('waiting', 'queued', 'delivered', 'refused'))",
  },
  outbox: {
    id: "text PRIMARY KEY",
    /** The person whom it is about. */
    person_id: "text REFERENCES people (id) ON DELETE CASCADE",
    lead_id: "text REFERENCES leads (id) ON DELETE CASCADE",
    connection_id: "text REFERENCES connections (id) ON DELETE CASCADE",
    newsletter_recipient_id: "text REFERENCES newsletter_recipients (id) ON DELETE CASCADE",
    channel: "text NOT NULL CHECK (channel IN ('mail', 'webhook'))",
    purpose: "text NOT NULL",
    /** JSON: the message with all its text, or the webhook's body. */
    content: "text NOT NULL",
    /** JSON: a `Recipient` for each mailbox. For a webhook, the name of its connection. */
    recipients: "text NOT NULL",
    status: "text NOT NULL CHECK (status IN ('waiting', 'sent', 'failed'))",
    attempts: "integer NOT NULL",
    /** When it may be claimed next: the end of a pause between attempts, or of a worker's lease. */
    available_at: "bigint NOT NULL",
    /** Identifies the attempt that holds the lease. Only that one may record the outcome. */
    lease_token: "text",
    last_error: "text",
    created_at: "bigint NOT NULL",
    finished_at: "bigint",
    /** When the team put a failed message away. Such a message alarms no more. */
    set_aside_at: "bigint",
  },
  /**
   * Addresses that must get no newsletter. Nothing else is stored of a subscriber who unsubscribed.
   */
  suppressions: {
    /** Made with the installation's key: server/people/suppressions.ts. */
    email_hash: "text PRIMARY KEY",
    reason: "text NOT NULL CHECK (reason IN ('unsubscribed', 'refused'))",
    created_at: "bigint NOT NULL",
    asked_at: "bigint",
  },
  /** Its row is made when it is first needed, so that a new database is empty. */
  installation_key: {
    id: "integer PRIMARY KEY CHECK (id = 1)",
    key: "text NOT NULL",
  },
  /**
   * How often something happened on one day, for the funnel (server/funnel). Empty text means none.
   */
  counts: {
    /** All other columns but the count, joined, so that a repeated event adds to the same row. */
    id: "text PRIMARY KEY",
    /** YYYY-MM-DD in the firm's time zone. */
    day: "text NOT NULL",
    event: "text NOT NULL" as Text<CountedEvent>,
    path: "text NOT NULL",
    partner: "text NOT NULL",
    /** Each issue of the newsletter is a separate source, `newsletter/{slug}`. */
    utm_source: "text NOT NULL",
    device: "text NOT NULL CHECK (device IN ('phone', 'computer'))",
    placement: "text NOT NULL",
    count: "bigint NOT NULL",
  },
  /** What the desk has set for a partner: its private address, the monthly mail, another spelling's. */
  partner_addresses: {
    /** As leads and counts have it. */
    partner: "text PRIMARY KEY",
    /** Null once it is withdrawn. */
    secret_hash: "text UNIQUE",
    made_at: "bigint",
    made_by: "text",
    withdrawn_at: "bigint",
    withdrawn_by: "text",
    /** Where the monthly mail goes, once its owner has agreed. Null for none. */
    email: "text",
    agreed_at: "bigint",
    /** Of the token in the links that agree to the mail and end it. */
    stop_token_hash: "text UNIQUE",
    /** The day of the last mail, or when the address was entered, so that several processes send one. */
    mailed_on: "text",
    /** The partner that this spelling was merged into. Null for none. */
    same_as: "text",
  },
  /** The short address /p/CODE of one of a partner's places, which is what its QR code holds. */
  partner_places: {
    code: "text PRIMARY KEY",
    /** The query of the calculator's address. */
    query: "text NOT NULL",
    made_at: "bigint NOT NULL",
  },
  /** A CPA's address, as the hash of the token in the mail's link; see server/leads/cpa-copies.ts. */
  cpa_copies: {
    token_hash: "text PRIMARY KEY",
    stopped_at: "bigint",
  },
  /** One row, made when it is first needed. */
  housekeeping: {
    id: "integer PRIMARY KEY CHECK (id = 1)",
    /** When it last ran to its end. */
    ran_at: "bigint",
    /** When old leads were last erased. */
    purged_at: "bigint",
    /** Since when it deletes nothing, why, and how many leads are concerned. */
    held_at: "bigint",
    held_because: "text CHECK (held_because IN ('clock', 'many'))",
    held_leads: "integer",
    /** When an admin let it go on. */
    released_at: "bigint",
    /** Written now and then to see that the database can be written. */
    write_checked_at: "bigint",
  },
  deck_sessions: {
    token_hash: "text PRIMARY KEY",
    created_at: "bigint NOT NULL",
    expires_at: "bigint NOT NULL",
  },
  /** The password of the sessions. When it changes, they end. */
  deck_password: {
    id: "integer PRIMARY KEY CHECK (id = 1)",
    salt: "text NOT NULL",
    hash: "text NOT NULL",
  },
  /** A network that recently sent the right password of the decks, as a hash (decision 0016). */
  trusted_networks: {
    network_hash: "text PRIMARY KEY",
    expires_at: "bigint NOT NULL",
  },
  desk_sign_in_links: {
    token_hash: "text PRIMARY KEY",
    /** Null in the link that makes the first admin, as long as there are no users. */
    user_id: "text REFERENCES desk_users (id) ON DELETE CASCADE",
    kind: "text NOT NULL CHECK (kind IN ('mail', 'invitation', 'terminal', 'first-admin'))",
    /** The hash of the cookie of the browser that asked for it. Null for the other kinds. */
    browser_hash: "text",
    created_at: "bigint NOT NULL",
    expires_at: "bigint NOT NULL",
  },
  desk_sessions: {
    id: "text PRIMARY KEY",
    token_hash: "text NOT NULL UNIQUE",
    user_id: "text NOT NULL REFERENCES desk_users (id) ON DELETE CASCADE",
    signed_in_by:
      "text NOT NULL CHECK (signed_in_by IN ('link', 'terminal-link', 'passkey', 'single-sign-on'))",
    browser: "text NOT NULL",
    created_at: "bigint NOT NULL",
    expires_at: "bigint NOT NULL",
    last_seen_at: "bigint NOT NULL",
    /** When the user last proved who they are. Null if they must do so before the session counts. */
    confirmed_at: "bigint",
  },
  desk_passkeys: {
    id: "text PRIMARY KEY",
    user_id: "text NOT NULL REFERENCES desk_users (id) ON DELETE CASCADE",
    credential_id: "text NOT NULL UNIQUE",
    /** COSE, in base64url. */
    public_key: "text NOT NULL",
    /** How often the authenticator says it was used. Many always say 0. */
    counter: "bigint NOT NULL",
    /** JSON: how the browser reaches the authenticator, such as `internal` or `usb`. */
    transports: "text NOT NULL",
    name: "text NOT NULL",
    created_at: "bigint NOT NULL",
    last_used_at: "bigint",
  },
  /** What a passkey must sign, for one request of one browser. */
  desk_challenges: {
    token_hash: "text PRIMARY KEY",
    challenge: "text NOT NULL",
    purpose: "text NOT NULL CHECK (purpose IN ('sign-in', 'confirm', 'add-passkey'))",
    user_id: "text REFERENCES desk_users (id) ON DELETE CASCADE",
    created_at: "bigint NOT NULL",
    expires_at: "bigint NOT NULL",
  },
  /** No foreign keys, so that an entry stays when what it is about is erased. */
  desk_audit: {
    id: "text PRIMARY KEY",
    created_at: "bigint NOT NULL",
    /** Null for what was done at the terminal. */
    user_id: "text",
    user_email: "text",
    action: "text NOT NULL",
    subject: "text",
    /** JSON, without anything about a visitor. */
    details: "text NOT NULL",
  },
  /** When a person takes calls, in minutes since midnight of the firm's zone. Monday is 1. */
  booking_hours: {
    id: "text PRIMARY KEY",
    user_id: "text NOT NULL REFERENCES desk_users (id) ON DELETE CASCADE",
    weekday: "integer NOT NULL CHECK (weekday BETWEEN 1 AND 7)",
    from_minute: "integer NOT NULL CHECK (from_minute >= 0 AND from_minute % 5 = 0)",
    to_minute: "integer NOT NULL CHECK (to_minute <= 1440 AND to_minute > from_minute)",
  },
  /** Days as YYYY-MM-DD of the firm's zone, both included. */
  booking_absences: {
    id: "text PRIMARY KEY",
    user_id: "text NOT NULL REFERENCES desk_users (id) ON DELETE CASCADE",
    first_day: "text NOT NULL",
    last_day: "text NOT NULL CHECK (last_day >= first_day)",
    why: "text NOT NULL",
  },
  booking_settings: {
    user_id: "text PRIMARY KEY REFERENCES desk_users (id) ON DELETE CASCADE",
    /** Kept free between two calls. */
    buffer_minutes: "integer NOT NULL CHECK (buffer_minutes >= 0 AND buffer_minutes % 5 = 0)",
    /** How long before its start a call can be booked. */
    hours_ahead: "integer NOT NULL CHECK (hours_ahead >= 0)",
    /** Null for as many as there is time for. */
    most_calls_a_day: "integer CHECK (most_calls_a_day > 0)",
    works_on_holidays: "integer NOT NULL CHECK (works_on_holidays IN (0, 1))",
    /** Of the secret in the address of the person's private calendar. */
    feed_secret_hash: "text UNIQUE",
    /** The person's own calendar elsewhere, and how reading it went. */
    calendar_url: "text",
    calendar_read_at: "bigint",
    calendar_failed_at: "bigint",
    calendar_failure: "text",
    /** The process that reads the calendar sets it first, so that no other one reads it too. */
    calendar_next_read_at: "bigint",
    calendar_warnings: "integer",
    /** Increases with every change at the desk. A change based on an older version is refused. */
    version: "integer NOT NULL DEFAULT 1",
  },
  /** The last good copy of a person's own calendar. */
  busy_times: {
    id: "text PRIMARY KEY",
    user_id: "text NOT NULL REFERENCES desk_users (id) ON DELETE CASCADE",
    starts_at: "bigint NOT NULL",
    ends_at: "bigint NOT NULL",
  },
  bookings: {
    id: "text PRIMARY KEY",
    person_id: "text NOT NULL REFERENCES people (id) ON DELETE CASCADE",
    /** What the visitor sent with it. Null if a colleague booked it, or that was deleted. */
    lead_id: "text REFERENCES leads (id) ON DELETE SET NULL",
    /** Who calls. */
    user_id: "text NOT NULL REFERENCES desk_users (id)",
    starts_at: "bigint NOT NULL",
    ends_at: "bigint NOT NULL",
    /** The visitor's. */
    zone: "text NOT NULL",
    about: "text NOT NULL" as Text<BookingAbout>,
    message: "text",
    status: "text NOT NULL CHECK (status IN ('booked', 'called', 'no-answer', 'cancelled'))",
    /** Of the calendar entry. Increases with every change. */
    sequence: "integer NOT NULL",
    /** Of the browser's key: only the browser that booked it is answered with a link. */
    key_hash: "text",
    /** The wider network that booked it, to limit how many open calls it has. */
    network_hash: "text",
    /** Until then its time is held for the button in its mail. It stays if the button was not pressed. */
    held_until: "bigint",
    /** When that button was pressed, which proves the address. */
    confirmed_at: "bigint",
    /** When the reminder is due. Null once it is in the outbox, or if there is none. */
    remind_at: "bigint",
    created_at: "bigint NOT NULL",
    changed_at: "bigint NOT NULL",
  },
  /** Several mails of a booking have a link. Each has another token, so none is stored unhashed. */
  booking_tokens: {
    token_hash: "text PRIMARY KEY",
    booking_id: "text NOT NULL REFERENCES bookings (id) ON DELETE CASCADE",
  },
  /**
   * Five minutes of a person that a call, or the buffer after it, takes (server/bookings/claim.ts).
   * The unique index refuses a second call.
   */
  booking_cells: {
    id: "text PRIMARY KEY",
    user_id: "text NOT NULL REFERENCES desk_users (id) ON DELETE CASCADE",
    cell: "bigint NOT NULL",
    booking_id: "text NOT NULL REFERENCES bookings (id) ON DELETE CASCADE",
  },
} as const;

const otherStatements = [
  // The list is read newest first, page by page after (newest_at, id). The index has what filters
  // and counts use, so they do not read the wider rows.
  `CREATE INDEX people_newest ON people (newest_at, id, status, only_reader, owner_id, next_step_on)
    WHERE merged_into IS NULL AND newest_at IS NOT NULL`,
  "CREATE INDEX people_by_next_step ON people (next_step_on) WHERE next_step_on IS NOT NULL",
  "CREATE INDEX people_by_phone ON people (phone_digits) WHERE phone_digits IS NOT NULL",
  "CREATE INDEX people_by_likeness ON people (likeness) WHERE likeness IS NOT NULL",
  "CREATE INDEX people_merged ON people (merged_into) WHERE merged_into IS NOT NULL",
  "CREATE INDEX leads_by_person ON leads (person_id, created_at, id)",
  "CREATE INDEX leads_by_time ON leads (created_at, id)",
  // Most leads have no partner, so a partial index costs nothing when they are stored.
  "CREATE INDEX leads_by_partner ON leads (partner, person_id) WHERE partner IS NOT NULL",
  "CREATE INDEX person_notes_by_person ON person_notes (person_id, created_at)",
  "CREATE INDEX person_events_by_person ON person_events (person_id, created_at)",
  // The server looks for these every second.
  `CREATE INDEX newsletter_issues_unfinished ON newsletter_issues (status)
    WHERE status IN ('scheduled', 'sending')`,
  "CREATE UNIQUE INDEX newsletter_recipients_once ON newsletter_recipients (issue_id, subscription_id)",
  "CREATE INDEX newsletter_recipients_by_status ON newsletter_recipients (issue_id, status)",
  "CREATE INDEX newsletter_recipients_by_subscription ON newsletter_recipients (subscription_id)",
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
  "CREATE INDEX counts_by_day ON counts (day)",
  // A partner's numbers are read by day for one partner.
  "CREATE INDEX counts_by_partner ON counts (partner, day) WHERE partner <> ''",
  "CREATE INDEX desk_sign_in_links_by_user ON desk_sign_in_links (user_id)",
  "CREATE INDEX desk_sessions_by_user ON desk_sessions (user_id)",
  "CREATE INDEX desk_passkeys_by_user ON desk_passkeys (user_id)",
  "CREATE INDEX desk_audit_by_time ON desk_audit (created_at, id)",
  "CREATE INDEX desk_audit_by_subject ON desk_audit (subject, created_at, id)",
  // Used by rate-limiter-flexible alone, on PostgreSQL.
  `CREATE TABLE rate_limits (
    key varchar(255) PRIMARY KEY,
    points integer NOT NULL DEFAULT 0,
    expire bigint
  )`,
  "CREATE INDEX booking_hours_by_user ON booking_hours (user_id, weekday)",
  "CREATE INDEX booking_absences_by_user ON booking_absences (user_id, last_day)",
  "CREATE INDEX busy_times_by_user ON busy_times (user_id, ends_at)",
  "CREATE INDEX bookings_by_time ON bookings (starts_at, user_id)",
  "CREATE INDEX bookings_by_person ON bookings (person_id, starts_at)",
  "CREATE INDEX bookings_by_lead ON bookings (lead_id)",
  "CREATE INDEX bookings_by_user ON bookings (user_id, starts_at)",
  // The server looks for these every minute.
  "CREATE INDEX bookings_to_remind ON bookings (remind_at) WHERE remind_at IS NOT NULL",
  `CREATE INDEX bookings_held ON bookings (held_until)
    WHERE held_until IS NOT NULL AND status = 'booked'`,
  "CREATE INDEX booking_tokens_by_booking ON booking_tokens (booking_id)",
  "CREATE UNIQUE INDEX booking_cells_once ON booking_cells (user_id, cell)",
  "CREATE INDEX booking_cells_by_booking ON booking_cells (booking_id)",
];

export const firstTables: Migration = {
  async up(database) {
    const tables = Object.entries(firstColumns).map(([table, columns]) => {
      const rows = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
      return `CREATE TABLE ${table} (${rows.join(", ")})`;
    });
    for (const statement of [...tables, ...otherStatements]) {
      await sql.raw(statement).execute(database);
    }
  },
};
