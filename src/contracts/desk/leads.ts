import * as z from "zod/mini";
import { isCalendarDay } from "#wording/dates.ts";
import { singleLine } from "../single-line.ts";

export const leadStatuses = ["new", "contacted", "meeting", "client", "not-a-fit"] as const;
export const leadStatus = z.enum(leadStatuses, "Choose a status.");
export type LeadStatus = z.infer<typeof leadStatus>;

export const leadKinds = ["estimate", "contact", "newsletter", "booking", "plan"] as const;
export const leadKind = z.enum(leadKinds, "Choose a kind.");
export type LeadKind = z.infer<typeof leadKind>;

/** The owner filter's value for leads without an owner. */
export const withoutOwner = "none";

const day = z
  .string("Choose a day.")
  .check(z.refine(isCalendarDay, "Enter a day of the calendar, such as 2026-11-15."));

/** What the team does next for a lead, and the day it is due, in the firm's time zone. */
export const nextStep = z.object({ text: singleLine("The next step", 120), on: day });
export type NextStep = z.infer<typeof nextStep>;

/** The next-step filter's value for leads that have one. Its list is sorted by date. */
export const planned = "planned";

/** Filters of the list, as query parameters. A filter that is left out does not apply. */
const leadFilters = z.object({
  status: z.optional(leadStatus),
  /** Without it, every kind but the newsletter's, whose readers are not to be called. */
  kind: z.optional(leadKind),
  /** One of `partners` of the list's answer. */
  partner: z.optional(z.string().check(z.maxLength(60))),
  /** The id of a user, or `withoutOwner`. */
  owner: z.optional(z.string().check(z.maxLength(60))),
  nextStep: z.optional(z.literal(planned)),
  /** First and last day, both included, in the firm's time zone. */
  from: z.optional(day),
  to: z.optional(day),
  /** Words that must each occur in name, practice, e-mail or phone number. */
  search: z.optional(
    z.string().check(z.trim(), z.maxLength(100, "Search for 100 characters at most.")),
  ),
});
export type LeadFilters = z.infer<typeof leadFilters>;

/** Where the next page begins, in a format that only the server knows. */
const cursor = z.string().check(z.maxLength(200));

/** A user of the desk, as shown beside what they did or own. */
export const deskPerson = z.object({ id: z.string(), email: z.string() });
export type DeskPerson = z.infer<typeof deskPerson>;

/** Times are milliseconds since 1970. */
export const leadInList = z.object({
  id: z.string(),
  createdAt: z.number(),
  kind: leadKind,
  name: z.nullable(z.string()),
  practiceName: z.nullable(z.string()),
  email: z.string(),
  phone: z.nullable(z.string()),
  partner: z.nullable(z.string()),
  /** In dollars, as the visitor saw it; null without an estimate. */
  estimatedCredit: z.nullable(z.number()),
  status: leadStatus,
  owner: z.nullable(deskPerson),
  nextStep: z.nullable(nextStep),
});
export type LeadInList = z.infer<typeof leadInList>;

export const leadsApi = {
  /** A page of the list. */
  leads: {
    route: "GET /desk/api/leads",
    query: z.extend(leadFilters, { after: z.optional(cursor) }),
    answer: z.object({
      /** Leads whose next step is due, by its date, then all others, the newest first. */
      leads: z.array(leadInList),
      /** For `after` of the next page; null on the last. */
      after: z.nullable(cursor),
      /** What is shown around the list. Only the first page has it; further pages have null. */
      overview: z.nullable(
        z.object({
          /** Counted with the same filters except the status itself. */
          countsByStatus: z.record(leadStatus, z.number()),
          /** All partners of any lead, by name, for the filter. */
          partners: z.array(z.string()),
          /** All users who can own a lead, by address, for the filter. */
          owners: z.array(deskPerson),
          /** When the newest lead of these filters arrived; 0 without any. For `since` of newLeads. */
          newestAt: z.number(),
        }),
      ),
    }),
  },
  /**
   * How many leads of these filters have arrived after `since`, in milliseconds since 1970. Asked
   * every minute, and does not renew the session.
   */
  newLeads: {
    route: "GET /desk/api/new-leads",
    query: z.extend(leadFilters, { since: z.coerce.number().check(z.nonnegative()) }),
    answer: z.object({ count: z.number() }),
  },
  /** The whole filtered list. */
  leadsCsv: { route: "GET /desk/api/leads.csv", query: leadFilters },
} as const;
