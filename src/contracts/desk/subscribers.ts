import * as z from "zod/mini";
import { cursor, search } from "./people.ts";
import { deskDone } from "./session.ts";

const subscriberStatus = z.enum(["confirmed", "pending"]);
export type SubscriberStatus = z.infer<typeof subscriberStatus>;

const subscribersQuery = z.object({
  /** Without it, subscribers of both statuses. */
  status: z.optional(subscriberStatus),
  after: z.optional(cursor),
});

export const subscribersApi = {
  subscribers: {
    route: "GET /desk/api/subscribers",
    query: z.extend(subscribersQuery, {
      /** A part of the address. */
      search,
    }),
    answer: z.object({
      /** The latest request first. */
      subscribers: z.array(
        z.object({
          id: z.string(),
          email: z.string(),
          status: subscriberStatus,
          /** The mailbox refused a message. It gets no more, and is left out of the CSV. */
          refused: z.boolean(),
          /** What its server said. Null if it has not refused, or did so before this was stored. */
          refusal: z.nullable(z.string()),
          createdAt: z.number(),
          confirmedAt: z.nullable(z.number()),
        }),
      ),
      after: z.nullable(z.string()),
      /** `unsubscribed` is only a number: those subscribers are not listed. */
      counts: z.object({ confirmed: z.number(), pending: z.number(), unsubscribed: z.number() }),
    }),
  },
  /** At once and for good, as if the reader had followed the link in a newsletter. */
  unsubscribe: { route: "POST /desk/api/subscribers/:id/unsubscribe", answer: deskDone },
  /** All pages. */
  subscribersCsv: { route: "GET /desk/api/subscribers.csv", query: subscribersQuery },
} as const;
