import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { refusals } from "./refusal.ts";

export function bearerOf(context: Context): string | undefined {
  return /^Bearer +(\S+)$/i.exec(context.req.header("authorization") ?? "")?.[1];
}

/** The browser's calls carry the public key. Comparing takes the same time wherever they differ. */
export function publicKeyGuard(publicAnonKey: string): (context: Context) => void {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  const expected = digest(publicAnonKey);
  return (context) => {
    const bearer = bearerOf(context);
    if (bearer === undefined || !timingSafeEqual(digest(bearer), expected)) {
      throw refusals.wrongKey();
    }
  };
}
