import type { Kysely } from "kysely";
import type { firstColumns } from "./migrations/0001-first-tables.ts";

/** What a list such as `'waiting', 'sent'` or `0, 1` of a CHECK allows. */
type Listed<List> = List extends `${infer First}, ${infer Rest}`
  ? Listed<First> | Listed<Rest>
  : List extends `'${infer Word}'`
    ? Word
    : List extends `${infer Digits extends number}`
      ? Digits
      : never;

type Value<Column> = Column extends { readonly value?: infer Typed }
  ? Exclude<Typed, undefined>
  : Column extends `${string} IN (${infer List}))`
    ? Listed<List>
    : Column extends `text${string}`
      ? string
      : number;

type OrNull<Column> = Column extends `${string}${"NOT NULL" | "PRIMARY KEY"}${string}`
  ? never
  : null;

type Row<Columns> = {
  -readonly [Name in keyof Columns]: Value<Columns[Name]> | OrNull<Columns[Name]>;
};

/**
 * The tables as the queries see them, from the columns that the migrations make. A migration that
 * adds columns adds their types here.
 */
export type Tables = {
  [Table in keyof typeof firstColumns]: Row<(typeof firstColumns)[Table]>;
};

export type Queries = Kysely<Tables>;

export type DeskUserRow = Tables["desk_users"];
export type PersonRow = Tables["people"];
export type LeadRow = Tables["leads"];
export type ConnectionRow = Tables["connections"];
export type SubscriptionRow = Tables["subscriptions"];
export type NewsletterIssueRow = Tables["newsletter_issues"];
export type OutboxRow = Tables["outbox"];
export type SuppressionRow = Tables["suppressions"];
export type CountRow = Tables["counts"];
export type PartnerAddressRow = Tables["partner_addresses"];
export type HousekeepingRow = Tables["housekeeping"];
export type DeskSignInLinkRow = Tables["desk_sign_in_links"];
export type DeskSessionRow = Tables["desk_sessions"];
export type DeskPasskeyRow = Tables["desk_passkeys"];
export type DeskChallengeRow = Tables["desk_challenges"];
export type BookingAbsenceRow = Tables["booking_absences"];
export type BookingSettingsRow = Tables["booking_settings"];
export type BookingRow = Tables["bookings"];

export type OutboxChannel = OutboxRow["channel"];
export type MessageStatus = OutboxRow["status"];
