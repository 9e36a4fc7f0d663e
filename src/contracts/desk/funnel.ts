import * as z from "zod/mini";
import { isCalendarDay } from "#wording/dates.ts";
import { type CountedEvent, countedEvents } from "../counted-events.ts";
import { leadStatus } from "./people.ts";

/** The longest time that is kept, 25 months (server/storage/retention.ts). */
const longestRangeInDays = 770;

const calendarDay = (what: string) =>
  z.string(`${what} is missing.`).check(z.refine(isCalendarDay, `${what} must be a date.`));

/** Both days are part of the range. */
const funnelQuery = z
  .object({ from: calendarDay("The first day"), to: calendarDay("The last day") })
  .check(
    z.refine(({ from, to }) => from <= to, "The first day must not be after the last."),
    z.refine(
      ({ from, to }) => (Date.parse(to) - Date.parse(from)) / 86_400_000 <= longestRangeInDays,
      "Please choose at most 25 months.",
    ),
  );
export type FunnelQuery = z.infer<typeof funnelQuery>;

/** How often each step of the funnel happened. A missing step happened 0 times. */
export type FunnelCounts = Partial<Record<CountedEvent, number>>;

const funnelCounts = z.partialRecord(z.enum(countedEvents), z.number());

/** One day, page, partner, source or device. The name is empty for no partner and no source. */
const funnelRow = z.object({ name: z.string(), counts: funnelCounts });
export type FunnelRow = z.infer<typeof funnelRow>;

const becameOf = z.object({
  name: z.string(),
  people: z.number(),
  /** Contacted, met or client. */
  talkedTo: z.number(),
  clients: z.number(),
  notAFit: z.number(),
  /** The newest estimates of all, and of the clients, in dollars. */
  estimatedCredit: z.number(),
  clientsCredit: z.number(),
});
export type BecameOf = z.infer<typeof becameOf>;

const funnelAnswer = z.object({
  from: z.string(),
  to: z.string(),
  total: funnelCounts,
  byDay: z.array(funnelRow),
  byPage: z.array(funnelRow),
  byPartner: z.array(funnelRow),
  bySource: z.array(funnelRow),
  byDevice: z.array(funnelRow),
  /** The people whose newest thing arrived in these days, by their status now. */
  byStatus: z.array(
    z.object({
      status: leadStatus,
      people: z.number(),
      /** How many of them have an estimate. */
      estimates: z.number(),
      /** The sum of their newest estimated credits, in dollars. */
      estimatedCredit: z.number(),
    }),
  ),
  /** What became of them, by the source and the partner they first came with. Empty for neither. */
  bySourceOutcome: z.array(becameOf),
  byPartnerOutcome: z.array(becameOf),
});

export const funnelApi = {
  funnel: { route: "GET /desk/api/funnel", query: funnelQuery, answer: funnelAnswer },
} as const;
