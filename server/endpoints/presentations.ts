import type { Context } from "hono";
import {
  type VerifyPresentationPasswordAnswer,
  verifyPresentationPasswordRequest,
} from "#contracts/presentations.ts";
import { decks } from "#protected/decks/index.ts";
import type { CheckPassword } from "../deck-access/password.ts";
import { endSession, isOpen, openSession } from "../deck-access/sessions.ts";
import type { Services } from "../services.ts";
import { bearerOf } from "./bearer.ts";
import { clientAddress, networkOf } from "./client-address.ts";
import { limit } from "./limits.ts";
import { readJson } from "./read-json.ts";
import { refusals } from "./refusal.ts";

/** Counts the attempt before it hashes: guessing must not cost us more than the guesser. */
export async function verifyPresentationPassword(
  context: Context,
  services: Services,
  checkPassword: CheckPassword,
): Promise<Response> {
  const { password } = await readJson(context, verifyPresentationPasswordRequest);
  const network = networkOf(clientAddress(context, services.environment.trustProxy));
  await limit(services, "password", network);
  await limit(services, "password-by-everybody", "everybody");
  if (!(await checkPassword(password))) {
    services.log.warn("presentation-password-wrong");
    return context.json({ success: false } satisfies VerifyPresentationPasswordAnswer);
  }
  await services.limits.forgive("password", network);
  await services.limits.forgive("password-by-everybody", "everybody");
  const now = await services.sharedNow();
  const sessionToken = await services.storage.run((queries) => openSession(queries, now));
  return context.json({ success: true, sessionToken } satisfies VerifyPresentationPasswordAnswer);
}

/** A deck leaves the server only against the token of an open session. */
export async function presentation(context: Context, services: Services): Promise<Response> {
  const token = bearerOf(context);
  const now = await services.sharedNow();
  const open =
    token !== undefined && (await services.storage.run((queries) => isOpen(queries, token, now)));
  if (!open) throw refusals.locked();
  const deckId = context.req.param("deckId") ?? "";
  if (!Object.hasOwn(decks, deckId)) throw refusals.nothingHere();
  context.header("cache-control", "private, no-store");
  return context.json(decks[deckId as keyof typeof decks] as object);
}

/** Lock. A session that has ended already is as locked as one can be. */
export async function endPresentationSession(
  context: Context,
  { storage }: Services,
): Promise<Response> {
  const token = bearerOf(context);
  if (token === undefined) throw refusals.locked();
  await storage.run((queries) => endSession(queries, token));
  return context.json({ success: true });
}
