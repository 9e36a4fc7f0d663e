import type { Context } from "hono";
import {
  type VerifyPresentationPasswordAnswer,
  verifyPresentationPasswordRequest,
} from "#contracts/presentations.ts";
import { decks } from "#protected/decks/index.ts";
import { endSession, isOpen, openSession } from "../deck-access/sessions.ts";
import { clientNetwork, widerNetworkOf } from "./client-address.ts";
import type { LimitName } from "./rate-limits.ts";
import { refusals } from "./refusal.ts";
import { bearerOf, limit, readJson } from "./request.ts";
import type { Services } from "./services.ts";

/** Counts the attempt before it hashes: guessing must not cost us more than the guesser. */
export async function verifyPresentationPassword(
  context: Context,
  services: Services,
): Promise<Response> {
  const { password } = await readJson(context, verifyPresentationPasswordRequest);
  const network = clientNetwork(context, services.environment.trustProxy);
  const counted = await guessesOf(network, services);
  for (const [name, who] of counted) await limit(services, name, who);
  if (!(await services.checkPassword(password))) {
    services.log.warn("presentation-password-wrong");
    return context.json({ success: false } satisfies VerifyPresentationPasswordAnswer);
  }
  for (const [name, who] of counted) await services.limits.takeBack(name, who);
  await services.limits.remember(network);
  const now = await services.databaseNow();
  const sessionToken = await services.storage.run((queries) => openSession(queries, now));
  return context.json({ success: true, sessionToken } satisfies VerifyPresentationPasswordAnswer);
}

/**
 * Where a guess counts, the narrowest first: who is stopped there uses up nothing of the others'.
 * So one attacker cannot close the gate, and many together close it only to networks nobody has
 * opened it from of late: docs/decisions/0017.
 */
async function guessesOf(network: string, { limits }: Services): Promise<[LimitName, string][]> {
  if (await limits.isKnown(network)) return [["password", network]];
  return [
    ["password", network],
    ["password-by-wider-network", widerNetworkOf(network)],
    ["password-by-strangers", "all"],
  ];
}

/** A deck leaves the server only against the token of an open session. */
export async function presentation(context: Context, services: Services): Promise<Response> {
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
export async function endPresentationSession(
  context: Context,
  { storage }: Services,
): Promise<Response> {
  const token = bearerOf(context);
  if (token === undefined) throw refusals.locked();
  await storage.run((queries) => endSession(queries, token));
  return context.json({ success: true });
}
