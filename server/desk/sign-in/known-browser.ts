import type { Context } from "hono";
import type { Services } from "../../services.ts";
import { keyedHash } from "../../storage/ids.ts";
import { installationKey } from "../../storage/installation-key.ts";
import type { Queries } from "../../storage/tables.ts";
import { deskCookies } from "./desk-cookies.ts";

/**
 * What a browser keeps after a member has signed in there. It gives no access. Its requests for a
 * link to this address are counted apart, so strangers cannot use them up.
 */
export async function markOfMember(queries: Queries, email: string): Promise<string> {
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
