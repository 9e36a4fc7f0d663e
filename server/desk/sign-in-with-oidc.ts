import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { html } from "hono/html";
import { deskPath } from "#contracts/desk/endpoints.ts";
import { countGuess } from "../endpoints/guesses.ts";
import { Refusal, refusals } from "../endpoints/refusal.ts";
import type { Services } from "../endpoints/services.ts";
import { reasonOf } from "../log.ts";
import { setSessionCookie } from "./session-cookie.ts";
import { startSession } from "./sign-in.ts";
import type { SingleSignOnAttempt } from "./single-sign-on.ts";
import { findMember } from "./users.ts";

const cookieName = "desk_single_sign_on";
const attemptLasts = 10 * 60;

/**
 * The attempt's cookie is Lax, not Strict: the issuer sends the visitor back from another site, and
 * a Strict cookie would stay behind. It opens nothing: it only ties the answer to this browser.
 */
const attributes = ({ environment }: Services) =>
  ({
    path: "/desk/api/oidc",
    httpOnly: true,
    sameSite: "Lax",
    secure: environment.publicOrigin.startsWith("https:"),
  }) as const;

export async function startSingleSignOn(context: Context, services: Services): Promise<Response> {
  const { singleSignOn } = services;
  if (singleSignOn === undefined) throw refusals.nothingHere();
  await countGuess(context, services, "desk-link-request", "desk-link");
  const { url, attempt } = await singleSignOn.begin().catch(() => {
    throw unreachable();
  });
  const value = [attempt.state, attempt.nonce, attempt.codeVerifier].join(".");
  setCookie(context, cookieName, value, { ...attributes(services), maxAge: attemptLasts });
  return context.redirect(url.href);
}

/** Only invited addresses come in, and only those the issuer has verified. */
export async function finishSingleSignOn(context: Context, services: Services): Promise<Response> {
  const { singleSignOn, storage } = services;
  if (singleSignOn === undefined) throw refusals.nothingHere();
  const guess = await countGuess(context, services, "desk-link", "desk-link");
  const attempt = attemptOf(context);
  deleteCookie(context, cookieName, attributes(services));
  if (attempt === undefined) throw unfinished();
  const { search } = new URL(context.req.url);
  const email = await singleSignOn.finish(search, attempt).catch((error: unknown) => {
    services.log.warn("single-sign-on-failed", { reason: reasonOf(error) });
    throw unfinished();
  });
  const now = await services.databaseNow();
  const token = await storage.transaction(async (queries) => {
    const user = email === undefined ? undefined : await findMember(queries, email);
    return user && startSession(queries, user, "single-sign-on", now);
  });
  if (token === undefined) throw notInvited();
  await guess.wasRight();
  setSessionCookie(context, services.environment, token);
  return context.html(continuing);
}

/**
 * A page instead of a redirect: a redirect would still belong to the visit that the issuer's site
 * began, and the session's Strict cookie would stay behind. What this page opens is our own.
 */
const continuing = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0;url=${deskPath}">
<title>You are signed in</title>
</head>
<body>
<p>You are signed in. <a href="${deskPath}">Open the desk</a></p>
</body>
</html>
`;

function attemptOf(context: Context): SingleSignOnAttempt | undefined {
  const [state, nonce, codeVerifier] = getCookie(context, cookieName)?.split(".") ?? [];
  return state && nonce && codeVerifier ? { state, nonce, codeVerifier } : undefined;
}

const unreachable = () =>
  new Refusal(503, "Single sign-on does not answer just now. Please ask for a link by e-mail.");

const unfinished = () =>
  new Refusal(400, "Single sign-on was not finished. Please start it again from the desk.");

const notInvited = () =>
  new Refusal(
    403,
    "This account is not invited to the desk, or its e-mail address is not verified. Please ask an admin.",
  );
