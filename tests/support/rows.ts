import type { Recipient } from "#server/outbox/recipients.ts";
import { copiedTables } from "#server/storage/copy-database.ts";
import { findRows } from "#server/storage/rows.ts";
import type { Storage } from "#server/storage/storage.ts";
import type { OutboxRow, Tables } from "#server/storage/tables.ts";

type Name = keyof Tables;

/** All rows of a table. */
export function rowsIn<Table extends Name>(
  storage: Storage,
  table: Table,
): Promise<Tables[Table][]> {
  return storage.run((queries) => findRows(queries, table, {}));
}

/** Changes every row of a table, or the one with this id. */
export async function changeRows<Table extends Name>(
  storage: Storage,
  table: Table,
  values: Partial<Tables[Table]>,
  id?: string,
): Promise<void> {
  await storage.run((queries) => {
    const change = queries.updateTable(table as "leads").set(values as object);
    return (id === undefined ? change : change.where("id", "=", id)).execute();
  });
}

/** Who gets these messages, in alphabetical order. */
export function addressesIn(messages: readonly Pick<OutboxRow, "recipients">[]): string[] {
  return messages
    .flatMap(({ recipients }): Recipient[] => JSON.parse(recipients))
    .map(({ address }) => address)
    .toSorted();
}

/** Everything that is stored, in small letters, to look for what must not be there. */
export async function everythingIn(storage: Storage): Promise<string> {
  const tables = copiedTables.map((table) => rowsIn(storage, table));
  return JSON.stringify(await Promise.all(tables)).toLowerCase();
}
