import * as z from "zod/mini";

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
  "leads-listed",
  "lead-viewed",
  "lead-added",
  "lead-changed",
  "lead-note-added",
  "lead-note-changed",
  "lead-note-removed",
  "lead-erased",
  "deletion-held",
  "deletion-released",
  "leads-exported",
  "subscribers-exported",
  "subscriber-unsubscribed",
  "message-sent-again",
  "message-retried",
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
  userEmail: z.nullable(z.string()),
  action: z.enum(auditActions),
  /** The id of the lead, user, connection, issue or partner it was done to. */
  subject: z.nullable(z.string()),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditApi = {
  /** Newest first. `after` is from the page before; `subject` is the id of a lead or user. */
  audit: {
    route: "GET /desk/api/audit",
    query: z.object({
      after: z.optional(z.string()),
      subject: z.optional(z.string()),
      /** The id of the user who did it. */
      user: z.optional(z.string()),
      action: z.optional(z.enum(auditActions)),
    }),
    answer: z.object({ entries: z.array(auditEntry), after: z.nullable(z.string()) }),
  },
} as const;
