import type { Context } from "hono";
import { type DeckPasswordAnswer, deckPasswordRequest } from "#contracts/deck.ts";
import { decks } from "#protected/decks/index.ts";
import { refusals } from "../http/refusal.ts";
import { bearerOf, readJson } from "../http/request.ts";
import type { Log } from "../log.ts";
import { type AttemptServices, countAttempt } from "./attempt-limits.ts";
import type { CheckPassword } from "./password.ts";
import { endDeckSession, isDeckSessionOpen, openDeckSession } from "./sessions.ts";

type DeckServices = AttemptServices & { checkPassword: CheckPassword; log: Log };

/** Counts the attempt before hashing, so that attempts over the limit cost the server little. */
export async function verifyDeckPassword(context: Context, services: DeckServices) {
  const { password } = await readJson(context, deckPasswordRequest);
  const trustNetwork = await countAttempt(context, services);
  if (!(await services.checkPassword(password))) {
    services.log.warn("deck-password-wrong");
    return context.json({ success: false } satisfies DeckPasswordAnswer);
  }
  await trustNetwork();
  const now = await services.databaseNow();
  const sessionToken = await services.storage.run((queries) => openDeckSession(queries, now));
  return context.json({ success: true, sessionToken } satisfies DeckPasswordAnswer);
}

export async function deck(context: Context, services: DeckServices): Promise<Response> {
  const token = bearerOf(context);
  const now = await services.databaseNow();
  const open =
    token !== undefined &&
    (await services.storage.run((queries) => isDeckSessionOpen(queries, token, now)));
  if (!open) throw refusals.locked();
  const deckId = context.req.param("deckId") ?? "";
  if (!Object.hasOwn(decks, deckId)) throw refusals.nothingHere();
  return context.json(decks[deckId as keyof typeof decks] as object);
}

/** The Lock button. A session that has already ended counts as locked. */
export async function lockDecks(context: Context, { storage }: DeckServices): Promise<Response> {
  const token = bearerOf(context);
  if (token === undefined) throw refusals.locked();
  await storage.run((queries) => endDeckSession(queries, token));
  return context.json({ success: true });
}
