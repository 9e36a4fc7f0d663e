import type { Context } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import type { Environment } from "../../environment.ts";
import { sessionLasts } from "./sessions.ts";

const minutes = 60;
const days = 24 * 60 * minutes;

/**
 * Scripts can read none of these. A Strict cookie is never sent with a request that another site
 * caused.
 */
const cookies = {
  session: { name: "desk_session", sameSite: "Strict", seconds: sessionLasts / 1000 },
  /** Says that a member has signed in here before (start-session.ts). */
  knownBrowser: { name: "desk_known_browser", sameSite: "Strict", seconds: 365 * days },
  /** Ties an e-mailed link to the browser that asked for it. */
  linkRequest: { name: "desk_link_request", sameSite: "Strict", seconds: 10 * minutes },
  /** Ties what a passkey signs to the browser that asked for it. */
  challenge: { name: "desk_challenge", sameSite: "Strict", seconds: 5 * minutes },
  /**
   * Lax, because the issuer sends the visitor back from another site, and a Strict cookie would not
   * be sent then. It grants no access. It only ties the answer to this browser.
   */
  singleSignOn: { name: "desk_single_sign_on", sameSite: "Lax", seconds: 10 * minutes },
} as const;

type DeskCookie = keyof typeof cookies;

const isSecure = ({ publicOrigin }: Environment) => publicOrigin.startsWith("https:");

/** On https the prefix stops other hosts of the same domain from setting it. */
function nameOf(environment: Environment, cookie: DeskCookie): string {
  return `${isSecure(environment) ? "__Host-" : ""}${cookies[cookie].name}`;
}

const attributesOf = (environment: Environment, cookie: DeskCookie) =>
  ({
    path: "/",
    httpOnly: true,
    sameSite: cookies[cookie].sameSite,
    secure: isSecure(environment),
  }) as const;

export function setDeskCookie(
  context: Context,
  environment: Environment,
  cookie: DeskCookie,
  value: string,
) {
  const attributes = { ...attributesOf(environment, cookie), maxAge: cookies[cookie].seconds };
  setCookie(context, nameOf(environment, cookie), value, attributes);
}

export function clearDeskCookie(context: Context, environment: Environment, cookie: DeskCookie) {
  deleteCookie(context, nameOf(environment, cookie), attributesOf(environment, cookie));
}

/**
 * All values the browser sends under the name. Without https another program on the same computer
 * can set a second cookie with this name; the valid one must still be found.
 */
export function deskCookies(context: Context, environment: Environment, cookie: DeskCookie) {
  const start = `${nameOf(environment, cookie)}=`;
  return (context.req.header("cookie") ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(start))
    .map((pair) => pair.slice(start.length));
}
