import * as z from "zod/mini";
import { isCalendarDay } from "#wording/dates.ts";
import { singleLine } from "../single-line.ts";
import { colleague } from "./people.ts";

/** Until a person has saved rules. */
export const defaultHours = {
  bufferMinutes: 10,
  hoursAhead: 4,
  mostCallsADay: null,
  worksOnHolidays: false,
} as const;

export const bufferChoices = [0, 5, 10, 15, 20, 30, 45, 60] as const;

const minuteOfDay = (sentence: string) =>
  z
    .int(sentence)
    .check(z.minimum(0, sentence), z.maximum(1440, sentence), z.multipleOf(5, sentence));

/** Times of day in minutes since midnight, in the firm's zone. Monday is 1. */
const dayHours = z
  .object({
    weekday: z.int().check(z.minimum(1), z.maximum(7)),
    from: minuteOfDay("Enter when the hours begin, in steps of five minutes."),
    to: minuteOfDay("Enter when the hours end, in steps of five minutes."),
  })
  .check(
    z.refine(({ from, to }) => to - from >= 20, {
      message: "Hours must end at least 20 minutes after they begin, the length of one call.",
      path: ["to"],
    }),
  );
export type DayHours = z.infer<typeof dayHours>;

const day = (sentence: string) => z.string(sentence).check(z.refine(isCalendarDay, sentence));

/** Both days are included. */
const absence = z
  .object({
    from: day("Enter the first day of the absence."),
    to: day("Enter the last day of the absence."),
    /** For the team; visitors see only that no times are offered. */
    why: z.string().check(z.trim(), z.maxLength(100, "A reason can have at most 100 characters.")),
  })
  .check(
    z.refine(({ from, to }) => to >= from, {
      message: "The last day of an absence cannot be before its first.",
      path: ["to"],
    }),
  );

const hoursFields = {
  weekly: z.array(dayHours).check(
    z.maxLength(42, "Enter at most six times of a day."),
    z.superRefine(refuseOverlaps, {
      // Also while times are missing or wrong, so that a form shows all mistakes at once.
      when: ({ issues }) => issues.every(({ path }) => path?.length === 2),
    }),
  ),
  absences: z.array(absence).check(z.maxLength(100, "Enter at most 100 absences.")),
  bufferMinutes: z.literal(bufferChoices, "Choose a buffer."),
  hoursAhead: z
    .int("Enter a whole number of hours.")
    .check(
      z.minimum(0, "Enter a whole number of hours."),
      z.maximum(336, "Calls can be asked for at most 336 hours, two weeks, ahead."),
    ),
  /** Null for as many as there is time for. */
  mostCallsADay: z.nullable(
    z
      .int("Enter a whole number of calls, or leave it empty.")
      .check(
        z.minimum(1, "Enter 1 or more calls a day, or leave it empty."),
        z.maximum(50, "Enter at most 50 calls a day, or leave it empty."),
      ),
  ),
  worksOnHolidays: z.boolean(),
};

function refuseOverlaps(weekly: readonly DayHours[], context: z.core.$RefinementCtx) {
  const message = "These hours overlap others of the same day.";
  weekly.forEach((one, at) => {
    const overlaps = ({ weekday, from, to }: DayHours) =>
      weekday === one.weekday && from < one.to && one.from < to;
    if (weekly.slice(0, at).some(overlaps))
      context.addIssue({ code: "custom", message, path: [at, "from"] });
  });
}

/** One person's hours, and how their calendars are connected. Times are milliseconds since 1970. */
const personHours = z.object({
  person: colleague,
  ...hoursFields,
  /** Whether there is a private address that calendar programs can subscribe to. */
  hasFeed: z.boolean(),
  /** The person's own calendar elsewhere. Of its address only the host, because it is a secret. */
  calendar: z.nullable(
    z.object({
      host: z.string(),
      readAt: z.nullable(z.number()),
      failedAt: z.nullable(z.number()),
      /** Why the last attempt failed; null if it did not. */
      failure: z.nullable(z.string()),
    }),
  ),
  /** Open calls on days of an absence, by time: somebody else must call. */
  callsWhileAbsent: z.array(
    z.object({ id: z.string(), sequence: z.number(), start: z.number(), name: z.string() }),
  ),
  /** Increases with every change. 0 as long as nothing was saved. */
  version: z.number(),
});
export type PersonHours = z.infer<typeof personHours>;

/** With a 409: the hours as they are now. Nothing was changed. */
const hoursAnswer = z.object({ hours: personHours });

export const hoursApi = {
  /** Admins get everybody's, by address, their own first; staff get their own. */
  hours: {
    route: "GET /desk/api/hours",
    answer: z.object({ people: z.array(personHours) }),
  },
  /** 403 for another person's, unless by an admin. */
  saveHours: {
    route: "PATCH /desk/api/hours/:id",
    body: z.object({
      /** The one on the screen, so that another's change is not overwritten. */
      version: z.int("Reload the hours and try again."),
      ...hoursFields,
    }),
    answer: hoursAnswer,
    changes: ["/desk/api/call"],
  },
  /** A new private address of one's own calls. The one before stops working. */
  renewFeed: {
    route: "POST /desk/api/hours/:id/feed",
    answer: z.extend(hoursAnswer, { address: z.string() }),
    changes: [],
  },
  /** Stores the address and reads the calendar at once. 422 if the address cannot be called. */
  connectCalendar: {
    route: "POST /desk/api/hours/:id/calendar",
    body: z.object({ url: singleLine("The address", 2000) }),
    answer: hoursAnswer,
    changes: ["/desk/api/call"],
  },
  disconnectCalendar: {
    route: "DELETE /desk/api/hours/:id/calendar",
    answer: hoursAnswer,
    changes: ["/desk/api/call"],
  },
} as const;
