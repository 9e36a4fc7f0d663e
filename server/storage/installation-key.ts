import { newToken } from "./ids.ts";
import { addRow, findRow, knownRow } from "./rows.ts";
import type { Queries } from "./tables.ts";

/** Hashes of addresses are made with it, so that they cannot be guessed without the database. */
export async function installationKey(queries: Queries): Promise<string> {
  const known = await findRow(queries, "installation_key", { id: 1 });
  if (known) return known.key;
  await addRow(queries, "installation_key", { id: 1, key: newToken() });
  return (await knownRow(queries, "installation_key", { id: 1 })).key;
}
