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

/** The server counts the others. The browser reports a page view only for a prefetched page. */
export const eventsOfBrowser = [
  "page-view",
  "calculator-started",
  "step-2",
  "step-3",
  "step-4",
  "booking-followed",
] as const satisfies CountedEvent[];

/**
 * One step of a visit, without anything that identifies the visitor. Any partner and source are
 * accepted: the server keeps those it knows and counts the rest as `other`.
 */
export const countRequest = z.object({
  event: z.enum(eventsOfBrowser, "There is no such event to count."),
  path: sourcePage,
  partner: z.optional(z.string().check(z.maxLength(200))),
  utmSource: z.optional(z.string().check(z.maxLength(200))),
});

export type CountRequest = z.infer<typeof countRequest>;
