import { randomBytes, randomInt, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deleteRows, findRow, putRow } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";

/** As OWASP's cheat sheet recommends: about half a second and 34 MB for each attempt. */
const recommendedCost: ScryptOptions = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };

export type CheckPassword = (candidate: string) => Promise<boolean>;

/** If the password or the hashing cost has changed since the last start, all sessions end. */
export async function storePassword(storage: Storage, password: string, cost = recommendedCost) {
  const known = await storage.run((queries) => findRow(queries, "deck_password", 1));
  if (known && (await matches(password, known, cost))) return oneAtATime(known, cost);

  const salt = randomBytes(16).toString("hex");
  const chosen = { salt, hash: (await hash(password, salt, cost)).toString("hex") };
  await storage.transaction(async (queries) => {
    await putRow(queries, "deck_password", { id: 1 }, chosen);
    await deleteRows(queries, "deck_sessions", {});
  });
  return oneAtATime(chosen, cost);
}

type Hashed = { salt: string; hash: string };

/** So that many attempts at once cannot use up memory and threads. */
function oneAtATime(hashed: Hashed, cost: ScryptOptions): CheckPassword {
  let last: Promise<unknown> = Promise.resolve();
  return (candidate) => {
    const check = last.then(() => matches(candidate, hashed, cost));
    last = check.catch(() => {});
    return check;
  };
}

async function matches(candidate: string, { salt, hash: expected }: Hashed, cost: ScryptOptions) {
  return timingSafeEqual(await hash(candidate, salt, cost), Buffer.from(expected, "hex"));
}

function hash(password: string, salt: string, cost: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const bytes = password.normalize("NFC");
    scrypt(bytes, salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

export function passwordFile(dataDir: string): string {
  return join(dataDir, "presentations-password");
}

export function generatedPassword(dataDir: string): string {
  const file = passwordFile(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    // Fails if the file exists, so that two servers starting together use the same password.
    writeFileSync(file, `${newPassword()}\n`, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}

/** Without letters that look like digits, because it is read out over the phone. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";

function newPassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}
