import type { Context } from "hono";
import {
  type VerifyPresentationPasswordAnswer,
  verifyPresentationPasswordRequest,
} from "#contracts/deck-access.ts";
import { decks } from "#protected/decks/index.ts";
import { endSession, isOpen, openSession } from "../decks/sessions.ts";
import { countAttempt } from "../http/attempt-limits.ts";
import { refusals } from "../http/refusal.ts";
import { bearerOf, readJson } from "../http/request.ts";
import type { Services } from "../services.ts";

/** Counts the attempt before hashing, so that guessing costs the server little. */
export async function verifyDeckPassword(context: Context, services: Services): Promise<Response> {
  const { password } = await readJson(context, verifyPresentationPasswordRequest);
  const attempt = await countAttempt(context, services);
  if (!(await services.checkPassword(password))) {
    services.log.warn("presentation-password-wrong");
    return context.json({ success: false } satisfies VerifyPresentationPasswordAnswer);
  }
  await attempt.onSuccess();
  const now = await services.databaseNow();
  const sessionToken = await services.storage.run((queries) => openSession(queries, now));
  return context.json({ success: true, sessionToken } satisfies VerifyPresentationPasswordAnswer);
}

/** A deck leaves the server only against the token of an open session. */
export async function deck(context: Context, services: Services): Promise<Response> {
  const token = bearerOf(context);
  const now = await services.databaseNow();
  const open =
    token !== undefined && (await services.storage.run((queries) => isOpen(queries, token, now)));
  if (!open) throw refusals.locked();
  const deckId = context.req.param("deckId") ?? "";
  if (!Object.hasOwn(decks, deckId)) throw refusals.nothingHere();
  return context.json(decks[deckId as keyof typeof decks] as object);
}

/** The Lock button. A session that has ended already counts as locked. */
export async function endDeckSession(context: Context, { storage }: Services): Promise<Response> {
  const token = bearerOf(context);
  if (token === undefined) throw refusals.locked();
  await storage.run((queries) => endSession(queries, token));
  return context.json({ success: true });
}
