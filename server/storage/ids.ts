import { createHash, createHmac, randomBytes, randomUUIDv7 } from "node:crypto";
import { addRow, findRow, knownRow } from "./rows.ts";
import type { Queries } from "./tables.ts";

/**
 * The key of a new row. UUIDs of version 7 begin with the time, so new rows go to the end of an
 * index. With twenty thousand leads that halves what a commit has to write. Ids made in the same
 * millisecond are in random order.
 */
export function newId(): string {
  return randomUUIDv7();
}

export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether this has the form of a token. One that a mail program has cut off is shorter. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

export function keyedHash(key: string, text: string, encoding: "hex" | "base64url" = "hex") {
  return createHmac("sha256", key).update(text).digest(encoding);
}

/** Hashes of addresses are made with it, so that they cannot be guessed without the database. */
export async function installationKey(queries: Queries): Promise<string> {
  const known = await findRow(queries, "installation_key", { id: 1 });
  if (known) return known.key;
  await addRow(queries, "installation_key", { id: 1, key: newToken() });
  return (await knownRow(queries, "installation_key", { id: 1 })).key;
}

/** The hash that the database stores of a token. It cannot be used to sign in. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** A key derived from a request, so that a repeated request does not make a second row. */
export function keyedId(...parts: readonly string[]): string {
  const digest = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-a${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
}
