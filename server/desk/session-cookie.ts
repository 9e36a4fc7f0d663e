import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { deskPath } from "#contracts/desk/endpoints.ts";
import type { Environment } from "../environment.ts";
import { sessionLasts } from "./sessions.ts";

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
