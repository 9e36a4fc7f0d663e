import { createHash } from "node:crypto";
import { firstColumns } from "./migrations/0001-first-tables.ts";
import type { Queries, Tables } from "./tables.ts";

type Table = keyof Tables;

/** Parents come before the tables that refer to them. */
export const copiedTables = Object.keys(firstColumns) as Table[];

/** The column that identifies a row. */
function keyColumn(table: Table): string {
  const columns = Object.entries<string>(firstColumns[table]);
  return columns.find(([, type]) => type.includes("PRIMARY KEY"))?.[0] as string;
}

const rowsAtATime = 200;

type Row = Record<string, string | number | null>;

/** The number of rows and a hash of their contents, independent of their order and the engine. */
export type Fingerprint = { rows: number; hash: string };
export type Fingerprints = Record<Table, Fingerprint>;

/** Copying treats all tables alike, so rows have no column types here. */
function withPlainRows(queries: Queries) {
  return queries.$omitTables<keyof Tables>().$extendTables<Record<Table, Row>>();
}

export async function copyRows(from: Queries, to: Queries) {
  for (const table of copiedTables) {
    for await (const rows of pagesOf(from, table))
      await withPlainRows(to).insertInto(table).values(rows).execute();
  }
}

export async function fingerprintsOf(
  queries: Queries,
  /** A backup that an earlier version made may have fewer tables. */
  tables: readonly Table[] = copiedTables,
): Promise<Fingerprints> {
  const fingerprints: Partial<Fingerprints> = {};
  for (const table of tables) fingerprints[table] = await fingerprint(queries, table);
  return fingerprints as Fingerprints;
}

/** Row hashes are summed, so that the sort order of the database does not matter. */
async function fingerprint(queries: Queries, table: Table): Promise<Fingerprint> {
  let rows = 0;
  let sum = 0n;
  for await (const page of pagesOf(queries, table)) {
    for (const row of page) {
      const sorted = Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1));
      sum += BigInt(`0x${createHash("sha256").update(JSON.stringify(sorted)).digest("hex")}`);
      rows += 1;
    }
  }
  return { rows, hash: (sum % 2n ** 256n).toString(16).padStart(64, "0") };
}

/** Pages by key instead of by offset, so that the thousandth page costs as much as the first. */
async function* pagesOf(queries: Queries, table: Table): AsyncGenerator<Row[]> {
  const key = keyColumn(table);
  let query = withPlainRows(queries).selectFrom(table).selectAll().orderBy(key).limit(rowsAtATime);
  for (;;) {
    const rows = await query.execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    query = query.clearWhere().where(key, ">", last[key] ?? null);
  }
}
