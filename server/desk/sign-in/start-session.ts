import type { Context } from "hono";
import type { SignInWay } from "#contracts/desk/session.ts";
import { recordAudit } from "../../audit/audit.ts";
import type { Services } from "../../services.ts";
import { installationKey, keyedHash, tokenHash } from "../../storage/ids.ts";
import { deleteRows } from "../../storage/rows.ts";
import type { Queries } from "../../storage/tables.ts";
import { browserInWords } from "./browser-in-words.ts";
import { deskCookies, setDeskCookie } from "./desk-cookies.ts";
import { openDeskSession } from "./sessions.ts";

type SignIn = {
  user: { id: string; email: string };
  by: SignInWay;
  /** Null when this way to sign in does not count as a confirmation. */
  confirmedAt: number | null;
};

/**
 * Signs in who is found, or returns false. Ends the browser's previous session and voids the links
 * that are still in the user's mailbox.
 */
export async function startSession(
  context: Context,
  { storage, environment, databaseNow }: Services,
  find: (queries: Queries, now: number) => Promise<SignIn | undefined>,
): Promise<boolean> {
  const now = await databaseNow();
  const kept = await storage.transaction(async (queries) => {
    const found = await find(queries, now);
    if (found === undefined) return undefined;
    const { user, by, confirmedAt } = found;
    const before = deskCookies(context, environment, "session").map(tokenHash);
    await deleteRows(queries, "desk_sessions", { token_hash: before });
    await deleteRows(queries, "desk_sign_in_links", { user_id: user.id });
    await recordAudit(queries, { user, now }, "signed-in", null, { by });
    const browser = browserInWords(context.req.header("user-agent"));
    const opened = { userId: user.id, signedInBy: by, browser, confirmedAt, now };
    return {
      session: await openDeskSession(queries, opened),
      knownBrowser: await markOfMember(queries, user.email),
    };
  });
  if (kept === undefined) return false;
  setDeskCookie(context, environment, "session", kept.session);
  setDeskCookie(context, environment, "knownBrowser", kept.knownBrowser);
  return true;
}

/** Does not log the typed address, which may belong to a person outside the team. */
export function logFailedSignIn({ log }: Services, way: SignInWay | "first-admin", reason: string) {
  log.warn("desk-sign-in-failed", { way, reason });
}

/**
 * What a browser keeps after a member has signed in there. It gives no access. Its requests for a
 * link to this address are counted apart, so strangers cannot use them up.
 */
async function markOfMember(queries: Queries, email: string): Promise<string> {
  const key = await installationKey(queries);
  return keyedHash(key, `known browser\n${email.toLowerCase()}`, "base64url");
}

export async function isKnownBrowser(
  context: Context,
  { storage, environment }: Services,
  email: string,
): Promise<boolean> {
  const marks = deskCookies(context, environment, "knownBrowser");
  if (marks.length === 0) return false;
  return marks.includes(await storage.run((queries) => markOfMember(queries, email)));
}
