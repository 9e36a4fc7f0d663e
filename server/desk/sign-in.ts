import type { Context } from "hono";
import {
  type DeskDone,
  type DeskSessionAnswer,
  firstAdminRequest,
  type SignInOptionsAnswer,
  signInLinkRequest,
  signInRequest,
} from "#contracts/desk/session.ts";
import { countGuess } from "../endpoints/guesses.ts";
import { Refusal } from "../endpoints/refusal.ts";
import { readJson } from "../endpoints/request.ts";
import type { Services } from "../endpoints/services.ts";
import type { DeskUserRow, Queries } from "../storage/tables.ts";
import { recordAudit } from "./audit.ts";
import {
  clearSessionCookie,
  sessionTokenOf,
  setSessionCookie,
  signedInUser,
} from "./session-cookie.ts";
import type { DeskUser } from "./sessions.ts";
import { endDeskSession, endSessionsOf, openDeskSession } from "./sessions.ts";
import { useFirstAdminLink, useSignInLink } from "./sign-in-links.ts";

const done: DeskDone = { success: true };

export async function signInOptions(context: Context, services: Services): Promise<Response> {
  const user = await signedInUser(context, services);
  const answer: SignInOptionsAnswer = {
    user: user ? { id: user.id, email: user.email, role: user.role } : null,
    mustAddPasskey: false,
    link: true,
    passkey: false,
    singleSignOn: services.singleSignOn !== undefined,
  };
  return context.json(answer);
}

/** The answer is the same for every address, and comes before the address is looked up. */
export async function requestSignInLink(context: Context, services: Services): Promise<Response> {
  const { email } = await readJson(context, signInLinkRequest);
  await countGuess(context, services, "desk-link-request", "desk-link");
  services.signInLinks.request(email);
  return context.json(done);
}

/** The press of the button on the page the link opens: mail scanners open links, but press nothing. */
export async function signIn(context: Context, services: Services): Promise<Response> {
  const { token } = await readJson(context, signInRequest);
  return comeIn(context, services, (queries, now) => useSignInLink(queries, token, now));
}

export async function becomeFirstAdmin(context: Context, services: Services): Promise<Response> {
  const { token, email } = await readJson(context, firstAdminRequest);
  return comeIn(context, services, (queries, now) => useFirstAdminLink(queries, token, email, now));
}

async function comeIn(
  context: Context,
  services: Services,
  useLink: (queries: Queries, now: number) => Promise<DeskUserRow | undefined>,
): Promise<Response> {
  const guess = await countGuess(context, services, "desk-link", "desk-link");
  const now = await services.databaseNow();
  const token = await services.storage.transaction(async (queries) => {
    const user = await useLink(queries, now);
    return user && startSession(queries, user, "link", now);
  });
  if (token === undefined) throw linkIsOver();
  await guess.wasRight();
  setSessionCookie(context, services.environment, token);
  return context.json(done);
}

/** Used, expired and unknown links get the same sentence. */
const linkIsOver = () =>
  new Refusal(
    410,
    "This link does not work any more. Links work once, for a short time: please ask for a new one.",
  );

/** Returns the session's token. */
export async function startSession(
  queries: Queries,
  user: DeskUserRow,
  by: "link" | "single-sign-on",
  now: number,
): Promise<string> {
  await recordAudit(queries, { user, action: "signed-in", details: { by }, now });
  return openDeskSession(queries, user.id, now);
}

export function session(context: Context, _: Services, user: DeskUser): Response {
  const { sessionEndsAt, ...rest } = user;
  return context.json({
    user: rest,
    signedInBy: "link",
    expiresAt: sessionEndsAt,
    confirmedUntil: null,
    confirmBy: [],
    mustAddPasskey: false,
  } satisfies DeskSessionAnswer);
}

export async function signOut(
  context: Context,
  services: Services,
  user: DeskUser,
): Promise<Response> {
  const token = sessionTokenOf(context) ?? "";
  await services.storage.transaction(async (queries) => {
    await endDeskSession(queries, token);
    await recordAudit(queries, { user, action: "signed-out", now: services.now() });
  });
  clearSessionCookie(context, services.environment);
  return context.json(done);
}

/** On every device, this one included. */
export async function signOutEverywhere(
  context: Context,
  services: Services,
  user: DeskUser,
): Promise<Response> {
  await services.storage.transaction(async (queries) => {
    await endSessionsOf(queries, user.id);
    await recordAudit(queries, { user, action: "signed-out-everywhere", now: services.now() });
  });
  clearSessionCookie(context, services.environment);
  return context.json(done);
}
