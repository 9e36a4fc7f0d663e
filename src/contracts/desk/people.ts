import * as z from "zod/mini";
import { isCalendarDay } from "#wording/dates.ts";
import { emailAddress } from "../email-address.ts";
import { longest } from "../limits.ts";
import {
  idempotencyKey,
  optionalLine,
  phoneNumber,
  severalLines,
  singleLine,
} from "../single-line.ts";

export const leadStatuses = ["new", "contacted", "meeting", "client", "not-a-fit"] as const;
export const leadStatus = z.enum(leadStatuses, "Choose a status.");
export type LeadStatus = z.infer<typeof leadStatus>;

export const leadKinds = [
  "estimate",
  "contact",
  "newsletter",
  "booking",
  "plan",
  "partner",
] as const;
export const leadKind = z.enum(leadKinds, "Choose a kind.");
export type LeadKind = z.infer<typeof leadKind>;

/** As the server makes them. */
export const storedId = z.string().check(z.maxLength(60));

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

export const search = z.optional(
  z.string().check(z.trim(), z.maxLength(100, "Search for 100 characters at most.")),
);

/** Filters of the list, as query parameters. A filter that is left out does not apply. */
const peopleFilters = z.object({
  status: z.optional(leadStatus),
  /** Who has sent something of this kind. Without it, everyone but those who only read the newsletter. */
  kind: z.optional(leadKind),
  /** One of `partners` of the list's answer. */
  partner: z.optional(z.string().check(z.maxLength(320))),
  /** One of `placements` of the list's answer. */
  placement: z.optional(z.string().check(z.maxLength(longest.placement))),
  /** The id of a user, or `withoutOwner`. */
  owner: z.optional(storedId),
  nextStep: z.optional(z.literal(planned)),
  /** Who has something that was put away as a duplicate or junk. */
  putAway: z.optional(z.literal("yes")),
  /** First and last day of the newest thing they sent, both included, in the firm's time zone. */
  from: z.optional(day),
  to: z.optional(day),
  /** Words that must each occur in what is known of the person, what they sent, or a note. */
  search,
});
export type PeopleFilters = z.infer<typeof peopleFilters>;

/** Where the next page begins, in a format that only the server knows. */
export const cursor = z.string().check(z.maxLength(200));

/** A user of the desk, as shown beside what they did or own. */
export const colleague = z.object({
  id: z.string(),
  email: z.string(),
  /** Null until they have entered one. */
  name: z.nullable(z.string()),
});
export type Colleague = z.infer<typeof colleague>;

/** How the list is sorted. `newest` puts what is due first. */
export const peopleSorts = ["newest", "amount"] as const;

/** The stored estimate's answer in one word: whether a study pays (AnswerVerdict). */
const leadVerdict = z.enum(["worth-it", "maybe-together", "probably-not", "as-described"]);

/** The newest estimate of a person, in dollars. */
export const shownEstimate = z.object({
  /** As the visitor saw it. */
  credit: z.number(),
  /** What the law's own methods give, federal; null where there is nothing to estimate. */
  range: z.nullable(z.object({ low: z.number(), high: z.number() })),
  verdict: z.nullable(leadVerdict),
});
export type ShownEstimate = z.infer<typeof shownEstimate>;

/** Somebody who may be the same person: the same number, or the same name and practice. */
export const otherPerson = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
});
export type OtherPerson = z.infer<typeof otherPerson>;

/** Times are milliseconds since 1970. */
export const personInList = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  practiceName: z.nullable(z.string()),
  /** Null for a caller who gave none. */
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  state: z.nullable(z.string()),
  status: leadStatus,
  owner: z.nullable(colleague),
  nextStep: z.nullable(nextStep),
  /** The newest thing that the person sent. */
  newest: z.object({
    at: z.number(),
    kind: leadKind,
    /** How its message begins, on one line. */
    firstLine: z.nullable(z.string()),
    partner: z.nullable(z.string()),
  }),
  /** How many other things they sent. */
  more: z.number(),
  estimate: z.nullable(shownEstimate),
  /** Their next booked call, and who calls. */
  call: z.nullable(z.object({ start: z.number(), colleague })),
  /** Since when they wait for a first contact; null if nobody has to do anything, or a call is coming. */
  waitsSince: z.nullable(z.number()),
  /** Mail about them: the result or another message failed, or one has not left for some minutes. */
  mail: z.nullable(z.enum(["result", "failed", "late"])),
  alike: z.array(otherPerson),
  /** Incremented by every change. A change names the version it was made from. */
  version: z.number(),
});
export type PersonInList = z.infer<typeof personInList>;

const nameLine = singleLine("The name", longest.name);
const practiceLine = singleLine("The practice", longest.practiceName);

/** How a person can be reached, as the team may correct it. Empty text removes the value. */
export const contactFields = {
  name: optionalLine("the name", nameLine),
  email: z.optional(z.union([z.literal(""), emailAddress], "Check the e-mail address.")),
  phone: optionalLine("the phone number", phoneNumber),
  practiceName: optionalLine("the practice", practiceLine),
};

/** How a person whom the team adds by hand came to us. */
export const leadSources = ["Phone call", "Referral", "Event", "E-mail", "Visit"] as const;

/** The id of a user; null for no owner. */
export const ownerId = z.nullable(storedId);

/** What a change asks for. What is left out stays. */
export const personChange = {
  status: z.optional(leadStatus),
  /** Null removes the owner. */
  ownerId: z.optional(ownerId),
  /** Null removes it. From today to two years ahead. */
  nextStep: z.optional(z.nullable(nextStep)),
};

/** As many as a page of the list has. */
const mostAtOnce = 50;

export const peopleApi = {
  /** A page of the list. */
  people: {
    route: "GET /desk/api/people",
    query: z.extend(peopleFilters, {
      /** Without it, the newest first. */
      sort: z.optional(z.enum(peopleSorts, "Sort by newest or amount.")),
      after: z.optional(cursor),
    }),
    answer: z.object({
      /** By newest: people whose next step is due, by its date, then all others, the newest first. */
      people: z.array(personInList),
      /** For `after` of the next page; null on the last. */
      after: z.nullable(cursor),
      /** What is shown around the list. Only the first page has it; further pages have null. */
      overview: z.nullable(
        z.object({
          /** Counted with the same filters except the status itself. */
          countsByStatus: z.record(leadStatus, z.number()),
          /** All partners of anything sent, by name, for the filter. */
          partners: z.array(z.string()),
          placements: z.array(z.string()),
          /** All users who can own a person, by address, for the filter. */
          owners: z.array(colleague),
          /** When the newest thing of these filters arrived; 0 without any. For `since` of newPeople. */
          newestAt: z.number(),
          /** Of these filters, who has waited longest for a first contact. */
          waitsLongest: z.nullable(z.extend(otherPerson, { since: z.number() })),
        }),
      ),
    }),
  },
  /**
   * How many people of these filters have sent something after `since`, in milliseconds since 1970.
   * Asked every minute, and does not renew the session.
   */
  newPeople: {
    route: "GET /desk/api/new-people",
    query: z.extend(peopleFilters, { since: z.coerce.number().check(z.nonnegative()) }),
    answer: z.object({ count: z.number() }),
  },
  /** A person who called, wrote or came, with what they want as a lead of kind `contact`. */
  addPerson: {
    route: "POST /desk/api/people",
    body: z
      .object({
        idempotencyKey,
        ...contactFields,
        name: nameLine,
        /** What they want, in the words of the person who adds it. */
        message: z.optional(severalLines("It", 5000)),
        source: z.enum(leadSources, "Choose how they came to us."),
        status: leadStatus,
        /** Who takes care of them; the person who adds them unless another is chosen. */
        ownerId: z.optional(ownerId),
      })
      .check(
        z.refine(({ email, phone }) => Boolean(email || phone), {
          message: "Enter an e-mail address or a phone number.",
          path: ["email"],
        }),
      ),
    /** `known`: the address was somebody's already, and what was entered joins that person. */
    answer: z.object({ id: z.string(), known: z.boolean() }),
  },
  /** The same status or owner for several people. Each is changed, or not, for itself. */
  changePeople: {
    route: "PATCH /desk/api/people",
    body: z.object({
      people: z
        .array(z.object({ id: storedId, version: z.int() }))
        .check(
          z.minLength(1, "Choose a person first."),
          z.maxLength(mostAtOnce, "Choose at most 50 people."),
        ),
      status: z.optional(leadStatus),
      ownerId: z.optional(ownerId),
    }),
    answer: z.object({
      /** Who was changed, with what they had before and the version they have now, for Undo. */
      changed: z.array(
        z.object({ id: z.string(), version: z.number(), status: leadStatus, ownerId }),
      ),
      /** Changed by a colleague meanwhile, so left alone. */
      conflicts: z.array(z.object({ id: z.string(), who: z.string() })),
      /** Erased or merged meanwhile. */
      gone: z.number(),
    }),
  },
  /** The whole filtered list. */
  peopleCsv: { route: "GET /desk/api/people.csv", query: peopleFilters },
} as const;
