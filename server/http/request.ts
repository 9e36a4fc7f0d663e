import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import type * as z from "zod/mini";
import type { TrustedProxies } from "../environment.ts";
import type { Log } from "../log.ts";
import { clientNetwork, widerNetworkOf } from "./client-address.ts";
import type { LimitName, MailingForm, RateLimits } from "./rate-limits.ts";
import { Refusal, refusals } from "./refusal.ts";

const largestBody = 64 * 1024;

export async function readJson<Schema extends z.ZodMiniType>(
  context: Context,
  schema: Schema,
  types = /^application\/json\s*(;|$)/i,
): Promise<z.output<Schema>> {
  const type = context.req.header("content-type") ?? "";
  if (!types.test(type)) throw refusals.notJsonType();
  return parse(schema, parseJson(await readBody(context)));
}

/** The fields of a form that the browser sends itself, as text. They are parsed by the caller. */
export async function readForm(context: Context): Promise<Record<string, string>> {
  const type = context.req.header("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) throw refusals.notFormType();
  const text = new TextDecoder().decode(await readBody(context));
  return Object.fromEntries(new URLSearchParams(text));
}

/** The same for the query string. Of a repeated parameter the first value counts. */
export function readQuery<Schema extends z.ZodMiniType>(context: Context, schema: Schema) {
  return parse(schema, context.req.query());
}

/** The token of a link in a mail. Keeps only characters that our tokens can have. */
export function tokenInQuery(context: Context): string {
  return (context.req.query("token") ?? "").replaceAll(/[^\w-]/g, "").slice(0, 100);
}

/** Refuses what the schema does not accept, with a sentence about the first such field. */
export function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown) {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw refusals.field(sentenceAbout(issue), issue?.path.join("."));
}

/** The contract's own message, if it has one. Those end with a full stop, zod's do not. */
function sentenceAbout(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.message.endsWith(".")) return issue.message;
  const field = issue?.path.join(".");
  return field ? `The field ${field} is missing or not valid.` : "The request is incomplete.";
}

async function readBody({ req }: Context): Promise<Uint8Array> {
  const announced = Number(req.header("content-length") ?? Number.NaN);
  if (announced > largestBody) throw refusals.tooLarge();
  // HTTP ends a body at its Content-Length. A body without one is counted while it is read.
  const reading = Number.isNaN(announced) ? readCounting(req.raw) : req.arrayBuffer();
  return new Uint8Array(
    await reading.catch((error: unknown) => {
      // The visitor's connection broke off, so the answer will not be read.
      throw error instanceof Refusal ? error : refusals.notJson();
    }),
  );
}

async function readCounting(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > largestBody) throw refusals.tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw refusals.notJson();
  }
}

export function bearerOf(context: Context): string | undefined {
  return /^Bearer +(\S+)$/i.exec(context.req.header("authorization") ?? "")?.[1];
}

export function hasBearer(context: Context, token: string | undefined): boolean {
  return isSameKey(bearerOf(context), token);
}

/** Compared in constant time. False if there is none. */
export function isSameKey(given: string | undefined, key: string | undefined): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  if (!given || !key) return false;
  return timingSafeEqual(digest(given), digest(key));
}

export type LimitServices = {
  limits: RateLimits;
  log: Log;
  environment: { trustProxy: TrustedProxies };
};

export async function limit(
  { limits, log }: Pick<LimitServices, "limits" | "log">,
  name: LimitName,
  who: string,
) {
  const wait = await limits.exceeded(name, who);
  if (wait === undefined) return;
  log.warn("rate-limited", { limit: name });
  throw refusals.tooMany(wait);
}

export function limitClient(context: Context, services: LimitServices, name: LimitName) {
  return limit(services, name, clientNetwork(context, services.environment.trustProxy));
}

/** The narrowest first, so that a client refused there does not use up the wider limits. */
export async function limitMailing(context: Context, services: LimitServices, form: MailingForm) {
  const network = clientNetwork(context, services.environment.trustProxy);
  await limit(services, form, network);
  await limit(services, `${form}-by-wider-network`, widerNetworkOf(network));
}
