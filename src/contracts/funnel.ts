import * as z from "zod/mini";
import { sourcePage } from "./attribution.ts";
import { calculatorEvents } from "./counted-events.ts";

const calculatorStep = z.int().check(z.minimum(1), z.maximum(calculatorEvents.length));

/**
 * What a page reports when it is hidden. It contains nothing that identifies a visitor or that a
 * visitor entered. Any partner, placement and source are accepted; the server counts unknown ones as `other`.
 */
export const countRequest = z
  .object({
    path: sourcePage,
    partner: z.optional(z.string().check(z.maxLength(200))),
    placement: z.optional(z.string().check(z.maxLength(200))),
    /** A listed partner's id counts only from that partner's hosts (src/wording/partner-name.ts). */
    embeddingHost: z.optional(z.string().check(z.maxLength(253))),
    utmSource: z.optional(z.string().check(z.maxLength(200))),
    utmCampaign: z.optional(z.string().check(z.maxLength(200))),
    /** The browser prepared the page before it was opened. The server counts all other views. */
    view: z.optional(z.literal(true)),
    /** The furthest step of the calculator that was reached; the server adds those before it. */
    step: z.optional(calculatorStep),
    /** The furthest step in this page's previous report, if there was one. */
    after: z.optional(calculatorStep),
    /** The steps are those of the year-end plan. */
    plan: z.optional(z.literal(true)),
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
