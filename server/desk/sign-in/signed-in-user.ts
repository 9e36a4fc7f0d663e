import type { Context } from "hono";
import type { Services } from "../../services.ts";
import { deskCookies } from "./desk-cookies.ts";
import { type DeskUser, userOfSession } from "./sessions.ts";
import { rightsOf } from "./sign-in-ways.ts";

/**
 * The user of the request's cookie, if the session is open and DESK_SIGN_IN leaves it any rights.
 */
export async function signedInUser(
  context: Context,
  { storage, environment, databaseNow }: Services,
  options: { background?: boolean } = {},
): Promise<DeskUser | undefined> {
  const tokens = deskCookies(context, environment, "session");
  if (tokens.length === 0) return undefined;
  const now = await databaseNow();
  const user = await storage.run((queries) => userOfSession(queries, tokens, now, options));
  return user && rightsOf(user.session.signedInBy, environment) !== "none" ? user : undefined;
}
