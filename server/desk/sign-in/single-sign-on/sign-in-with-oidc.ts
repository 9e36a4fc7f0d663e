import type { Context } from "hono";
import { html } from "hono/html";
import { deskPath } from "#contracts/desk/pages.ts";
import { Refusal, refusals } from "../../../http/refusal.ts";
import { limitClient } from "../../../http/request.ts";
import { reasonOf } from "../../../log.ts";
import type { Services } from "../../../services.ts";
import type { DeskHandlers } from "../../services.ts";
import { clearDeskCookie, deskCookies, setDeskCookie } from "../desk-cookies.ts";
import { offeredWays } from "../sign-in-ways.ts";
import { logFailedSignIn, startSession } from "../start-session.ts";
import { memberOfAccount } from "../users.ts";
import type { SingleSignOnAttempt } from "./single-sign-on.ts";

export const singleSignOnHandlers = {
  /** With `confirm=true` the issuer must ask the user to sign in again. */
  async startSingleSignOn({ query: { confirm }, context }, services) {
    const { singleSignOn, environment } = services;
    if (singleSignOn === undefined) throw refusals.nothingHere();
    await limitClient(context, services, "desk-single-sign-on");
    const { url, attempt } = await singleSignOn.begin(confirm === "true").catch(() => {
      throw unreachable(services);
    });
    const { state, nonce, codeVerifier } = attempt;
    const value = [state, nonce, codeVerifier, attempt.confirm ? "confirm" : "sign-in"].join(".");
    setDeskCookie(context, environment, "singleSignOn", value);
    return context.redirect(url.href);
  },

  /** Accepts only invited addresses that the issuer has verified, each with one account. */
  async finishSingleSignOn({ context }, services) {
    const { singleSignOn, environment } = services;
    if (singleSignOn === undefined) throw refusals.nothingHere();
    await limitClient(context, services, "desk-single-sign-on");
    const attempt = attemptOf(context, services);
    clearDeskCookie(context, environment, "singleSignOn");
    if (attempt === undefined) throw unfinished(services, "no attempt of this browser");
    const { search } = new URL(context.req.url);
    const account = await singleSignOn.finish(search, attempt).catch((error: unknown) => {
      throw unfinished(services, reasonOf(error), attempt);
    });
    const isSignedIn = await startSession(context, services, async (queries, now) => {
      const user = account && (await memberOfAccount(queries, account));
      // Only the time when the user signed in at the issuer counts, not that they came back.
      const signedInAt = account?.signedInAt ?? null;
      const confirmedAt = signedInAt && Math.min(now, signedInAt);
      return user && { user, by: "single-sign-on", confirmedAt };
    });
    if (!isSignedIn) throw notInvited(services);
    return context.html(continuing);
  },
} satisfies Partial<DeskHandlers>;

/**
 * A page instead of a redirect. A redirect would still count as a navigation from the issuer's
 * site, so the browser would not send the session's Strict cookie.
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

function attemptOf(context: Context, { environment }: Services): SingleSignOnAttempt | undefined {
  for (const cookie of deskCookies(context, environment, "singleSignOn")) {
    const [state, nonce, codeVerifier, purpose] = cookie.split(".");
    if (state && nonce && codeVerifier)
      return { state, nonce, codeVerifier, confirm: purpose === "confirm" };
  }
  return undefined;
}

function unreachable({ environment }: Services): Refusal {
  const otherwise = offeredWays(environment).link ? " Please ask for a link by e-mail." : "";
  return new Refusal(503, `Single sign-on does not answer just now.${otherwise}`);
}

function unfinished(services: Services, reason: string, attempt?: SingleSignOnAttempt): Refusal {
  logFailedSignIn(services, "single-sign-on", reason);
  return new Refusal(
    400,
    attempt?.confirm
      ? "Single sign-on did not confirm that it is you: your provider did not say that you have just signed in again. Please close this tab, and try again at the desk or choose another way."
      : "Single sign-on was not finished. Please start it again from the desk.",
  );
}

function notInvited(services: Services): Refusal {
  logFailedSignIn(services, "single-sign-on", "not invited, not verified or another account");
  return new Refusal(
    403,
    "This account is not invited to the desk, its e-mail address is not verified, or the address came with another account before. Please ask an admin.",
  );
}
