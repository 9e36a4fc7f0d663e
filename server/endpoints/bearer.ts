import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { refusals } from "./refusal.ts";

export function bearerOf(context: Context): string | undefined {
  return /^Bearer +(\S+)$/i.exec(context.req.header("authorization") ?? "")?.[1];
}

/** The browser's calls carry the public key. */
export function requirePublicKey(context: Context, publicAnonKey: string): void {
  const bearer = bearerOf(context);
  if (bearer === undefined || !sameSecret(bearer, publicAnonKey)) throw refusals.wrongKey();
}

/** Takes the same time wherever the two differ. */
export function sameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
