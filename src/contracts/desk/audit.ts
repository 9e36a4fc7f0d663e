import * as z from "zod/mini";
import { isCalendarDay } from "#wording/dates.ts";

/** Each with its words in Activity, where `{whom}` is what it was done to. */
export const auditActions = {
  "signed-in": "signed in",
  "signed-out": "signed out",
  "signed-out-everywhere": "signed out everywhere",
  "session-ended": "ended sessions of {whom}",
  "sign-in-link-made": "made a link to sign in for {whom}",
  "passkey-added": "added a passkey",
  "passkey-removed": "removed a passkey",
  "user-invited": "invited {whom}",
  "user-role-changed": "changed the role of {whom}",
  "user-removed": "removed {whom}",
  "profile-changed": "changed their own name or mails",
  "people-listed": "opened the list of people",
  "person-viewed": "looked at {whom}",
  "person-added": "added {whom}",
  "person-changed": "changed {whom}",
  "people-merged": "merged somebody into {whom}",
  "merge-undone": "took a merge back for {whom}",
  "lead-put-away": "put away or took back something from {whom}",
  "lead-deleted": "deleted something from {whom}",
  "note-added": "added a note about {whom}",
  "note-changed": "corrected a note about {whom}",
  "note-removed": "removed a note about {whom}",
  "person-erased": "erased {whom}",
  "activity-exported": "exported the activity",
  "deletion-held": "held back the erasing of old leads",
  "deletion-released": "let old leads be erased",
  "people-exported": "exported the list of people",
  "subscribers-exported": "exported the list of subscribers",
  "subscriber-unsubscribed": "unsubscribed {whom}",
  "message-sent-again": "sent a message again about {whom}",
  "message-retried": "retried failed mail about {whom}",
  "mail-listed": "opened the list of mail",
  "subscribers-listed": "opened the list of subscribers",
  "calls-listed": "opened the list of calls",
  "call-booked": "booked a call with {whom}",
  "call-changed": "moved, cancelled or recorded a call with {whom}",
  "hours-changed": "changed the hours of {whom}",
  "calendar-address-made": "made a private calendar address",
  "calendar-connected": "connected a calendar of {whom}",
  "calendar-disconnected": "disconnected a calendar of {whom}",
  "message-set-aside": "set aside a failed message about {whom}",
  "message-taken-back": "took back a failed message about {whom}",
  "partner-address-made": "made a private address for {whom}",
  "partner-address-withdrawn": "withdrew the private address of {whom}",
  "partner-mail-changed": "changed the monthly mail to {whom}",
  "partner-merged": "merged {whom} or took that back",
  "connection-added": "added {whom}",
  "connection-changed": "changed {whom}",
  "connection-removed": "removed {whom}",
  "connection-tested": "tested {whom}",
  "delivery-replayed": "sent a lead again to {whom}",
  "newsletter-sent": "sent {whom}",
  "newsletter-scheduled": "scheduled {whom}",
  "newsletter-unscheduled": "made {whom} a draft again",
  "newsletter-stopped": "stopped {whom}",
  "newsletter-resumed": "resumed {whom}",
  "newsletter-withdrawn": "withdrew {whom}",
  "newsletter-deleted": "deleted the draft of {whom}",
};
export type AuditAction = keyof typeof auditActions;
export const auditActionNames = Object.keys(auditActions) as AuditAction[];

/** Values that may outlive their lead: states, counts, ids. Never a visitor's name or address. */
export type AuditDetails = Record<string, string | number | boolean | null>;

const auditAction = z.enum(auditActionNames);

const auditEntry = z.object({
  id: z.string(),
  at: z.number(),
  /** Null for actions at the terminal and, where the details give a `reason`, of the server itself. */
  by: z.nullable(z.object({ email: z.string(), name: z.nullable(z.string()) })),
  action: auditAction,
  /** The id of the person, user, connection, issue or partner it was done to. */
  subject: z.nullable(z.string()),
  /** Name or address of the person or user, as long as they exist. */
  whose: z.nullable(z.string()),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const day = z.string().check(z.refine(isCalendarDay, "Choose a day."));

const auditFilters = z.object({
  subject: z.optional(z.string()),
  /** The id of the user who did it. */
  user: z.optional(z.string()),
  action: z.optional(auditAction),
  /** First and last day, both included, in the firm's time zone. */
  from: z.optional(day),
  to: z.optional(day),
});
export type AuditFilters = z.infer<typeof auditFilters>;

export const auditApi = {
  /** Newest first. `after` is from the page before; `subject` is the id of a person or user. */
  audit: {
    route: "GET /desk/api/audit",
    query: z.extend(auditFilters, { after: z.optional(z.string()) }),
    answer: z.object({ entries: z.array(auditEntry), after: z.nullable(z.string()) }),
  },
  auditCsv: { route: "GET /desk/api/audit.csv", query: auditFilters },
} as const;
