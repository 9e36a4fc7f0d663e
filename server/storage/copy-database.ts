import { createHash } from "node:crypto";
import type { Queries, Tables } from "./tables.ts";

type Table = keyof Tables;

/** Parents come before the tables that refer to them. Each has the column that identifies a row. */
const keyColumns: Record<Table, string> = {
  desk_users: "id",
  people: "id",
  leads: "id",
  connections: "id",
  subscriptions: "id",
  newsletter_issues: "id",
  newsletter_recipients: "id",
  outbox: "id",
  suppressions: "email_hash",
  installation_key: "id",
  counts: "id",
  deck_sessions: "token_hash",
  deck_password: "id",
  trusted_networks: "network_hash",
  desk_sign_in_links: "token_hash",
  desk_sessions: "id",
  desk_passkeys: "id",
  desk_challenges: "token_hash",
  desk_audit: "id",
  person_notes: "id",
  person_events: "id",
  housekeeping: "id",
  booking_hours: "id",
  booking_absences: "id",
  booking_settings: "user_id",
  busy_times: "id",
  bookings: "id",
  booking_tokens: "token_hash",
  booking_cells: "id",
  partner_addresses: "partner",
  cpa_copies: "token_hash",
};

export const copiedTables = Object.keys(keyColumns) as Table[];

const rowsAtATime = 200;

type Row = Record<string, string | number | null>;

/** The number of rows and a hash of their contents, independent of their order and the engine. */
export type Fingerprint = { rows: number; hash: string };
export type Fingerprints = Record<Table, Fingerprint>;

/** Copying treats all tables alike, so rows have no column types here. */
function withPlainRows(queries: Queries) {
  return queries.$omitTables<keyof Tables>().$extendTables<Record<Table, Row>>();
}

export async function copyRows(from: Queries, to: Queries): Promise<void> {
  for (const table of copiedTables) {
    for await (const rows of pagesOf(from, table)) {
      await withPlainRows(to).insertInto(table).values(rows).execute();
    }
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
  const key = keyColumns[table];
  let query = withPlainRows(queries).selectFrom(table).selectAll().orderBy(key).limit(rowsAtATime);
  for (;;) {
    const rows = await query.execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    query = query.clearWhere().where(key, ">", last[key] ?? null);
  }
}
