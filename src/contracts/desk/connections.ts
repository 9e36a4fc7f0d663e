import * as z from "zod/mini";
import { singleLine } from "../single-line.ts";
import { messageStatus } from "./mail.ts";

/** GET: all connections. POST: adds one. Both for admins. */
export const deskConnectionsPath = "/desk/api/connections";
/** PATCH: pauses or resumes it. DELETE: removes it with all its deliveries. */
export const deskConnectionPath = (id: string): string => `/desk/api/connections/${id}`;
/** POST, without a body: a new secret. */
export const deskConnectionRotatePath = (id: string): string =>
  `/desk/api/connections/${id}/rotate-secret`;
/** POST, without a body: calls it immediately, without a lead. */
export const deskConnectionTestPath = (id: string): string => `/desk/api/connections/${id}/test`;
/** GET: the latest deliveries. */
export const deskDeliveriesPath = (id: string): string => `/desk/api/connections/${id}/deliveries`;
/** POST, without a body: sends the same lead again. */
export const deskDeliveryReplayPath = (id: string): string => `/desk/api/deliveries/${id}/replay`;

const connection = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  /** `gone`: it answered 410, which means that it wants no more calls. */
  status: z.enum(["on", "paused", "gone"]),
  /** Set on the server as LEAD_WEBHOOK_URL, and can be changed only there. */
  setOnServer: z.boolean(),
  createdAt: z.number(),
  /** After a rotation, calls are signed with the old secret as well until this time. */
  bothSecretsUntil: z.nullable(z.number()),
  deliveries: z.object({ waiting: z.number(), failed: z.number() }),
});
export type Connection = z.infer<typeof connection>;

export const connectionsAnswer = z.object({ connections: z.array(connection) });
export type ConnectionsAnswer = z.infer<typeof connectionsAnswer>;

/** 422 when the address is not encrypted, or leads into a private network. */
export const newConnectionRequest = z.object({
  name: singleLine("The name", 60),
  url: singleLine("The address", 2000),
});
export type NewConnectionRequest = z.infer<typeof newConnectionRequest>;

/** The answer to a new connection and to a new secret, the only two that contain a secret. */
export const connectionSecretAnswer = z.object({ connection, secret: z.string() });
export type ConnectionSecretAnswer = z.infer<typeof connectionSecretAnswer>;

export const changeConnectionRequest = z.object({
  status: z.enum(["on", "paused"], "A connection is on or paused."),
});
export const connectionAnswer = z.object({ connection });
export type ConnectionAnswer = z.infer<typeof connectionAnswer>;

/** A status or, if there was no answer, the reason. */
export const testCallAnswer = z.object({
  status: z.nullable(z.number()),
  error: z.nullable(z.string()),
  milliseconds: z.number(),
});
export type TestCallAnswer = z.infer<typeof testCallAnswer>;

const delivery = z.object({
  id: z.string(),
  leadId: z.nullable(z.string()),
  status: messageStatus,
  /** Nothing was sent, because the connection was paused. */
  skipped: z.boolean(),
  attempts: z.number(),
  /** What the receiver said last, or why there was no answer. */
  answer: z.nullable(z.string()),
  createdAt: z.number(),
  finishedAt: z.nullable(z.number()),
  /** When it will be tried again; null when it will not, or is due now. */
  nextAttemptAt: z.nullable(z.number()),
});
export type Delivery = z.infer<typeof delivery>;

/** The newest first. */
export const deliveriesAnswer = z.object({ deliveries: z.array(delivery) });
export type DeliveriesAnswer = z.infer<typeof deliveriesAnswer>;

export const deliveryAnswer = z.object({ delivery });
export type DeliveryAnswer = z.infer<typeof deliveryAnswer>;
