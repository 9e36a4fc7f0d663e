import * as z from "zod/mini";
import { singleLine } from "../single-line.ts";
import { messageStatus } from "./mail.ts";
import { otherPerson } from "./people.ts";
import { deskDone } from "./session.ts";

const connection = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  /** `gone`: it answered 410, which means that it wants no more calls. */
  status: z.enum(["on", "paused", "gone"]),
  /** Set on the server as LEAD_WEBHOOK_URL, and can be changed only there. */
  setOnServer: z.boolean(),
  /** After a rotation, calls are signed with the old secret as well until this time. */
  bothSecretsUntil: z.nullable(z.number()),
  deliveries: z.object({ waiting: z.number(), failed: z.number() }),
});
export type Connection = z.infer<typeof connection>;

const delivery = z.object({
  id: z.string(),
  person: z.nullable(otherPerson),
  status: messageStatus,
  /** Nothing was sent, because the connection was paused. */
  skipped: z.boolean(),
  attempts: z.number(),
  /** What the receiver said last, or why there was no answer. */
  answer: z.nullable(z.string()),
  createdAt: z.number(),
  /** When it will be tried again; null when it will not, or is due now. */
  nextAttemptAt: z.nullable(z.number()),
});
export type Delivery = z.infer<typeof delivery>;

/** The answer to a new connection and to a new secret, the only two that contain a secret. */
const connectionWithSecret = z.object({ connection, secret: z.string() });

export const connectionsApi = {
  connections: {
    route: "GET /desk/api/connections",
    answer: z.object({ connections: z.array(connection) }),
  },
  /** 422 when the address is not encrypted, or leads into a private network. */
  addConnection: {
    route: "POST /desk/api/connections",
    body: z.object({ name: singleLine("The name", 60), url: singleLine("The address", 2000) }),
    answer: connectionWithSecret,
  },
  changeConnection: {
    route: "PATCH /desk/api/connections/:id",
    body: z.object({ status: z.enum(["on", "paused"], "A connection is on or paused.") }),
    answer: z.object({ connection }),
  },
  /** With all its deliveries. */
  removeConnection: { route: "DELETE /desk/api/connections/:id", answer: deskDone },
  rotateSecret: {
    route: "POST /desk/api/connections/:id/rotate-secret",
    answer: connectionWithSecret,
  },
  /** Calls it immediately, without a lead. */
  testConnection: {
    route: "POST /desk/api/connections/:id/test",
    /** A status or, if the receiver did not answer, the reason. */
    answer: z.object({
      status: z.nullable(z.number()),
      error: z.nullable(z.string()),
      milliseconds: z.number(),
    }),
  },
  /** The newest first. */
  deliveries: {
    route: "GET /desk/api/connections/:id/deliveries",
    answer: z.object({ deliveries: z.array(delivery) }),
  },
  /** Sends the same lead again. */
  replayDelivery: {
    route: "POST /desk/api/deliveries/:id/replay",
    answer: z.object({ delivery }),
    changes: ["/desk/api/connections"],
  },
} as const;
