import * as z from "zod/mini";

/** GET: one page of the newsletter's subscribers. */
export const deskSubscribersPath = "/desk/api/subscribers";
/** GET, for admins: all of them as CSV; the same query without `after`. */
export const deskSubscribersCsvPath = "/desk/api/subscribers.csv";

const subscriberStatus = z.enum(["confirmed", "pending"]);
export type SubscriberStatus = z.infer<typeof subscriberStatus>;

export const subscribersQuery = z.object({
  /** Without it, subscribers of both statuses. */
  status: z.optional(subscriberStatus),
  after: z.optional(z.string().check(z.maxLength(200))),
});

export const subscribersAnswer = z.object({
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
});
export type SubscribersAnswer = z.infer<typeof subscribersAnswer>;
