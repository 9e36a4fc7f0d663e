import * as z from "zod/mini";
import { sourcePage } from "./attribution.ts";

/** The funnel, in its order: from a page that was opened to a visitor who is in touch. */
export const countedEvents = [
  "page-view",
  "calculator-started",
  "step-2",
  "step-3",
  "step-4",
  "result-mailed",
  "contact-sent",
  "subscribed",
  "booking-followed",
] as const;

export type CountedEvent = (typeof countedEvents)[number];

/** What each step of the calculator, 1 to 4, is counted as. */
export const calculatorEvents = [
  "calculator-started",
  "step-2",
  "step-3",
  "step-4",
] as const satisfies CountedEvent[];

const calculatorStep = z.int().check(z.minimum(1), z.maximum(calculatorEvents.length));

/**
 * What a page reports when it is hidden. Nothing in it distinguishes one visitor from another, or
 * repeats what a visitor entered. Partner and source are taken as they come: the server keeps those
 * it knows and calls the rest `other`.
 */
export const countRequest = z
  .object({
    path: sourcePage,
    partner: z.optional(z.string().check(z.maxLength(200))),
    utmSource: z.optional(z.string().check(z.maxLength(200))),
    /** The browser had prepared the page before it was opened. Other views the server counts itself. */
    view: z.optional(z.literal(true)),
    /** The furthest step of the calculator that was reached; the server adds those before it. */
    step: z.optional(calculatorStep),
    /** The furthest step in this page's report before, if there was one. */
    after: z.optional(calculatorStep),
    booking: z.optional(z.literal(true)),
  })
  .check(
    z.refine(
      ({ view, step, after = 0, booking }) =>
        step === undefined ? after === 0 && Boolean(view || booking) : step > after,
      "There is nothing to count.",
    ),
  );

export type CountRequest = z.infer<typeof countRequest>;
