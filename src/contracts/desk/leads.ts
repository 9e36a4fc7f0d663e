import * as z from "zod/mini";
import { isCalendarDay } from "#wording/dates.ts";
import { emailAddress } from "../email-address.ts";
import { longest } from "../limits.ts";
import {
  idempotencyKey,
  optionalLine,
  phoneNumber,
  singleLine,
  withoutControlCharacters,
} from "../single-line.ts";

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
  partner: z.optional(z.string().check(z.maxLength(320))),
  /** One of `placements` of the list's answer. */
  placement: z.optional(z.string().check(z.maxLength(longest.placement))),
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
export const deskPerson = z.object({
  id: z.string(),
  email: z.string(),
  /** Null until they have entered one. */
  name: z.nullable(z.string()),
});
export type DeskPerson = z.infer<typeof deskPerson>;

/** How the list is sorted. `newest` puts what is due first. */
export const leadSorts = ["newest", "amount"] as const;

/** The stored estimate's answer in one word: whether a study pays (AnswerVerdict). */
const leadVerdict = z.enum(["worth-it", "maybe-together", "probably-not", "as-described"]);

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
  /** Null without an estimate, or where there is nothing to estimate. */
  verdict: z.nullable(leadVerdict),
  state: z.nullable(z.string()),
  /** How a message begins, on one line. */
  firstLine: z.nullable(z.string()),
  status: leadStatus,
  owner: z.nullable(deskPerson),
  nextStep: z.nullable(nextStep),
  /** Incremented by every change. A change names the version it was made from. */
  version: z.number(),
});
export type LeadInList = z.infer<typeof leadInList>;

const nameLine = singleLine("The name", longest.name);
const practiceLine = singleLine("The practice", longest.practiceName);

/** How a person can be reached, as the team may correct it. Empty text removes the value. */
export const contactFields = {
  name: optionalLine("the name", nameLine),
  email: z.optional(emailAddress),
  phone: optionalLine("the phone number", phoneNumber),
  practiceName: optionalLine("the practice", practiceLine),
};

/** How a lead that the team adds by hand came to us. */
export const leadSources = ["Phone call", "Referral", "Event", "E-mail", "Visit"] as const;

/** The id of a user; null for no owner. */
export const ownerId = z.nullable(z.string().check(z.maxLength(60)));

/** As many as a page of the list has. */
const mostAtOnce = 50;

export const leadsApi = {
  /** A page of the list. */
  leads: {
    route: "GET /desk/api/leads",
    query: z.extend(leadFilters, {
      /** Without it, the newest first. */
      sort: z.optional(z.enum(leadSorts, "Sort by newest or amount.")),
      after: z.optional(cursor),
    }),
    answer: z.object({
      /** By newest: leads whose next step is due, by its date, then all others, the newest first. */
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
          placements: z.array(z.string()),
          /** All users who can own a lead, by address, for the filter. */
          owners: z.array(deskPerson),
          /** When the newest lead of these filters arrived; 0 without any. For `since` of newLeads. */
          newestAt: z.number(),
          /** Of these filters, the lead of status New that has waited longest. */
          waitsLongest: z.nullable(
            z.object({
              id: z.string(),
              name: z.nullable(z.string()),
              email: z.string(),
              createdAt: z.number(),
            }),
          ),
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
  /** A person who called, wrote or came. Stored as a lead of kind `contact`. */
  addLead: {
    route: "POST /desk/api/leads",
    body: z.object({
      idempotencyKey,
      ...contactFields,
      name: nameLine,
      email: emailAddress,
      /** What they want, in the words of the person who adds it. */
      message: z.optional(
        z
          .string()
          .check(
            withoutControlCharacters,
            z.trim(),
            z.maxLength(5000, "It can have at most 5,000 characters."),
          ),
      ),
      source: z.enum(leadSources, "Choose how they came to us."),
      status: leadStatus,
    }),
    answer: z.object({ id: z.string() }),
  },
  /** The same status or owner for several leads. Each is changed, or not, for itself. */
  changeLeads: {
    route: "PATCH /desk/api/leads",
    body: z.object({
      leads: z
        .array(z.object({ id: z.string().check(z.maxLength(60)), version: z.int() }))
        .check(
          z.minLength(1, "Choose a lead first."),
          z.maxLength(mostAtOnce, "Choose at most 50 leads."),
        ),
      status: z.optional(leadStatus),
      ownerId: z.optional(ownerId),
    }),
    answer: z.object({
      changed: z.number(),
      /** Changed by a colleague meanwhile, so left alone. */
      conflicts: z.array(z.object({ id: z.string(), who: z.string() })),
      /** Erased meanwhile. */
      gone: z.number(),
    }),
  },
  /** The whole filtered list. */
  leadsCsv: { route: "GET /desk/api/leads.csv", query: leadFilters },
} as const;
