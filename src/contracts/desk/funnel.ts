import * as z from "zod/mini";
import { isCalendarDay } from "#wording/dates.ts";
import { type CountedEvent, countedEvents } from "../funnel.ts";

export const deskFiguresPath = "/desk/api/figures";

/** The longest stretch that is kept and can be asked for: 25 months. */
const longestRangeInDays = 770;

const calendarDay = (what: string) =>
  z.string(`${what} is missing.`).check(z.refine(isCalendarDay, `${what} must be a date.`));

/** Both days are part of the range. */
export const figuresQuery = z
  .object({ from: calendarDay("The first day"), to: calendarDay("The last day") })
  .check(
    z.refine(({ from, to }) => from <= to, "The first day must not be after the last."),
    z.refine(
      ({ from, to }) => (Date.parse(to) - Date.parse(from)) / 86_400_000 <= longestRangeInDays,
      "Please choose at most 25 months.",
    ),
  );

export type FiguresQuery = z.infer<typeof figuresQuery>;

/** How often each step of the funnel happened; a step that is missing did not. */
export type FunnelCounts = Partial<Record<CountedEvent, number>>;

const funnelCounts = z.partialRecord(z.enum(countedEvents), z.number());

/** One day, page, partner, source or device. No partner and no source is the empty name. */
const figuresRow = z.object({ name: z.string(), counts: funnelCounts });
export type FiguresRow = z.infer<typeof figuresRow>;

export const figuresAnswer = z.object({
  from: z.string(),
  to: z.string(),
  total: funnelCounts,
  byDay: z.array(figuresRow),
  byPage: z.array(figuresRow),
  byPartner: z.array(figuresRow),
  bySource: z.array(figuresRow),
  byDevice: z.array(figuresRow),
});
export type FiguresAnswer = z.infer<typeof figuresAnswer>;
