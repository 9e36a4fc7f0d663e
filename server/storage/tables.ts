import type { Kysely } from "kysely";
import type { BookingAbout, BookingStatus } from "#contracts/booked-call.ts";
import type { CountedEvent } from "#contracts/counted-events.ts";
import type { IssueStatus } from "#contracts/desk/newsletter.ts";
import type { LeadKind, LeadStatus } from "#contracts/desk/people.ts";
import type { PutAwayAs } from "#contracts/desk/person.ts";
import type { DeskRole, SignInWay } from "#contracts/desk/session.ts";

/**
 * The tables as the queries see them. Times are milliseconds since 1970, and JSON is text. One more
 * table, `rate_limits`, is used by rate-limiter-flexible alone, on PostgreSQL.
 */
export type Tables = {
  people: PersonRow;
  leads: LeadRow;
  outbox: OutboxRow;
  subscriptions: SubscriptionRow;
  suppressions: SuppressionRow;
  newsletter_issues: NewsletterIssueRow;
  /** A reader of one issue. It is deleted with the subscription. */
  newsletter_recipients: {
    /** The ids of the issue and of the subscription, joined. */
    id: string;
    issue_id: string;
    subscription_id: string;
    status: "waiting" | "queued" | "delivered" | "refused";
  };
  installation_key: { id: number; key: string };
  housekeeping: HousekeepingRow;
  counts: CountRow;
  partner_addresses: PartnerAddressRow;
  /** A CPA's address, as the hash of the token in the mail's link; see server/leads/cpa-copies.ts. */
  cpa_copies: { token_hash: string; stopped_at: number | null };
  connections: ConnectionRow;
  deck_sessions: {
    token_hash: string;
    created_at: number;
    expires_at: number;
  };
  /** The password of the sessions. When it changes, they end. */
  deck_password: {
    id: number;
    salt: string;
    hash: string;
  };
  /** A network that sent the right password of the decks, as a hash. */
  trusted_networks: { network_hash: string; expires_at: number };
  desk_users: DeskUserRow;
  desk_sign_in_links: DeskSignInLinkRow;
  desk_sessions: DeskSessionRow;
  desk_passkeys: DeskPasskeyRow;
  desk_challenges: DeskChallengeRow;
  desk_audit: {
    id: string;
    created_at: number;
    /** Null for what was done at the terminal. */
    user_id: string | null;
    user_email: string | null;
    action: string;
    subject: string | null;
    /** JSON, without anything about a visitor. */
    details: string;
  };
  person_notes: {
    id: string;
    person_id: string;
    author_id: string;
    text: string;
    created_at: number;
    /** When its author last corrected it. */
    changed_at: number | null;
    search_text: string;
  };
  person_events: {
    id: string;
    person_id: string;
    author_id: string | null;
    kind: string;
    details: string;
    created_at: number;
  };
  booking_hours: BookingHoursRow;
  booking_absences: BookingAbsenceRow;
  booking_settings: BookingSettingsRow;
  /** The last good copy of a person's own calendar. */
  busy_times: { id: string; user_id: string; starts_at: number; ends_at: number };
  bookings: BookingRow;
  booking_tokens: { token_hash: string; booking_id: string };
  /** Five minutes of a person that a call takes (server/bookings/claim.ts). */
  booking_cells: { id: string; user_id: string; cell: number; booking_id: string };
};

export type Queries = Kysely<Tables>;

export type HousekeepingRow = {
  id: number;
  /** When it last ran to its end. */
  ran_at: number | null;
  /** When old leads were last erased. */
  purged_at: number | null;
  /** Since when it deletes nothing, why, and how many leads are concerned. */
  held_at: number | null;
  held_because: "clock" | "many" | null;
  held_leads: number | null;
  /** When an admin let it go on. */
  released_at: number | null;
  /** Written now and then to see that the database can be written. */
  write_checked_at: number | null;
};

/**
 * A visitor. Only server/people writes these columns. No other table has a visitor's name, address
 * or number, but what was sent (outbox) and what was typed (`entered` of a lead).
 */
export type PersonRow = {
  id: string;
  /** Lower case. Null for a caller who gave none. */
  email: string | null;
  name: string | null;
  practice_name: string | null;
  phone: string | null;
  /** Without separators, to find others with the same number. */
  phone_digits: string | null;
  state: string | null;
  status: LeadStatus;
  owner_id: string | null;
  /** What the team does next, and its day as YYYY-MM-DD. Both are null, or neither is. */
  next_step: string | null;
  next_step_on: string | null;
  /** JSON: who set each of the values above and when (`SetBy` of server/people/person.ts). */
  set_by: string;
  /** Increases with every change at the desk. A change based on an older version is refused. */
  version: number;
  created_at: number;
  /** This and the next three follow from the leads: server/people/summarize.ts. Null: not listed. */
  newest_at: number | null;
  /** When the first of the leads arrived that are listed. */
  waits_since: number | null;
  /** 1: nothing was sent but the wish for the newsletter. */
  only_reader: 0 | 1;
  /** Of the newest estimate, in dollars, to sort by. */
  estimated_credit: number | null;
  search_text: string;
  /** Name and practice, to find others who have the same. */
  likeness: string | null;
  /** The person that this one was merged into. Then the row is only an address known as theirs. */
  merged_into: string | null;
  merged_at: number | null;
  /** JSON: what moved then, to undo it on the same day. */
  merged_rows: string | null;
};

/** Something that a person sent. */
export type LeadRow = {
  id: string;
  person_id: string;
  kind: LeadKind;
  /** Identifies one request of one browser. A retry has the same key and is stored once. */
  idempotency_hash: string | null;
  /** JSON: name, practiceName, email and phone as the visitor typed them. */
  entered: string;
  cpa_email: string | null;
  message: string | null;
  inputs: string | null;
  /** JSON: the estimate as computed then, so that later law does not change it. */
  result: string | null;
  source_page: string;
  /** The id of a partner in content/partners, or the name of a firm that is not listed there. */
  partner: string | null;
  /** Which of the partner's links or frames it was. */
  placement: string | null;
  /** The host of the site that shows the calculator in a frame, if the browser sends it. */
  embedding_host: string | null;
  utm_source: string | null;
  utm_medium: string | null;
  utm_campaign: string | null;
  consent: string | null;
  created_at: number;
  /** In dollars. Null without a readable estimate. */
  estimated_credit: number | null;
  search_text: string;
  /** Out of lists, counts and sums. */
  put_away_as: PutAwayAs | null;
};

export type OutboxChannel = "mail" | "webhook";
export type MessageStatus = "waiting" | "sent" | "failed";

export type OutboxRow = {
  id: string;
  /** The person whom it is about. */
  person_id: string | null;
  lead_id: string | null;
  connection_id: string | null;
  newsletter_recipient_id: string | null;
  channel: OutboxChannel;
  purpose: string;
  /** JSON: the message with all its text, or the webhook's body. */
  content: string;
  /** JSON: a `Recipient` for each mailbox. For a webhook, the name of its connection. */
  recipients: string;
  status: MessageStatus;
  attempts: number;
  /** When it may be claimed next: the end of a pause between attempts, or of a worker's lease. */
  available_at: number;
  /** Identifies the attempt that holds the lease. Only that one may record the outcome. */
  lease_token: string | null;
  last_error: string | null;
  created_at: number;
  finished_at: number | null;
  /** When the team put a failed message away. Such a message alarms no more. */
  set_aside_at: number | null;
};

export type SubscriptionRow = {
  id: string;
  person_id: string;
  /** A subscriber who unsubscribes has no row any more, only a suppression. */
  status: "pending" | "confirmed";
  confirm_token_hash: string | null;
  confirm_sent_at: number;
  confirmations_sent: number;
  /** Not hashed, because every newsletter contains it. It can only be used to unsubscribe. */
  unsubscribe_token: string;
  created_at: number;
  confirmed_at: number | null;
  /** What the mailbox's server said when it refused our mail for good. Null if it has not. */
  refusal: string | null;
};

/**
 * Addresses that must get no newsletter. Nothing else is stored of a subscriber who unsubscribed.
 */
export type SuppressionRow = {
  /** Made with the installation's key: server/people/suppressions.ts. */
  email_hash: string;
  reason: "unsubscribed" | "refused";
  created_at: number;
  asked_at: number | null;
};

export type NewsletterIssueRow = {
  id: string;
  status: Exclude<IssueStatus, "withdrawn">;
  /** Increases with every change. A change based on an older version is refused. */
  version: number;
  subject: string;
  preview_line: string;
  opening: string;
  article_ids: string;
  /** JSON: the articles as they are sent. Null in a draft. */
  articles: string | null;
  slug: string | null;
  created_at: number;
  changed_at: number;
  scheduled_at: number | null;
  started_at: number | null;
  finished_at: number | null;
  /** When its page was taken off the site, for good. Only of one that was sent or stopped. */
  withdrawn_at: number | null;
  /** To how many it is sent. This and the next three stay when a reader unsubscribes. */
  readers: number;
  delivered: number;
  refused: number;
  unsubscribed: number;
  /** Up to this time the messages that NEWSLETTER_PER_SECOND allows are in the outbox. */
  fed_until: number;
};

export type DeskUserRow = {
  id: string;
  /** Lower case. */
  email: string;
  role: DeskRole;
  created_at: number;
  last_seen_at: number | null;
  removed_at: number | null;
  /** The account at the OpenID provider. Null until the first single sign-on. */
  oidc_issuer: string | null;
  oidc_subject: string | null;
  /** As colleagues see it. Null: they see the address. */
  name: string | null;
  /** 1: a mail for each lead that a colleague gives them. */
  assignment_mail: number | null;
  /** 1: a mail at the start of the working day. */
  digest_mail: number | null;
  /** The day of the last one, so that several processes send it once. */
  digest_sent_on: string | null;
};

export type DeskSignInLinkRow = {
  token_hash: string;
  /** Null in the link that makes the first admin. */
  user_id: string | null;
  kind: "mail" | "invitation" | "terminal" | "first-admin";
  /** The hash of the cookie of the browser that asked for it. Null for the other kinds. */
  browser_hash: string | null;
  created_at: number;
  expires_at: number;
};

export type DeskSessionRow = {
  id: string;
  token_hash: string;
  user_id: string;
  signed_in_by: SignInWay;
  browser: string;
  created_at: number;
  expires_at: number;
  last_seen_at: number;
  /** When the user last proved who they are. Null if they must do so before the session counts. */
  confirmed_at: number | null;
};

export type DeskPasskeyRow = {
  id: string;
  user_id: string;
  credential_id: string;
  /** COSE, in base64url. */
  public_key: string;
  /** How often the authenticator says it was used. Many always say 0. */
  counter: number;
  /** JSON: how the browser reaches the authenticator, such as `internal` or `usb`. */
  transports: string;
  name: string;
  created_at: number;
  last_used_at: number | null;
};

/** What a passkey must sign, for one request of one browser. */
export type DeskChallengeRow = {
  token_hash: string;
  challenge: string;
  purpose: "sign-in" | "confirm" | "add-passkey";
  user_id: string | null;
  created_at: number;
  expires_at: number;
};

/**
 * How often something happened on one day, for the funnel (server/funnel). Empty text means none.
 */
export type CountRow = {
  /** All other columns but the count, joined. */
  id: string;
  /** YYYY-MM-DD in the firm's time zone. */
  day: string;
  event: CountedEvent;
  path: string;
  partner: string;
  /** Each issue of the newsletter is a separate source, `newsletter/{slug}`. */
  utm_source: string;
  device: "phone" | "computer";
  placement: string;
  count: number;
};

/** A partner's private address with its numbers, and the monthly mail of them. */
export type PartnerAddressRow = {
  /** As leads and counts have it. */
  partner: string;
  /** Null once it is withdrawn. */
  secret_hash: string | null;
  made_at: number | null;
  made_by: string | null;
  withdrawn_at: number | null;
  withdrawn_by: string | null;
  /** Where the monthly mail goes. Null for none. */
  email: string | null;
  /** Of the token in the link that ends the mail. */
  stop_token_hash: string | null;
  /** The day of the last mail, or when the address was entered, so that several processes send one. */
  mailed_on: string | null;
};

export type ConnectionRow = {
  id: string;
  name: string;
  url: string;
  /** `gone`: it answered 410, which asks for no more calls. */
  status: "on" | "paused" | "gone";
  /** `whsec_` and the key in base64. Not hashed, because every call is signed with it. */
  secret: string;
  /** Signs beside the new secret until it expires, so that a receiver need not switch at once. */
  previous_secret: string | null;
  previous_secret_ends_at: number | null;
  created_at: number;
};

/** When a person takes calls, in minutes since midnight of the firm's zone. Monday is 1. */
export type BookingHoursRow = {
  id: string;
  user_id: string;
  weekday: number;
  from_minute: number;
  to_minute: number;
};

/** Days as YYYY-MM-DD of the firm's zone, both included. */
export type BookingAbsenceRow = {
  id: string;
  user_id: string;
  first_day: string;
  last_day: string;
  why: string;
};

export type BookingSettingsRow = {
  user_id: string;
  /** Kept free between two calls. */
  buffer_minutes: number;
  /** How long before its start a call can be booked. */
  hours_ahead: number;
  /** Null for as many as there is time for. */
  most_calls_a_day: number | null;
  works_on_holidays: 0 | 1;
  /** Of the secret in the address of the person's private calendar. */
  feed_secret_hash: string | null;
  /** The person's own calendar elsewhere, and how reading it went. */
  calendar_url: string | null;
  calendar_read_at: number | null;
  calendar_failed_at: number | null;
  calendar_failure: string | null;
  calendar_warnings: number | null;
  /** The process that reads the calendar sets it first, so that no other one reads it too. */
  calendar_next_read_at: number | null;
  /** Increases with every change at the desk. A change based on an older version is refused. */
  version: number;
};

export type BookingRow = {
  id: string;
  person_id: string;
  /** What the visitor sent with it. Null if a colleague booked it, or that was deleted. */
  lead_id: string | null;
  /** Who calls. */
  user_id: string;
  starts_at: number;
  ends_at: number;
  /** The visitor's. */
  zone: string;
  about: BookingAbout;
  message: string | null;
  status: BookingStatus;
  /** Of the calendar entry. Increases with every change. */
  sequence: number;
  /** Of the browser's key: only the browser that booked it is answered with a link. */
  key_hash: string | null;
  /** The wider network that booked it, to limit how many open calls it has. */
  network_hash: string | null;
  /** When the reminder is due. Null once it is in the outbox, or if there is none. */
  remind_at: number | null;
  created_at: number;
  changed_at: number;
};
