import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { deskPath } from "#contracts/desk/endpoints.ts";
import type { Services } from "../endpoints/services.ts";
import type { Environment } from "../environment.ts";
import { type DeskUser, sessionLasts, userOfSession } from "./sessions.ts";

const name = "desk_session";

/** Out of reach of scripts, and never sent with a request that another site caused. */
const attributes = ({ publicOrigin }: Environment) =>
  ({
    path: deskPath,
    httpOnly: true,
    sameSite: "Strict",
    secure: publicOrigin.startsWith("https:"),
  }) as const;

export function sessionTokenOf(context: Context): string | undefined {
  return getCookie(context, name);
}

export function setSessionCookie(context: Context, environment: Environment, token: string): void {
  setCookie(context, name, token, { ...attributes(environment), maxAge: sessionLasts / 1000 });
}

export function clearSessionCookie(context: Context, environment: Environment): void {
  deleteCookie(context, name, attributes(environment));
}

/** Whose session the request's cookie holds, if it is open. */
export async function signedInUser(
  context: Context,
  { storage, databaseNow }: Services,
): Promise<DeskUser | undefined> {
  const token = sessionTokenOf(context);
  if (token === undefined) return undefined;
  const now = await databaseNow();
  return storage.run((queries) => userOfSession(queries, token, now));
}
