import * as z from "zod/mini";
import { isCalendarDay } from "#wording/dates.ts";

export const auditActions = [
  "signed-in",
  "signed-out",
  "signed-out-everywhere",
  "session-ended",
  "sign-in-link-made",
  "passkey-added",
  "passkey-removed",
  "user-invited",
  "user-role-changed",
  "user-removed",
  "profile-changed",
  "people-listed",
  "person-viewed",
  "person-added",
  "person-changed",
  "people-merged",
  "merge-undone",
  "lead-put-away",
  "lead-deleted",
  "note-added",
  "note-changed",
  "note-removed",
  "person-erased",
  "activity-exported",
  "deletion-held",
  "deletion-released",
  "people-exported",
  "subscribers-exported",
  "subscriber-unsubscribed",
  "message-sent-again",
  "message-retried",
  "mail-listed",
  "subscribers-listed",
  "calls-listed",
  "call-booked",
  "call-changed",
  "hours-changed",
  "calendar-address-made",
  "calendar-connected",
  "calendar-disconnected",
  "message-set-aside",
  "message-taken-back",
  "partner-address-made",
  "partner-address-withdrawn",
  "partner-mail-changed",
  "partner-merged",
  "connection-added",
  "connection-changed",
  "connection-removed",
  "connection-tested",
  "delivery-replayed",
  "newsletter-sent",
  "newsletter-scheduled",
  "newsletter-unscheduled",
  "newsletter-stopped",
  "newsletter-resumed",
  "newsletter-withdrawn",
  "newsletter-deleted",
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Values that may outlive their lead: states, counts, ids. Never a visitor's name or address. */
export type AuditDetails = Record<string, string | number | boolean | null>;

const auditEntry = z.object({
  id: z.string(),
  at: z.number(),
  /** Null for actions at the terminal and, where the details give a `reason`, of the server itself. */
  by: z.nullable(z.object({ email: z.string(), name: z.nullable(z.string()) })),
  action: z.enum(auditActions),
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
  action: z.optional(z.enum(auditActions)),
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
