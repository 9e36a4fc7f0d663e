import { newToken } from "./ids.ts";
import type { Queries } from "./tables.ts";

/** Hashes of addresses are made with it, so that they cannot be guessed without the database. */
export async function installationKey(queries: Queries): Promise<string> {
  const read = queries.selectFrom("installation_key").select("key").where("id", "=", 1);
  const known = await read.executeTakeFirst();
  if (known) return known.key;
  await queries
    .insertInto("installation_key")
    .values({ id: 1, key: newToken() })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  return (await read.executeTakeFirstOrThrow()).key;
}
