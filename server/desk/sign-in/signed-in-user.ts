import type { Context } from "hono";
import type { Services } from "../../services.ts";
import { deskCookies } from "./desk-cookies.ts";
import { hasPasskey } from "./passkeys/passkeys.ts";
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
  return storage.run(async (queries) => {
    const user = await userOfSession(queries, tokens, now, options);
    if (user === undefined) return undefined;
    const { signedInBy } = user.session;
    const rights = rightsOf(signedInBy, environment);
    // A mailbox must not be enough for a passkey beside the one that its user has.
    const isNoMore =
      rights === "add-passkey" && signedInBy === "link" && (await hasPasskey(queries, user.id));
    return rights === "none" || isNoMore ? undefined : user;
  });
}
