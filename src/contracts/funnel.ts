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

/** The rest the server sees itself. A page view is told only where the browser had made the page ready. */
export const eventsOfBrowser = [
  "page-view",
  "calculator-started",
  "step-2",
  "step-3",
  "step-4",
  "booking-followed",
] as const satisfies CountedEvent[];

/**
 * One step of somebody's visit. Nothing in it tells one visitor from another. Partner and source
 * are taken as they come: the server keeps those it knows and calls the rest `other`.
 */
export const countRequest = z.object({
  event: z.enum(eventsOfBrowser, "There is no such event to count."),
  path: sourcePage,
  partner: z.optional(z.string().check(z.maxLength(200))),
  utmSource: z.optional(z.string().check(z.maxLength(200))),
});

export type CountRequest = z.infer<typeof countRequest>;
