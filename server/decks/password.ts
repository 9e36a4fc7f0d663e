import { randomBytes, randomInt, scrypt, timingSafeEqual } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Storage } from "../storage/storage.ts";

/** As OWASP's Password Storage Cheat Sheet asks: a guess costs about half a second and 34 MB. */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };

export type CheckPassword = (candidate: string) => Promise<boolean>;

/**
 * Stores the hash of the operator's password. If it is another than at the last start, or was
 * hashed at another cost, every session opened with the old one ends.
 */
export async function storePassword(storage: Storage, password: string): Promise<CheckPassword> {
  const known = await storage.run((queries) =>
    queries.selectFrom("presentation_password").selectAll().executeTakeFirst(),
  );
  if (known && (await matches(password, known))) return oneAtATime(known);

  const salt = randomBytes(16).toString("hex");
  const chosen = { salt, hash: (await hash(password, salt)).toString("hex") };
  await storage.transaction(async (queries) => {
    await queries
      .insertInto("presentation_password")
      .values({ id: 1, ...chosen })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(chosen))
      .execute();
    await queries.deleteFrom("presentation_sessions").execute();
  });
  return oneAtATime(chosen);
}

type Hashed = { salt: string; hash: string };

/** Many guesses at once wait for each other instead of taking all memory and every thread. */
function oneAtATime(hashed: Hashed): CheckPassword {
  let last: Promise<unknown> = Promise.resolve();
  return (candidate) => {
    const check = last.then(() => matches(candidate, hashed));
    last = check.catch(() => {});
    return check;
  };
}

async function matches(candidate: string, { salt, hash: expected }: Hashed): Promise<boolean> {
  return timingSafeEqual(await hash(candidate, salt), Buffer.from(expected, "hex"));
}

function hash(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const bytes = password.normalize("NFC");
    scrypt(bytes, salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

export function passwordFile(dataDir: string): string {
  return join(dataDir, "presentations-password");
}

/** Made once, kept in the data folder where only the server's user can read it. */
export function generatedPassword(dataDir: string): string {
  const file = passwordFile(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    // Fails if it exists, so that two servers that start together end up with one password.
    writeFileSync(file, `${newPassword()}\n`, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}

/** No letters that are mistaken for digits: it will be read out over the phone. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";

function newPassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}
