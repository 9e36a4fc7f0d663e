import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import type { Storage } from "../storage/storage.ts";

/** N = 2^15: a guess costs about a sixth of a second and 34 MB. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

export type CheckPassword = (candidate: string) => Promise<boolean>;

/**
 * Takes the operator's password into use. If it is another than at the last start, every session
 * opened with the old one ends.
 */
export async function adoptPassword(storage: Storage, password: string): Promise<CheckPassword> {
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

/** A crowd of guesses waits in line instead of taking all memory and every thread. */
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
