import type { Context } from "hono";
import type { SignInWay } from "#contracts/desk/session.ts";
import { recordAudit } from "../../audit.ts";
import type { Services } from "../../services.ts";
import type { Queries } from "../../storage/tables.ts";
import { browserInWords } from "./browser-in-words.ts";
import { deskCookies, type SignInCookies } from "./desk-cookies.ts";
import { markOfMember } from "./known-browser.ts";
import { endSessionsByToken, openDeskSession, removeLinksOf } from "./sessions.ts";

type SignIn = {
  user: { id: string; email: string };
  by: SignInWay;
  /** Null when this way to sign in does not count as a confirmation. */
  confirmedAt: number | null;
  now: number;
};

/**
 * Returns what the browser keeps, once the transaction has succeeded. Ends the browser's previous session and voids the links that are
 * still in the user's mailbox.
 */
export async function startSession(
  context: Context,
  { environment }: Services,
  queries: Queries,
  { user, by, confirmedAt, now }: SignIn,
): Promise<SignInCookies> {
  await endSessionsByToken(queries, deskCookies(context, environment, "session"));
  await removeLinksOf(queries, user.id);
  await recordAudit(queries, { user, action: "signed-in", details: { by }, now });
  const browser = browserInWords(context.req.header("user-agent"));
  const opened = { userId: user.id, signedInBy: by, browser, confirmedAt, now };
  return {
    session: await openDeskSession(queries, opened),
    knownBrowser: await markOfMember(queries, user.email),
  };
}

/** Does not log the typed address, which may belong to a person outside the team. */
export function logFailedSignIn({ log }: Services, way: SignInWay | "first-admin", reason: string) {
  log.warn("desk-sign-in-failed", { way, reason });
}
